import CLibrary

/// A place that text can be written to.
public protocol TextOutput: Sendable {
    /// Writes all of the text, as UTF-8, or throws.
    func write(_ text: String) throws(OutputError)
}

/// An open file of the system, such as standard output.
public struct FileDescriptor: TextOutput {
    /// Standard output, number 1.
    public static let standardOutput = FileDescriptor(STDOUT_FILENO)

    /// Standard error, number 2.
    public static let standardError = FileDescriptor(STDERR_FILENO)

    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    /// Writes all of the text, however many calls the system makes of it.
    public func write(_ text: String) throws(OutputError) {
        do throws(SystemError) {
            try writeAll(text, to: number)
        } catch {
            throw OutputError(error)
        }
    }
}

extension OutputError {
    /// What a failure of the system means for the one who writes.
    init(_ error: SystemError) {
        self = error.code == EPIPE ? .readerGone : .failed(reason: error.reason)
    }
}
