/// A word on the command line, or a value of an option, that is invalid.
public struct UsageError: Error, Equatable, Sendable {
    /// What is wrong and what would be right, in one line.
    public let message: String

    /// Says what is wrong and what would be right.
    public init(_ message: String) {
        self.message = message
    }
}
