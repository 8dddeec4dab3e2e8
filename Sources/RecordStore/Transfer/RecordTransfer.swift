import Networking
import SectionCLibrary
public import SectionEssentials

/// The files of a store as bytes, for a program that copies them between machines.
///
/// What changes records in any other way uses a ``RecordStoreInput``.
public struct RecordTransfer: Sendable {
    private let files: StoreFiles
    private let timeout: Duration
    private let now: @Sendable () -> Date

    /// Creates a transfer.
    ///
    /// - Parameters:
    ///   - kind: the name of the kind; a constant of the program, never untrusted input.
    ///   - location: the location of the store.
    ///   - timeout: how long to wait for another program that is writing.
    ///   - now: returns the current date, with which changes are dated.
    public init(
        of kind: String,
        in location: StoreLocation,
        timeout: Duration = .seconds(5),
        now: @escaping @Sendable () -> Date
    ) {
        files = StoreFiles(location, kind: RecordKind(kind, schema: 1))
        self.timeout = timeout
        self.now = now
    }

    /// The name of the kind of records, such as `flights`.
    public var kind: String { files.kind.name }

    /// Returns the files of all records and tombstones, sorted by name.
    ///
    /// - Throws: ``StoreError`` if the folder cannot be read, but not for a problem with a file.
    public func files() async throws(StoreError) -> RecordFileList {
        try await files.onThread { [files] () throws(StoreError) in
            guard let folder = try files.opened(.records) else { return RecordFileList(files: []) }
            let names: [String]
            do throws(SystemError) { names = try folder.names() } catch {
                throw .failed(folder: files.path, reason: error.reason)
            }
            var (found, unreadable) = ([RecordFile](), [RecordID]())
            for id in names.compactMap({ RecordID(fileName: $0) }).sorted() {
                do throws(SystemError) {
                    let file = try files.copy(of: id, in: folder)
                    if let file { found.append(file) } else { unreadable.append(id) }
                } catch {
                    if error.code != ENOENT { unreadable.append(id) }
                }
            }
            return RecordFileList(files: found, unreadable: unreadable)
        }
    }

    /// Replaces files, which are on disk when this method returns.
    ///
    /// Each is replaced on its own. The history has no entry for it, because the change was made
    /// elsewhere; so it cannot be undone here.
    ///
    /// - Returns: the names of the records that were changed in the meantime, and are not replaced.
    /// - Throws: ``StoreError`` if a file cannot be written.
    public func replace(
        _ replacements: [RecordReplacement]
    ) async throws(StoreError) -> Set<RecordID> {
        guard !replacements.isEmpty else { return [] }
        return try await files.onThread { [files, timeout] () throws(StoreError) in
            try StoreWriter.opened(files, timeout: timeout).replace(replacements)
        }
    }

    /// Gives records the contents of files, and removes others, as one change that can be undone.
    ///
    /// A record that is not here gets the file as it is; that of another is a later revision. A file
    /// that cannot be read is set aside under another name.
    ///
    /// - Returns: the change; nil if everything was as it should be.
    /// - Throws: ``StoreError`` if a record cannot be written; then nothing has changed.
    @discardableResult
    public func restore(
        _ files: [RecordFile], removing ids: [RecordID], summary: String
    ) async throws(StoreError) -> ChangeSummary? {
        try await self.files.onThread { [store = self.files, timeout, now] () throws(StoreError) in
            let writer = try StoreWriter.opened(store, timeout: timeout)
            let entry = try writer.restoring(files, removing: ids, summary, at: now().wholeSecond)
            guard !entry.steps.isEmpty else { return nil }
            try writer.write(entry)
            return entry.summaryWithoutNames
        }
    }
}
