/// The files of a store as bytes, for a program that copies them between machines.
///
/// What changes records in any other way uses a ``RecordStoreInput``.
public protocol RecordTransferInput: Sendable {
    /// The name of the kind of records, such as `flights`.
    var kind: String { get }

    /// Returns the files of all records and tombstones.
    ///
    /// - Throws: ``StoreError`` if the folder cannot be read, but not for a problem with a file.
    func files() async throws(StoreError) -> RecordFileList

    /// Replaces files, which are on disk when this method returns.
    ///
    /// Each is replaced on its own. The history has no entry for it, because the change was made
    /// elsewhere; so it cannot be undone here.
    ///
    /// - Returns: the names of the records that were changed in the meantime, and are not replaced.
    /// - Throws: ``StoreError`` if a file cannot be written.
    func replace(_ replacements: [RecordReplacement]) async throws(StoreError) -> Set<RecordID>

    /// Gives a record the content of a file, as a change that can be undone.
    ///
    /// - Throws: ``StoreError`` if the record cannot be written.
    @discardableResult
    func restore(_ file: RecordFile, summary: String) async throws(StoreError) -> ChangeSummary
}
