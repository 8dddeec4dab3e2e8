public import SectionEssentials

/// The interface of a store of records of one kind, which services use and tests replace with a
/// spy.
public protocol RecordStoreInput<Record>: Sendable {
    /// The type of the records.
    associatedtype Record: StoredRecord

    /// Returns all records, the tombstones of removed records, and the problems with files.
    ///
    /// - Throws: ``StoreError`` if the folder cannot be read, but not for a problem with a file.
    func all() async throws(StoreError) -> StoredRecords<Record>

    /// Returns the same, packed: faster, for lists that read a few values of each record.
    ///
    /// - Throws: ``StoreError`` if the folder cannot be read, but not for a problem with a file.
    func packed() async throws(StoreError) -> PackedContents<Record>

    /// Returns one record; nil if there is none, or it was removed.
    ///
    /// - Throws: ``StoreError/unusable(_:)`` if its file has a problem, and other errors if the
    ///   folder cannot be read.
    func record(_ id: RecordID) async throws(StoreError) -> Revised<Record>?

    /// Makes a change, completely or not at all; it is on disk when this method returns.
    ///
    /// - Throws: ``StoreError``, such as ``StoreError/conflict(record:current:)`` if a record is not
    ///   as the change expects.
    @discardableResult
    func commit(_ change: StoreChange<Record>) async throws(StoreError) -> ChangeSummary

    /// Undoes the last change that has not been undone; the undo is a change of its own, in which
    /// the records get a new revision with their earlier content.
    ///
    /// It fails if a record was changed since, unless those changes were undone too. An undo
    /// cannot be undone, so that calling this method again goes further back: as far as the last
    /// 50 changes.
    ///
    /// - Throws: ``StoreError/nothingToUndo``, ``StoreError/changedSince(_:record:)`` and others.
    @discardableResult
    func undo() async throws(StoreError) -> ChangeSummary

    /// Deletes all records, their tombstones and the history, which cannot be undone.
    ///
    /// Files that are not records stay. If it is interrupted, some records may be left, and calling
    /// it again deletes them.
    ///
    /// - Throws: ``StoreError`` if a file cannot be deleted.
    func erase() async throws(StoreError)

    /// Returns the last 100 changes and undos, newest first.
    ///
    /// - Throws: ``StoreError`` if the folder cannot be read.
    func history() async throws(StoreError) -> [ChangeSummary]

    /// Returns when a change was written, to tell changes of several stores in one second apart; nil
    /// if that is not known.
    func written(_ change: ChangeSummary) async -> Date?

    /// Returns all problems in the folder, sorted by file; nothing is moved or repaired.
    ///
    /// - Throws: ``StoreError`` if the folder cannot be read.
    func doctor() async throws(StoreError) -> [StoreProblem]
}

extension RecordStoreInput {
    /// Nothing is known but the date of the change.
    public func written(_ change: ChangeSummary) async -> Date? { nil }

    /// Packs all records.
    public func packed() async throws(StoreError) -> PackedContents<Record> {
        PackedContents(try await all())
    }
}
