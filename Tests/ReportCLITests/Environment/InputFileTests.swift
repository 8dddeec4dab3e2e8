import FeatureTesting
import Foundation
@testable import ReportCLI
import SectionKit
import Testing

/// Files that answers were saved in, and what is no such file.
@Suite struct InputFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `is read whole`() throws {
        let long = String(repeating: "Sencha – €3\n", count: 50_000)
        try folder.put(long, in: "menu.json")

        #expect(try InputFile(path: folder.path("menu.json")).read() == Data(long.utf8))
    }

    @Test func `what is not there is told in the system's words`() {
        let path = folder.path("none")

        #expect(throws: UsageError("'\(path)' cannot be read: No such file or directory.")) {
            try InputFile(path: path).read()
        }
    }

    @Test func `a file as large as a disk is refused before it is read`() throws {
        let path = folder.path("large")
        try folder.put("", in: "large")
        try #require(FileHandle(forWritingAtPath: path)).truncate(atOffset: 1 << 40)

        #expect(throws: UsageError("'\(path)' cannot be read: it is longer than 1024 MB.")) {
            try InputFile(path: path).read()
        }
    }

    #if os(Linux)
        @Test func `what has no end is refused at the limit`() {
            let words = "'/dev/zero' cannot be read: it is longer than 4 MB."

            #expect(throws: UsageError(words)) {
                try InputFile(path: "/dev/zero", limit: 4 << 20).read()
            }
        }
    #endif

    @Test(arguments: [(5, true), (4, false)])
    func `the limit itself is within it`(limit: Int, isRead: Bool) throws {
        try folder.put("Assam", in: "menu")

        let content = try? InputFile(path: folder.path("menu"), limit: limit).read()

        #expect((content != nil) == isRead)
    }
}
