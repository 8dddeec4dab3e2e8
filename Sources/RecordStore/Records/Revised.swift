public import SectionEssentials

/// A stored record with its name, revision and date.
///
/// It never changes. A record may be large, so lists of many hold references.
public final class Revised<Record: Sendable>: Sendable {
    /// The name of the record.
    public let id: RecordID

    /// The record itself.
    public let record: Record

    /// The number of times that the record was written, incremented by each change and undo.
    public let revision: Int

    /// When the record was last changed, to the second.
    public let changedAt: Date

    /// Creates a stored record.
    public init(id: RecordID, record: Record, revision: Int, changedAt: Date) {
        self.id = id
        self.record = record
        self.revision = revision
        self.changedAt = changedAt
    }
}

extension Revised: Equatable where Record: Equatable {
    /// Whether the name, the record, its revision and its date are the same.
    public static func == (one: Revised, other: Revised) -> Bool {
        one === other
            || one.id == other.id && one.revision == other.revision
                && one.changedAt == other.changedAt && one.record == other.record
    }
}

/// The trace of a removed record, so that other copies of it can be removed too.
public struct Tombstone: Equatable, Sendable {
    /// The name of the record.
    public let id: RecordID

    /// The revision that removed it.
    public let revision: Int

    /// When the record was removed, to the second.
    public let changedAt: Date

    /// Creates a tombstone.
    public init(id: RecordID, revision: Int, changedAt: Date) {
        self.id = id
        self.revision = revision
        self.changedAt = changedAt
    }
}

/// The contents of a store, sorted by name.
public struct StoredRecords<Record: Sendable>: Sendable {
    /// The records.
    public var records: [Revised<Record>]

    /// The tombstones of removed records.
    public var tombstones: [Tombstone]

    /// The problems with files, which are not changed and not among the records.
    public var problems: [StoreProblem]

    /// Creates the contents of a store.
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
