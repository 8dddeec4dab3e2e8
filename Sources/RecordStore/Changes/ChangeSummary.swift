public import Essentials

/// A change that a store has made.
public struct ChangeSummary: Equatable, Sendable {
    /// A record that was changed.
    public struct Item: Equatable, Sendable {
        /// The name of the record.
        public let id: RecordID

        /// The revision that the change made.
        public let revision: Int

        /// Whether the change removed it.
        public let isRemoved: Bool

        package init(id: RecordID, revision: Int, isRemoved: Bool) {
            self.id = id
            self.revision = revision
            self.isRemoved = isRemoved
        }
    }

    /// The number of the change, from 1.
    public let number: Int

    /// What the change did, as a short phrase.
    public let summary: String

    /// When it was made, to the second.
    public let changedAt: Date

    /// The records, in the order of the change.
    public let items: [Item]

    /// The number of the change that this one undid; nil for any other.
    public let undoes: Int?

    /// The number of the change that has undone this one; nil if none has.
    public let undoneBy: Int?

    package init(
        number: Int,
        summary: String,
        changedAt: Date,
        items: [Item],
        undoes: Int?,
        undoneBy: Int?
    ) {
        self.number = number
        self.summary = summary
        self.changedAt = changedAt
        self.items = items
        self.undoes = undoes
        self.undoneBy = undoneBy
    }
}
