import PackedRecords
import SectionCLibrary

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
        guard let folder = try files.opened(.records) else {
            return PackedContents(StoredRecords())
        }
        var outcome: Result<PackedContents<Record>?, StoreError> = .success(nil)
        withListFile { file in
            outcome = Result { () throws(StoreError) in try packed(folder, file) }
        }
        if let contents = try outcome.get() { return contents }
        // Without a list, or with an invalid one, all files are read.
        return try packed(folder, nil) ?? PackedContents(StoredRecords())
    }

    /// The records of the folder; nil if those of the list are invalid.
    private func packed(
        _ folder: borrowing Folder, _ file: RecordListFile<Record>?
    ) throws(StoreError) -> PackedContents<Record>? {
        let contents = try contents(of: folder, file?.files)
        let places = SharedPlaces(contents.count)
        let read = { @Sendable in ReadFiles<Record>(contents, places, files) }
        let readList = { @Sendable in
            file.map { ($0.records(), read()) } ?? (PackedRecords(), read())
        }
        var (records, found): (PackedRecords<Record.PackedValues>?, ReadFiles<Record>)
        if contents.count < Self.share {
            (records, found) = readList()
        } else {
            let other: ReadFiles<Record>
            (other, (records, found)) = together(read, readList)
            found.merge(other)
        }
        guard places.next() == nil else {
            throw .failed(folder: files.path, reason: "it was replaced while it was read")
        }
        guard let records else { return nil }
        let list = RecordList(files: contents.files, records: records)
            .updated(with: found, folder: contents.stamp)
        if let listPath { save(list, contents, found, to: listPath) }
        return PackedContents(list, problems: found.problems + contents.foreign)
    }

    /// The contents of the folder, from the list if the folder is unchanged, or from its names.
    private func contents(
        of folder: borrowing Folder, _ listed: ListedFiles?
    ) throws(StoreError) -> FolderContents {
        let start = now()
        do throws(SystemError) {
            let stamp = FileStamp(try folder.status())
            if let listed, stamp.matches(listed.folder) {
                return FolderContents(files: listed, start: start)
            }
            return try FolderContents(
                of: folder, files: listed, stamp: stamp.kept(readAfter: start), start: start)
        } catch {
            throw .failed(folder: files.path, reason: error.reason)
        }
    }

    /// Calls a closure with the list, while its file is open; not without a valid one.
    private func withListFile(_ body: (RecordListFile<Record>) -> Void) {
        guard let listPath, let slash = listPath.lastIndex(of: "/"),
            let folder = try? Folder(String(listPath[..<slash]), followingLinks: true)
        else { return }
        try? folder.withFile(String(listPath[listPath.index(after: slash)...])) { file, status in
            let list = RecordListFile<Record>(size: Int(status.st_size)) {
                buffer, offset throws(SystemError) in
                try readAll(from: file, into: buffer, at: offset)
            }
            if let list { body(list) }
        }
    }

    /// Removes the list, which has the content of all records.
    func removeList() {
        if let listPath { unlink(listPath) }
    }

    /// Writes a new list if many entries of the old one are outdated, or if it saves reading the
    /// names in the folder; errors are ignored.
    private func save(
        _ list: RecordList<Record>,
        _ contents: FolderContents,
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
        // Its hash finds a list that was not written to the end, so nothing waits for the disk.
        try? folder.write(draft, isSynced: false) { file throws(SystemError) in
            try RecordListFile.forEachPiece(of: list) { piece throws(SystemError) in
                try writeAll(piece, to: file).get()
            }
        }
        try? folder.rename(draft, to: name, in: folder)
    }
}
