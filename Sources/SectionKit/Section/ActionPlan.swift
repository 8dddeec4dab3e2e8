/// What an action would change: shown by `--dry-run`, and before it asks whether to go on.
public struct ActionPlan: Equatable, Sendable {
    /// What would be done, beginning with a verb and without a full stop, such as
    /// `remove “Dune”`.
    public let summary: String

    /// What would change, in detail; none where the summary says it all.
    public let changes: [Block]

    /// Describes what would be done.
    public init(_ summary: String, changes: [Block] = []) {
        self.summary = summary
        self.changes = changes
    }
}
