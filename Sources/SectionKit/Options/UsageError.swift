/// An invalid word on the command line, or an invalid value of an option.
public struct UsageError: Error, Sendable {
    /// What is wrong and what is valid, in one line.
    public let message: String

    /// Whether each value is valid, but not all of them together.
    package private(set) var isConflict = false

    /// Creates an error.
    public init(_ message: String) {
        self.message = message
    }

    /// Creates an error about options that cannot be used together, or of which one needs another,
    /// such as `--radius` without `--near`.
    ///
    /// If a part of that is a default that a person has set, the default is left out instead, so
    /// that what is on the command line applies.
    public init(conflict message: String) {
        self.message = message
        isConflict = true
    }
}

extension UsageError {
    /// The message without its full stop, as a clause that can end another sentence.
    public var clause: String { message.hasSuffix(".") ? String(message.dropLast()) : message }
}

extension UsageError: Equatable {
    /// Returns whether two errors say the same.
    public static func == (one: UsageError, other: UsageError) -> Bool {
        one.message == other.message
    }
}
