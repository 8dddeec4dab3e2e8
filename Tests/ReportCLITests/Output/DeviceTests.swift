import FeatureTesting
import Foundation
import SectionCLibrary
@testable import ReportCLI
import Testing

/// Devices and pipes are written to directly, because a file cannot replace them.
@Suite struct DeviceTests {
    @Test func `a named pipe is written to and not replaced`() throws {
        let folder = try TemporaryFolder()
        let pipe = folder.path("pipe")
        try #require(mkfifo(pipe, 0o600) == 0)
        // Opening a pipe for writing does not block once it has a reader.
        let reader = open(pipe, O_RDONLY | O_NONBLOCK)
        try #require(reader >= 0)
        defer { close(reader) }

        try OutputFile(path: pipe).write("Sencha\n")

        var bytes = [UInt8](repeating: 0, count: 100)
        let count = read(reader, &bytes, bytes.count)
        #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "Sencha\n")
        #expect(try folder.names == ["pipe"])
        var status = stat()
        #expect(stat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    }

    @Test func `a named pipe that no program reads from is not waited for without end`() throws {
        let folder = try TemporaryFolder()
        let pipe = folder.path("pipe")
        try #require(mkfifo(pipe, 0o600) == 0)

        #expect(throws: OutputError.failed(reason: "no program reads from this pipe")) {
            _ = try PreparedFile(filling: pipe, patience: .zero)
        }
    }

    #if os(Linux)
        @Test func `the error for a full device is reported`() {
            #expect(throws: OutputError.failed(reason: "No space left on device")) {
                try OutputFile(path: "/dev/full").write("Sencha\n")
            }
        }

        @Test func `a link to a full device stays and no file is left`() throws {
            let folder = try TemporaryFolder()
            try folder.link("full", to: "/dev/full")

            #expect(throws: OutputError.self) {
                try OutputFile(path: folder.path("full")).write("Sencha\n")
            }

            #expect(try folder.names == ["full"])
            #expect(try folder.destination(of: "full") == "/dev/full")
        }
    #endif
}
