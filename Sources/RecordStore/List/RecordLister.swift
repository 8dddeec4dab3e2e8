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
        let contents = try await files.onThread { [self] () throws(StoreError) in
            try self.contents()
        }
        guard let contents else { return StoredRecords() }
        var parts = await self.parts(of: contents)
        if let listPath { save(contents, parts.flatMap(\.fresh), to: listPath) }
        // The first part is uniquely referenced, so that appending does not copy it.
        var all = parts.isEmpty ? StoredRecords() : parts.removeFirst().found
        for part in parts {
            all.records += part.found.records
            all.tombstones += part.found.tombstones
            all.problems += part.found.problems
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

    /// Reads the records, on two threads if there are many.
    private func parts(of contents: FolderContents) async -> [ListPart<Record>] {
        let count = contents.items.count
        let threads = count < Self.share ? 1 : 2
        let places = (0..<threads).map { count * $0 / threads..<count * ($0 + 1) / threads }
        return await withTaskGroup(of: (Int, ListPart<Record>).self) { group in
            for (index, places) in places.enumerated() {
                group.addTask {
                    let body = { @Sendable in ListPart<Record>(contents, places, files) }
                    return (index, (try? await CLibrary.onThread(body)) ?? body())
                }
            }
            var parts: [(Int, ListPart<Record>)] = []
            for await part in group { parts.append(part) }
            return parts.sorted { $0.0 < $1.0 }.map(\.1)
        }
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
