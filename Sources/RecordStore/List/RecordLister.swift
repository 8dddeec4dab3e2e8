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

    /// All records, sorted by id.
    func all() async throws(StoreError) -> StoredRecords<Record> {
        try await files.onThread { [self] () throws(StoreError) in try allHere() }
    }

    /// Reads all records, on a second thread too if there are many.
    private func allHere() throws(StoreError) -> StoredRecords<Record> {
        guard let contents = try contents() else { return StoredRecords() }
        let count = contents.items.count
        let middle = count < Self.share ? count : count / 2
        let part = { @Sendable places in ListPart<Record>(contents, places, files) }
        let (first, second): (ListPart<Record>, ListPart<Record>?) =
            middle == count
            ? (part(0..<count), nil)
            : together({ part(0..<middle) }, { Optional(part(middle..<count)) })
        if let listPath { save(contents, first.fresh + (second?.fresh ?? []), to: listPath) }
        // The first part is not copied, because nothing else refers to it.
        var all = (consume first).found
        if let second {
            all.records += second.found.records
            all.tombstones += second.found.tombstones
            all.problems += second.found.problems
        }
        all.problems += contents.foreign
        return all
    }

    /// The contents of the folder, from the list if the folder is unchanged, or from its names.
    private func contents() throws(StoreError) -> FolderContents? {
        let start = now()
        guard let folder = try files.opened(.records) else { return nil }
        let list = listPath.flatMap(Self.list)
        do throws(SystemError) {
            let stamp = FileStamp(try folder.status())
            if let list, stamp.matches(list.folder) {
                return FolderContents(list: list, stamp: stamp, start: start)
            }
            return try FolderContents(
                of: folder, list: list, stamp: stamp.kept(readAfter: start), start: start)
        } catch {
            throw .failed(folder: files.path, reason: error.reason)
        }
    }

    private static func list(at path: String) -> RecordList? {
        guard let slash = path.lastIndex(of: "/"),
            let folder = try? Folder(String(path[..<slash]), followingLinks: true),
            let bytes = try? folder.bytes(
                of: String(path[path.index(after: slash)...]), limit: 1 << 30)
        else { return nil }
        return RecordList(bytes)
    }

    /// Removes the list, which has the content of all records.
    func removeList() {
        if let listPath { unlink(listPath) }
    }

    /// Writes a new list if many entries of the old one are outdated, or if it saves reading the
    /// names in the folder; errors are ignored.
    private func save(_ contents: FolderContents, _ fresh: [FreshFile], to path: String) {
        let worthy = fresh.count { $0.stamp?.changed != 0 }
        guard worthy > Self.enough || contents.wouldSaveNames,
            let slash = path.lastIndex(of: "/")
        else { return }
        let folderPath = String(path[..<slash])
        try? Folder.make(folderPath, around: 0o700)
        guard let folder = try? Folder(folderPath, followingLinks: true) else { return }
        let name = String(path[path.index(after: slash)...])
        let draft = ".\(name).\(UInt64.random(in: .min ... .max))"
        let bytes = contents.bytes(with: fresh)
        // Its hash finds a list that was not written to the end, so nothing waits for the disk.
        try? folder.write(draft, isSynced: false) { file throws(SystemError) in
            try bytes.withUnsafeBytes { writeAll($0, to: file) }.get()
        }
        try? folder.rename(draft, to: name, in: folder)
    }
}
