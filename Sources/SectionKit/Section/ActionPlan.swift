/// What an action would change, which `--dry-run` and the question before an action show.
public struct ActionPlan: Equatable, Sendable {
    /// The change in a few words, starting with a verb, without a full stop, such as
    /// `remove “Dune”`.
    public let summary: String

    /// The details of the change; empty where the summary says it all.
    public let changes: [Block]

    /// Whether nothing would change, so that nobody is asked to confirm it.
    public let changesNothing: Bool

    /// Creates a plan.
    public init(_ summary: String, changes: [Block] = [], changesNothing: Bool = false) {
        self.summary = summary
        self.changes = changes
        self.changesNothing = changesNothing
    }
}
