import SectionCLibrary

/// An output for text.
public protocol TextOutput: Sendable {
    /// Writes all of the text, as UTF-8.
    func write(_ text: String) throws(OutputError)
}

/// An open file descriptor, such as standard output.
package struct FileDescriptor: TextOutput {
    /// Standard output, number 1.
    package static let standardOutput = FileDescriptor(STDOUT_FILENO)

    /// Standard error, number 2.
    package static let standardError = FileDescriptor(STDERR_FILENO)

    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    /// Writes all of the text, in as many system calls as needed.
    package func write(_ text: String) throws(OutputError) {
        do throws(SystemError) {
            try writeAll(text, to: number)
        } catch {
            throw OutputError(error)
        }
    }
}

extension OutputError {
    /// Creates the error of a failed system call.
    init(_ error: SystemError) {
        self = error.code == EPIPE ? .readerGone : .failed(reason: error.reason)
    }
}
