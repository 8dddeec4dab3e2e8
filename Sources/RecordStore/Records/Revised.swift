public import Essentials

/// A record as a store has it.
public struct Revised<Record: Sendable>: Sendable {
    /// Its name.
    public let id: RecordID

    /// What it says.
    public let record: Record

    /// How often it was written, from 1; it grows with each change and each undo.
    public let revision: Int

    /// When it was last changed, to the second.
    public let changedAt: Date

    /// Puts together what a store has of a record.
    public init(id: RecordID, record: Record, revision: Int, changedAt: Date) {
        self.id = id
        self.record = record
        self.revision = revision
        self.changedAt = changedAt
    }
}

extension Revised: Equatable where Record: Equatable {}

/// What is left of a record that was removed, so that other copies of it can be removed too.
public struct Tombstone: Equatable, Sendable {
    /// The name of the record.
    public let id: RecordID

    /// The revision that removed it.
    public let revision: Int

    /// When it was removed, to the second.
    public let changedAt: Date

    /// Puts together what is left of a record.
    public init(id: RecordID, revision: Int, changedAt: Date) {
        self.id = id
        self.revision = revision
        self.changedAt = changedAt
    }
}

/// All that a store has, by the names of the records.
public struct StoredRecords<Record: Sendable>: Sendable {
    /// The records.
    public var records: [Revised<Record>]

    /// Those that were removed.
    public var tombstones: [Tombstone]

    /// What is odd among the files; each is left as it is, and out of the records.
    public var problems: [StoreProblem]

    /// Puts together what a store has.
    public init(
        records: [Revised<Record>] = [],
        tombstones: [Tombstone] = [],
        problems: [StoreProblem] = []
    ) {
        self.records = records
        self.tombstones = tombstones
        self.problems = problems
    }
}

extension StoredRecords: Equatable where Record: Equatable {}
