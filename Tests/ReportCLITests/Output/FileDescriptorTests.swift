import Foundation
import SectionCLibrary
@testable import ReportCLI
import Testing

/// Writes to a file descriptor, which may accept only a part of the text at a time.
@Suite struct FileDescriptorTests {
    /// A text larger than the buffer of a pipe.
    private let long = String(repeating: "Sencha – €3\n", count: 50_000)

    @Test(arguments: [true, false])
    func `a long text is written to a pipe in full`(waits: Bool) async throws {
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

    @Test func `an empty text can be written to a closed file`() throws {
        try FileDescriptor(-1).write("")
    }

    @Test func `the error for a closed file is the system's description`() {
        #expect(throws: OutputError.failed(reason: "Bad file descriptor")) {
            try FileDescriptor(-1).write("Sencha\n")
        }
    }

    /// Reads a file to its end on a separate thread, because the writer blocks the test's thread.
    private static func startReading(_ file: FileHandle) -> AsyncStream<Data> {
        let (stream, continuation) = AsyncStream<Data>.makeStream()
        Thread.detachNewThread {
            continuation.yield(file.readDataToEndOfFile())
            continuation.finish()
        }
        return stream
    }
}
