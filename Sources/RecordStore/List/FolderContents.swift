/// The records of a folder, in order of their ids, before they are read.
struct FolderContents: Sendable {
    /// Where a record is to be read from.
    enum Item: Sendable {
        /// The list, if its file has not changed since; the number is the place in it.
        case listed(Int)

        /// Its file.
        case file(RecordID)
    }

    let items: [Item]

    /// The files that are not those of records, but for hidden ones.
    let foreign: [StoreOddity]

    let list: RecordList?

    /// The stamp of the folder to keep.
    let stamp: FileStamp

    /// When the reading began.
    let start: Int64

    /// The contents of a folder in which nothing was added or removed since the list was made.
    init(list: RecordList, stamp: FileStamp, start: Int64) {
        items = (0..<list.count).map(Item.listed)
        foreign = []
        self.list = list
        self.stamp = stamp
        self.start = start
    }

    /// The contents of a folder by the names in it.
    init(names: [String], list: RecordList?, stamp: FileStamp, start: Int64) {
        let ids = names.compactMap(RecordID.init(fileName:)).sorted()
        foreign = names.filter { RecordID(fileName: $0) == nil && !$0.hasPrefix(".") }.sorted()
            .map { StoreOddity(file: "records/\($0)", flaw: .foreign) }
        var items: [Item] = []
        items.reserveCapacity(ids.count)
        var next = 0
        for id in ids {
            var listed = list.flatMap { next < $0.count ? $0.id(of: $0[next]) : nil }
            while let list, let passed = listed, passed < id {
                next += 1
                listed = next < list.count ? list.id(of: list[next]) : nil
            }
            items.append(listed == id ? .listed(next) : .file(id))
        }
        self.items = items
        self.list = list
        // Whoever reads no names finds nothing foreign.
        self.stamp =
            foreign.isEmpty ? stamp : FileStamp(inode: stamp.inode, size: stamp.size, changed: 0)
        self.start = start
    }

    /// The bytes of a new list, in which some files are as they were read just now.
    func bytes(with fresh: [FreshFile]) -> [UInt8] {
        var fresh = fresh[...]
        var files: [(name: ArraySlice<UInt8>, stamp: FileStamp, text: ArraySlice<UInt8>)] = []
        files.reserveCapacity(items.count)
        for (place, item) in items.enumerated() {
            if let file = fresh.first, file.place == place {
                fresh.removeFirst()
                files.append((Array(file.id.fileName.utf8)[...], file.stamp, file.text[...]))
            } else if case .listed(let index) = item, let list {
                let entry = list[index]
                files.append((list.bytes[entry.name], entry.stamp, list.bytes[entry.text]))
            }
        }
        return RecordList.bytes(folder: stamp, files: files)
    }
}

/// A file that was read because the list was not right about it.
struct FreshFile: Sendable {
    /// Where it is among the contents of the folder.
    let place: Int

    let id: RecordID
    let stamp: FileStamp
    let text: [UInt8]
}
