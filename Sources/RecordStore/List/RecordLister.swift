import CLibrary
import Networking

/// Lists the records of a folder, from a ``RecordList`` where it is current and otherwise from the
/// files.
struct RecordLister<Record: StoredRecord>: Sendable {
    let files: StoreFiles

    /// The path of the list; nil for no list.
    let listPath: String?

    /// The system time, in nanoseconds since 1970.
    let now: @Sendable () -> Int64

    /// The maximum number of files that are read without writing a new list.
    static var enough: Int { 100 }

    /// The number of records from which a second thread is used.
    private static var share: Int { 2_000 }

    /// All records, sorted by id; a second thread reads some of the files if there are many.
    func packed() throws(StoreError) -> PackedContents<Record> {
        guard let contents = try contents() else { return PackedContents(StoredRecords()) }
        let read = read(contents)
        let list = contents.updated(with: read)
        if let listPath { save(list, contents, read, to: listPath) }
        return PackedContents(list, problems: read.problems + contents.foreign)
    }

    private func read(_ contents: FolderContents<Record>) -> ReadFiles<Record> {
        let (listed, added) = (contents.list.files.count, contents.added.count)
        let divisor = listed + added < Self.share ? 1 : 2
        let middle = (listed / divisor, added / divisor)
        var (first, second) = together(
            {
                ReadFiles(contents, listed: 0..<middle.0, added: 0..<middle.1, files)
            },
            {
                ReadFiles(contents, listed: middle.0..<listed, added: middle.1..<added, files)
            })
        first.append(second)
        return first
    }

    /// The contents of the folder, from the list if the folder is unchanged, or from its names.
    private func contents() throws(StoreError) -> FolderContents<Record>? {
        let start = now()
        guard let folder = try files.opened(.records) else { return nil }
        let list = listPath.flatMap(Self.list)
        do throws(SystemError) {
            let stamp = FileStamp(try folder.status())
            if let list, stamp.matches(list.files.folder) {
                return FolderContents(list: list, start: start)
            }
            return try FolderContents(
                of: folder, list: list, stamp: stamp.kept(readAfter: start), start: start)
        } catch {
            throw .failed(folder: files.path, reason: error.reason)
        }
    }

    private static func list(at path: String) -> RecordList<Record>? {
        guard let slash = path.lastIndex(of: "/"),
            let folder = try? Folder(String(path[..<slash]), followingLinks: true),
            let bytes = try? folder.bytes(
                of: String(path[path.index(after: slash)...]), limit: 1 << 30)
        else { return nil }
        return RecordListFile<Record>(bytes: bytes).list()
    }

    /// Removes the list, which has the content of all records.
    func removeList() {
        if let listPath { unlink(listPath) }
    }

    /// Writes a new list if many entries of the old one are outdated, or if it saves reading the
    /// names in the folder; errors are ignored.
    private func save(
        _ list: RecordList<Record>,
        _ contents: FolderContents<Record>,
        _ read: ReadFiles<Record>,
        to path: String
    ) {
        guard read.worthListing > Self.enough || contents.wouldSaveNames,
            let slash = path.lastIndex(of: "/")
        else { return }
        let folderPath = String(path[..<slash])
        try? Folder.make(folderPath, around: 0o700)
        guard let folder = try? Folder(folderPath, followingLinks: true) else { return }
        let name = String(path[path.index(after: slash)...])
        let draft = ".\(name).\(UInt64.random(in: .min ... .max))"
        let bytes = RecordListFile(list).bytes
        // Its hash finds a list that was not written to the end, so nothing waits for the disk.
        try? folder.write(draft, isSynced: false) { file throws(SystemError) in
            try bytes.withUnsafeBytes { writeAll($0, to: file) }.get()
        }
        try? folder.rename(draft, to: name, in: folder)
    }
}
