import CLibrary

/// The files in a folder, before they are read: those of a list, and those that were added since.
struct FolderContents<Record: StoredRecord>: Sendable {
    /// Whether the file of an entry is unchanged is checked when the files are read.
    let list: RecordList<Record>

    /// The records that are not in the list, sorted.
    let added: [RecordID]

    /// The files that are not records, except hidden ones.
    let foreign: [StoreProblem]

    /// The stamp of the folder to store.
    let stamp: FileStamp

    /// When reading started, in nanoseconds since 1970.
    let start: Int64

    /// Creates the contents of a folder that is unchanged since the list was made.
    init(list: RecordList<Record>, start: Int64) {
        self.list = list
        added = []
        foreign = []
        stamp = list.files.folder
        self.start = start
    }

    /// Creates the contents of a folder from the names in it and in a list.
    init(
        of folder: borrowing Folder,
        list: RecordList<Record>?,
        stamp: FileStamp,
        start: Int64
    ) throws(SystemError) {
        var added: [RecordID] = []
        var foreign: [String] = []
        let listed = list.map { ListedNames($0.files) }
        try folder.forEachName { start in
            // With the 0 at the end.
            let bytes = UnsafeRawBufferPointer(start: start, count: strlen(start) + 1)
            if listed?.contains(bytes) == true { return }
            let name = String(cString: start)
            if let id = RecordID(fileName: name) {
                added.append(id)
            } else if !name.hasPrefix(".") {
                foreign.append(name)
            }
        }
        self.added = added.sorted()
        self.foreign = foreign.sorted().map { StoreProblem(file: "records/\($0)", flaw: .foreign) }
        self.list = list ?? RecordList(folder: .never)
        // Foreign files are only found by reading the names again.
        self.stamp = foreign.isEmpty ? stamp : .never
        self.start = start
    }

    /// Whether a list that is written now saves reading the names in the folder again.
    var wouldSaveNames: Bool {
        let old = list.files.folder
        return old != .never && stamp != .never && stamp != old
    }

    /// The list with what was read again and added, in order.
    func updated(with read: ReadFiles<Record>) -> RecordList<Record> {
        if read.changed.isEmpty, read.added.isEmpty {
            var list = list
            list.files.folder = stamp
            return list
        }
        var new = RecordList<Record>(folder: stamp)
        var changed = read.changed[...]
        func append(_ indices: Range<Int>) {
            for index in indices {
                if let file = changed.first, file.index == index {
                    changed.removeFirst()
                    new.append(file.file)
                } else {
                    new.append(index, of: list)
                }
            }
        }
        var next = 0
        for file in read.added {
            let place = list.files.count(before: file.id)
            append(next..<place)
            new.append(file)
            next = place
        }
        append(next..<list.files.count)
        return new
    }
}
