public import SectionEssentials

/// A change that a store has made.
public struct ChangeSummary: Equatable, Sendable {
    /// A record that was changed.
    public struct Item: Equatable, Sendable {
        /// The name of the record.
        public let id: RecordID

        /// The revision that the change wrote.
        public let revision: Int

        /// Whether the record was there before the change.
        public let wasThere: Bool

        /// Whether the change removed the record.
        public let isRemoved: Bool

        /// What a person calls the record; nil if it has no name but its ID, or if the change is one
        /// of several records.
        public let name: String?

        /// What a person called the record before the change, as for ``name``; nil if it was not there.
        package let formerName: String?

        package init(
            id: RecordID, revision: Int, wasThere: Bool, isRemoved: Bool, name: String? = nil,
            formerName: String? = nil
        ) {
            self.id = id
            self.revision = revision
            self.wasThere = wasThere
            self.isRemoved = isRemoved
            self.name = name
            self.formerName = formerName
        }
    }

    /// The number of the change, from 1.
    public let number: Int

    /// A short description of the change.
    public let summary: String

    /// When the change was made, to the second.
    public let changedAt: Date

    /// The changed records, in the order of the change.
    public let items: [Item]

    /// The number of the change that this one undid; nil if it is not an undo.
    public let undoes: Int?

    /// The number of the change that undid this one; nil if it has not been undone.
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
