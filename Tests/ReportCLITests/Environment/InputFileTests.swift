import FeatureTesting
import Foundation
@testable import ReportCLI
import SectionKit
import Testing

/// Reading a saved response from a file.
@Suite struct InputFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `a file is read completely`() throws {
        let long = String(repeating: "Sencha – €3\n", count: 50_000)
        try folder.put(long, in: "menu.json")

        #expect(try InputFile(path: folder.path("menu.json")).read() == Data(long.utf8))
    }

    @Test func `a missing file is an error with the system's message`() {
        let path = folder.path("none")

        #expect(throws: UsageError("'\(path)' cannot be read: No such file or directory.")) {
            try InputFile(path: path).read()
        }
    }

    @Test func `a file over the limit is refused before it is read`() throws {
        let path = folder.path("large")
        try folder.put("", in: "large")
        try #require(FileHandle(forWritingAtPath: path)).truncate(atOffset: 1 << 40)

        #expect(throws: UsageError("'\(path)' cannot be read: it is longer than 1024 MB.")) {
            try InputFile(path: path).read()
        }
    }

    #if os(Linux)
        @Test func `an endless file is refused at the limit`() {
            let words = "'/dev/zero' cannot be read: it is longer than 4 MB."

            #expect(throws: UsageError(words)) {
                try InputFile(path: "/dev/zero", limit: 4 << 20).read()
            }
        }
    #endif

    @Test(arguments: [(5, true), (4, false)])
    func `a file with exactly the maximum size is read`(limit: Int, isRead: Bool) throws {
        try folder.put("Assam", in: "menu")

        let content = try? InputFile(path: folder.path("menu"), limit: limit).read()

        #expect((content != nil) == isRead)
    }
}
