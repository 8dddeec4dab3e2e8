import Foundation
import Testing

@testable import FeatureTesting

@Suite struct GoldenTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "golden-tests-\(UUID().uuidString)")

    @Test func `accepts what its file holds`() throws {
        try withGolden("one\ntwo\n") { test in
            try Golden.verify("one\ntwo\n", "sample.txt", beside: test, recording: false)
        }
    }

    @Test func `names the lines that differ`() throws {
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

    @Test func `notices a difference in nothing but space`() throws {
        try withGolden("one\ntwo\n") { test in
            for text in ["one\ntwo", "one\ntwo\n\n", "one\ntwo \n", "one\n\ntwo\n", ""] {
                #expect(throws: Golden.Mismatch.self) {
                    try Golden.verify(text, "sample.txt", beside: test, recording: false)
                }
            }
        }
    }

    @Test func `tells a letter from its decomposed form`() throws {
        try withGolden("\u{E4}\n") { test in
            #expect(throws: Golden.Mismatch.self) {
                try Golden.verify("a\u{308}\n", "sample.txt", beside: test, recording: false)
            }
        }
    }

    @Test func `fails where there is no file, and writes none`() throws {
        let test = folder.appending(path: "Sample.swift").path()

        #expect(throws: Golden.Mismatch.self) {
            try Golden.verify("", "sample.txt", beside: test, recording: false)
        }

        #expect(!FileManager.default.fileExists(atPath: folder.path()))
    }

    @Test func `records what it is given, readable, and fails all the same`() throws {
        try withGolden("old\n") { test in
            #expect(throws: Golden.Mismatch.self) {
                try Golden.verify("\u{1B}[1mnew\n", "sample.txt", beside: test, recording: true)
            }

            let file = folder.appending(path: "Goldens/sample.txt")
            #expect(try String(contentsOf: file, encoding: .utf8) == "␛[1mnew\n")
            try Golden.verify("\u{1B}[1mnew\n", "sample.txt", beside: test, recording: false)
        }
    }

    @Test func `writes the line ends of other systems out`() throws {
        try withGolden("one␍\ntwo\n") { test in
            try Golden.verify("one\r\ntwo\n", "sample.txt", beside: test, recording: false)
            #expect(throws: Golden.Mismatch.self) {
                try Golden.verify("one\ntwo\n", "sample.txt", beside: test, recording: false)
            }
        }
    }

    @Test func `makes the folder to record in`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let test = folder.appending(path: "Sample.swift").path()

        #expect(throws: Golden.Mismatch.self) {
            try Golden.verify("new\n", "sample.txt", beside: test, recording: true)
        }

        try Golden.verify("new\n", "sample.txt", beside: test, recording: false)
    }

    /// Calls with the path of a test that has a golden file beside it.
    private func withGolden(_ text: String, _ body: (_ test: String) throws -> Void) throws {
        let goldens = folder.appending(path: "Goldens")
        try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(text.utf8).write(to: goldens.appending(path: "sample.txt"))
        try body(folder.appending(path: "Sample.swift").path())
    }
}
