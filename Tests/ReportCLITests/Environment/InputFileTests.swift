import FeatureTesting
import Foundation
import Networking
import SectionKit
import Testing

@testable import ReportCLI

/// Files that responses were saved in, and what is no such file.
@Suite struct InputFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func content(_ path: String, memoryLimit: Int = 1 << 20) throws -> Data {
        var file = InputFile(path: path, temporaryFolder: folder.path("."))
        file.memoryLimit = memoryLimit
        return try file.open().data()
    }

    @Test func `A file is read whole`() throws {
        let long = String(repeating: "Sencha – €3\n", count: 50_000)
        try folder.put(long, in: "menu.json")

        #expect(try content(folder.path("menu.json")) == Data(long.utf8))
    }

    @Test func `A missing file is reported in the system's words`() {
        let path = folder.path("none")

        #expect(throws: UsageError("'\(path)' cannot be read: No such file or directory.")) {
            try content(path)
        }
    }

    @Test func `A folder is reported in the system's words`() {
        let path = folder.path(".")

        #expect(throws: UsageError("'\(path)' cannot be read: Is a directory.")) {
            try content(path)
        }
    }

    /// What is longer than memory holds goes to a file that no folder shows.
    @Test(arguments: [0, 1, 99_999, 100_000, 100_001, 300_000])
    func `A pipe is read to its end`(length: Int) throws {
        let text = String(repeating: "t", count: length)
        let pipe = Pipe()
        let writing = pipe.fileHandleForWriting
        let reading = pipe.fileHandleForReading.fileDescriptor
        Thread.detachNewThread {
            writing.write(Data(text.utf8))
            writing.closeFile()
        }

        let read = try content("/dev/fd/\(reading)", memoryLimit: 100_000)

        #expect(read == Data(text.utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(".")) == [])
    }

    #if os(Linux)
        @Test func `A device without an end is refused at the limit`() {
            var file = InputFile(path: "/dev/zero", temporaryFolder: folder.path("."))
            file.deviceLimit = 4 << 20

            #expect(
                throws: UsageError("'/dev/zero' cannot be read: it is longer than 4 MB.")
            ) {
                try file.open()
            }
        }
    #endif
}
