/// The records of one kind that a person keeps: what a service is given, and what a spy stands in
/// for.
public protocol RecordStoreInput<Record>: Sendable {
    /// What is kept.
    associatedtype Record: StoredRecord

    /// All records, those that were removed, and what is odd among the files.
    ///
    /// - Throws: ``StoreError`` if the folder cannot be read; one odd file is no reason.
    func all() async throws(StoreError) -> StoredRecords<Record>

    /// One record; nil if there is none, or it was removed.
    ///
    /// - Throws: ``StoreError/unusable(_:)`` if its file is odd, and others if the folder cannot
    ///   be read.
    func record(_ id: RecordID) async throws(StoreError) -> Revised<Record>?

    /// Makes a change, all of it or nothing, which is on the disk when this returns.
    ///
    /// - Throws: ``StoreError``, such as ``StoreError/conflict(_:current:)`` if a record is not as
    ///   the change expects it.
    @discardableResult
    func commit(_ change: StoreChange<Record>) async throws(StoreError) -> ChangeSummary

    /// Undoes the last change that is not undone yet, which is a change of its own: its records
    /// get a new revision that says what they said before.
    ///
    /// It is refused where a record was changed since by anything but what has been undone too.
    /// An undo is not undone itself, so that calling this again goes further back.
    ///
    /// - Throws: ``StoreError/nothingToUndo``, ``StoreError/changedSince(_:_:)`` and others.
    @discardableResult
    func undo() async throws(StoreError) -> ChangeSummary

    /// The last 50 changes and undos, the newest first.
    ///
    /// - Throws: ``StoreError`` if the folder cannot be read.
    func history() async throws(StoreError) -> [ChangeSummary]

    /// Everything odd in the folder, by file; nothing is moved or mended.
    ///
    /// - Throws: ``StoreError`` if the folder cannot be read.
    func doctor() async throws(StoreError) -> [StoreProblem]
}
