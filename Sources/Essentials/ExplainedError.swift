/// An error in words for a person: what went wrong, and what to do next.
public protocol ExplainedError: Error, Equatable {
    /// What went wrong, as one plain clause without a full stop.
    var summary: String { get }

    /// What the reader can do next, as one plain sentence.
    var recovery: String { get }
}
