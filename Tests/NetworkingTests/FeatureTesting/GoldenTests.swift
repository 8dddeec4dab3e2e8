import Foundation
import Testing

@testable import FeatureTesting

@Suite struct GoldenTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "golden-tests-\(UUID().uuidString)")

    @Test func `text that matches its golden file passes`() throws {
        try withGolden("one\ntwo\n") { test in
            try Golden.verify("one\ntwo\n", "sample.txt", beside: test, recording: false)
        }
    }

    @Test func `a mismatch names the lines that differ`() throws {
        try withGolden("one\ntwo\n") { test in
            let mismatch = try #require(throws: Golden.Mismatch.self) {
                try Golden.verify("one\n2\n", "sample.txt", beside: test, recording: false)
            }

            #expect(mismatch.description.contains("sample.txt"))
            #expect(mismatch.description.contains("- 2: two"))
            #expect(mismatch.description.contains("+ 2: 2"))
            #expect(!mismatch.description.contains("one"))
        }
    }

    @Test func `a difference in white space alone is detected`() throws {
        try withGolden("one\ntwo\n") { test in
            for text in ["one\ntwo", "one\ntwo\n\n", "one\ntwo \n", "one\n\ntwo\n", ""] {
                #expect(throws: Golden.Mismatch.self) {
                    try Golden.verify(text, "sample.txt", beside: test, recording: false)
                }
            }
        }
    }

    @Test func `a letter differs from its decomposed form`() throws {
        try withGolden("\u{E4}\n") { test in
            #expect(throws: Golden.Mismatch.self) {
                try Golden.verify("a\u{308}\n", "sample.txt", beside: test, recording: false)
            }
        }
    }

    @Test func `a missing golden file is a failure, and none is written`() throws {
        let test = folder.appending(path: "Sample.swift").path()

        #expect(throws: Golden.Mismatch.self) {
            try Golden.verify("", "sample.txt", beside: test, recording: false)
        }

        #expect(!FileManager.default.fileExists(atPath: folder.path()))
    }

    @Test func `recording writes a readable file, and still fails`() throws {
        try withGolden("old\n") { test in
            #expect(throws: Golden.Mismatch.self) {
                try Golden.verify("\u{1B}[1mnew\n", "sample.txt", beside: test, recording: true)
            }

            let file = folder.appending(path: "Goldens/sample.txt")
            #expect(try String(contentsOf: file, encoding: .utf8) == "␛[1mnew\n")
            try Golden.verify("\u{1B}[1mnew\n", "sample.txt", beside: test, recording: false)
        }
    }

    @Test func `line ends of other systems are written as escapes`() throws {
        try withGolden("one␍\ntwo\n") { test in
            try Golden.verify("one\r\ntwo\n", "sample.txt", beside: test, recording: false)
            #expect(throws: Golden.Mismatch.self) {
                try Golden.verify("one\ntwo\n", "sample.txt", beside: test, recording: false)
            }
        }
    }

    @Test func `recording creates the folder`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let test = folder.appending(path: "Sample.swift").path()

        #expect(throws: Golden.Mismatch.self) {
            try Golden.verify("new\n", "sample.txt", beside: test, recording: true)
        }

        try Golden.verify("new\n", "sample.txt", beside: test, recording: false)
    }

    /// Calls a closure with the path of a test that has a golden file.
    private func withGolden(_ text: String, _ body: (_ test: String) throws -> Void) throws {
        let goldens = folder.appending(path: "Goldens")
        try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(text.utf8).write(to: goldens.appending(path: "sample.txt"))
        try body(folder.appending(path: "Sample.swift").path())
    }
}
