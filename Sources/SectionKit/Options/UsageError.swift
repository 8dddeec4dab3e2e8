/// An invalid word on the command line, or an invalid value of an option.
public struct UsageError: Error, Equatable, Sendable {
    /// What is wrong and what is valid, in one line.
    public let message: String

    /// Creates an error.
    public init(_ message: String) {
        self.message = message
    }
}
