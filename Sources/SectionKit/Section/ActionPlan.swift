/// What an action would change, which `--dry-run` and the question before an action show.
public struct ActionPlan: Equatable, Sendable {
    /// The change in a few words, starting with a verb, without a full stop, such as
    /// `remove “Dune”`.
    public let summary: String

    /// The details of the change; empty where the summary says it all.
    public let changes: [Block]

    /// Creates a plan.
    public init(_ summary: String, changes: [Block] = []) {
        self.summary = summary
        self.changes = changes
    }
}
