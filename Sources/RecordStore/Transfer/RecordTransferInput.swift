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

    /// Gives records the contents of files, and removes others, as one change that can be undone.
    ///
    /// A record that is not here gets the file as it is; that of another is a later revision. A file
    /// that cannot be read is set aside under another name.
    ///
    /// - Returns: the change; nil if everything was as it should be.
    /// - Throws: ``StoreError`` if a record cannot be written; then nothing has changed.
    @discardableResult
    func restore(
        _ files: [RecordFile], removing ids: [RecordID], summary: String
    ) async throws(StoreError) -> ChangeSummary?
}
