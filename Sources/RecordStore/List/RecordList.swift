import PackedRecords

/// The records of a folder, packed, and their files.
struct RecordList<Record: StoredRecord>: Sendable {
    var files: ListedFiles
    private(set) var records = PackedRecords<Record.PackedValues>()

    /// Creates an empty list of a folder.
    init(folder: FileStamp) {
        files = ListedFiles(folder: folder)
    }

    init(files: ListedFiles, records: PackedRecords<Record.PackedValues>) {
        self.files = files
        self.records = records
    }

    mutating func append(_ record: Revised<Record>, stamp: FileStamp) {
        let entry = ListedFiles.Entry(
            .record, stamp: stamp, revision: record.revision, changedAt: record.changedAt,
            place: records.count)
        files.append(entry, record.id)
        record.record.pack(into: &records)
    }

    mutating func append(_ tombstone: Tombstone, stamp: FileStamp) {
        let entry = ListedFiles.Entry(
            .tombstone, stamp: stamp, revision: tombstone.revision,
            changedAt: tombstone.changedAt)
        files.append(entry, tombstone.id)
    }

    /// Adds a file that was read.
    mutating func append(_ file: FreshFile<Record>) {
        switch file.content {
        case .record(let record, let stamp): append(record, stamp: stamp)
        case .tombstone(let tombstone, let stamp): append(tombstone, stamp: stamp)
        case .problem: files.append(ListedFiles.Entry(.problem, stamp: .never), file.id)
        case .gone: break
        }
    }

    /// Adds a file of another list, with its record.
    mutating func append(_ index: Int, of other: RecordList) {
        let place = other.files[index].place
        guard place >= 0 else { return files.append(index, of: other.files, place: -1) }
        files.append(index, of: other.files, place: records.count)
        records.append(other.records[place])
        records.appendTexts(Record.packedForm.texts, of: place, in: other.records)
    }

    /// Returns the list with what was read again and added, in order.
    ///
    /// - Parameter folder: the stamp of the folder.
    func updated(with read: ReadFiles<Record>, folder: FileStamp) -> RecordList {
        if read.changed.isEmpty, read.added.isEmpty {
            var same = self
            same.files.folder = folder
            return same
        }
        var new = RecordList(folder: folder)
        var changed = read.changed[...]
        func append(_ indices: Range<Int>) {
            for index in indices {
                if let file = changed.first, file.index == index {
                    changed.removeFirst()
                    new.append(file.file)
                } else {
                    new.append(index, of: self)
                }
            }
        }
        var next = 0
        for file in read.added {
            let place = files.count(before: file.id)
            append(next..<place)
            new.append(file)
            next = place
        }
        append(next..<files.count)
        return new
    }
}
