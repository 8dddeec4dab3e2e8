import CLibrary

/// The records in a folder, sorted by id, before they are read.
struct FolderContents: Sendable {
    /// The place that a record is read from.
    enum Item: Sendable {
        /// The list, unless the file was changed or removed; the value is the index in the list.
        case listed(Int)

        /// The file of the record.
        case file(RecordID)
    }

    let items: [Item]

    /// The files that are not records, except hidden ones.
    let foreign: [StoreProblem]

    let list: RecordList?

    /// The stamp of the folder to store.
    let stamp: FileStamp

    /// When reading started, in nanoseconds since 1970.
    let start: Int64

    /// Creates the contents of a folder that is unchanged since the list was made.
    init(list: RecordList, stamp: FileStamp, start: Int64) {
        items = (0..<list.count).map(Item.listed)
        foreign = []
        self.list = list
        self.stamp = stamp
        self.start = start
    }

    /// Creates the contents of a folder from the names in it and in the list.
    ///
    /// Whether a listed file still exists is checked when it is read.
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
        // Foreign files are only found by reading the names again.
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

    /// Whether a list that is written now saves reading the names in the folder again.
    var wouldSaveNames: Bool { list.map { stamp != .never && stamp != $0.folder } ?? false }

    /// The bytes of a new list with the files that were read again.
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

/// A file that was read because the list has no current entry for it.
struct FreshFile: Sendable {
    /// The index in the contents of the folder.
    let place: Int

    let id: RecordID

    /// The stamp to store; nil if the file no longer exists.
    let stamp: FileStamp?

    /// The content of the file; nil if it has a problem.
    let version: RecordVersion?
}
