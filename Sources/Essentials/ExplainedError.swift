/// An error that tells the user what went wrong, and what to do next.
public protocol ExplainedError: Error, Equatable {
    /// What went wrong: one plain clause without a full stop.
    var summary: String { get }

    /// What the user can do next: one plain sentence.
    var recovery: String { get }
}
