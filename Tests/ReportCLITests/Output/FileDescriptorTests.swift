import CLibrary
import Foundation
@testable import ReportCLI
import Testing

/// Writing to an open file, however little of it the system takes at a time.
@Suite struct FileDescriptorTests {
    /// More than any pipe holds.
    private let long = String(repeating: "Sencha – €3\n", count: 50_000)

    @Test(arguments: [true, false])
    func `all of a long text goes through a pipe`(waits: Bool) async throws {
        let pipe = Pipe()
        let writer = pipe.fileHandleForWriting
        if !waits {
            let flags = fcntl(writer.fileDescriptor, F_GETFL)
            try #require(fcntl(writer.fileDescriptor, F_SETFL, flags | O_NONBLOCK) == 0)
        }

        let reading = Self.startReading(pipe.fileHandleForReading)
        try FileDescriptor(writer.fileDescriptor).write(long)
        try writer.close()

        let read = await reading.first { _ in true }
        #expect(read == Data(long.utf8))
    }

    @Test func `nothing to write is written anywhere`() throws {
        try FileDescriptor(-1).write("")
    }

    @Test func `a file that is not open fails in the system's words`() {
        #expect(throws: OutputError.failed(reason: "Bad file descriptor")) {
            try FileDescriptor(-1).write("Sencha\n")
        }
    }

    /// Reads all that comes, on a thread of its own as the writer waits for it on the test's.
    private static func startReading(_ file: FileHandle) -> AsyncStream<Data> {
        let (stream, continuation) = AsyncStream<Data>.makeStream()
        Thread.detachNewThread {
            continuation.yield(file.readDataToEndOfFile())
            continuation.finish()
        }
        return stream
    }
}
