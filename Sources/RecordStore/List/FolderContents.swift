import CLibrary

/// The records of a folder, in order of their ids, before they are read.
struct FolderContents: Sendable {
    /// Where a record is to be read from.
    enum Item: Sendable {
        /// The list, if its file is there and has not changed since; the number is the place in it.
        case listed(Int)

        /// Its file.
        case file(RecordID)
    }

    let items: [Item]

    /// The files that are not those of records, but for hidden ones.
    let foreign: [StoreProblem]

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

    /// The contents of a folder by the names in it, and in the list.
    ///
    /// Whether a listed file is still there is found out when it is looked at.
    init(
        of folder: borrowing Folder,
        list: RecordList?,
        stamp: FileStamp,
        start: Int64
    ) throws(SystemError) {
        var added: [RecordID] = []
        var foreign: [String] = []
        let listed = list.map(ListedNames.init)
        try folder.forEachName { start in
            let bytes = UnsafeRawBufferPointer(start: start, count: strlen(start))
            if listed?.contains(bytes) == true { return }
            let name = String(cString: start)
            if let id = RecordID(fileName: name) {
                added.append(id)
            } else if !name.hasPrefix(".") {
                foreign.append(name)
            }
        }
        items = Self.items(list, added.sorted())
        self.foreign = foreign.sorted().map { StoreProblem(file: "records/\($0)", flaw: .foreign) }
        self.list = list
        // Whoever reads no names finds nothing foreign.
        self.stamp = foreign.isEmpty ? stamp : .never
        self.start = start
    }

    private static func items(_ list: RecordList?, _ added: [RecordID]) -> [Item] {
        guard let list else { return added.map(Item.file) }
        var items: [Item] = []
        items.reserveCapacity(list.count + added.count)
        var next = 0
        for id in added {
            let place = list.count(before: id)
            items += (next..<place).lazy.map(Item.listed)
            items.append(.file(id))
            next = place
        }
        items += (next..<list.count).lazy.map(Item.listed)
        return items
    }

    /// The bytes of a new list, in which some files are as they were read just now.
    func bytes(with fresh: [FreshFile]) -> [UInt8] {
        var fresh = fresh[...]
        var builder = RecordListBuilder(folder: stamp)
        for (place, item) in items.enumerated() {
            if let file = fresh.first, file.place == place {
                fresh.removeFirst()
                if let stamp = file.stamp { builder.append(file.id, file.version, stamp: stamp) }
            } else if case .listed(let index) = item, let list {
                builder.append(list[index], from: list)
            }
        }
        return builder.bytes()
    }
}

/// A file that was looked at because the list was not right about it.
struct FreshFile: Sendable {
    /// Where it is among the contents of the folder.
    let place: Int

    let id: RecordID

    /// Its stamp to keep; nil if there is no such file any more.
    let stamp: FileStamp?

    /// What it says; nil if it is odd.
    let version: RecordVersion?
}
