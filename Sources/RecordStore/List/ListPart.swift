import CLibrary

/// Some of the records of a folder, as they are read by one thread.
struct ListPart<Record: StoredRecord>: Sendable {
    /// What the files say, in order.
    private(set) var found = StoredRecords<Record>()

    /// The files that the list was not right about.
    private(set) var fresh: [FreshFile] = []

    /// Reads the records in some places of a folder.
    init(_ contents: FolderContents, _ places: Range<Int>, _ files: StoreFiles) {
        // It was there a moment ago; what is gone meanwhile has no records.
        guard let folder = try? files.opened(.records) else { return }
        found.records.reserveCapacity(places.count)
        for place in places {
            switch contents.items[place] {
            case .file(let id): read(id, at: place, contents, folder)
            case .listed(let index):
                guard let list = contents.list else { continue }
                let entry = list[index]
                let id = list.id(of: entry)
                if !take(entry, id, from: list, folder) {
                    read(id, at: place, contents, folder)
                }
            }
        }
    }

    /// Takes what the list has of a record; false if its file is not the one that was read.
    private mutating func take(
        _ entry: RecordList.Entry,
        _ id: RecordID,
        from list: RecordList,
        _ folder: borrowing Folder
    ) -> Bool {
        list.bytes.withUnsafeBytes { bytes in
            // The list has a 0 behind each name.
            let name = UnsafeRawBufferPointer(rebasing: bytes[entry.name])
                .assumingMemoryBound(to: CChar.self)
            guard let start = name.baseAddress, let status = try? folder.status(of: start),
                FileStamp(status).isStill(entry.stamp)
            else { return false }
            let text = UnsafeRawBufferPointer(rebasing: bytes[entry.text])
            found.append(RecordFile.read(text.assumingMemoryBound(to: UInt8.self), of: id))
            return true
        }
    }

    /// Reads the file of a record; nothing if it was removed meanwhile.
    private mutating func read(
        _ id: RecordID,
        at place: Int,
        _ contents: FolderContents,
        _ folder: borrowing Folder
    ) {
        let file = RecordFile<Record>.read(id, in: folder) { bytes, status in
            let stamp = FileStamp(status).kept(readAfter: contents.start)
            fresh.append(FreshFile(place: place, id: id, stamp: stamp, text: [UInt8](bytes)))
        }
        if let file { found.append(file) }
    }
}

extension StoredRecords where Record: StoredRecord {
    fileprivate mutating func append(_ file: RecordFile<Record>) {
        switch file {
        case .record(let record): records.append(record)
        case .tombstone(let tombstone): tombstones.append(tombstone)
        case .odd(let oddity): oddities.append(oddity)
        }
    }
}
