import Networking
import SectionCLibrary

/// The files in a folder, before they are read: those of a list, and those that were added since.
struct FolderContents: Sendable {
    /// Whether a file of the list is unchanged is checked when the files are read.
    let files: ListedFiles

    /// The records that are not in the list, sorted.
    let added: [RecordID]

    /// The files that are not records, except hidden ones.
    let foreign: [StoreProblem]

    /// The stamp of the folder to store.
    let stamp: FileStamp

    /// When reading started, in nanoseconds since 1970.
    let start: Int64

    /// Creates the contents of a folder that is unchanged since the list was made.
    init(files: ListedFiles, start: Int64) {
        self.files = files
        added = []
        foreign = []
        stamp = files.folder
        self.start = start
    }

    /// Creates the contents of a folder from the names in it and in a list.
    init(
        of folder: borrowing Folder,
        files: ListedFiles?,
        stamp: FileStamp,
        start: Int64
    ) throws(SystemError) {
        var added: [RecordID] = []
        var foreign: [String] = []
        let listed = files.map(ListedNames.init)
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
        self.files = files ?? ListedFiles(folder: .never)
        // Foreign files are only found by reading the names again.
        self.stamp = foreign.isEmpty ? stamp : .never
        self.start = start
    }

    /// The number of files of the list and of added ones.
    var count: Int { files.count + added.count }

    /// Whether a list that is written now saves reading the names in the folder again.
    var wouldSaveNames: Bool {
        files.count > 0 && stamp != .never && stamp != files.folder
    }
}

/// A hash set of the file names in a list, to find the new names in a folder.
struct ListedNames {
    private let list: ListedFiles

    /// Indices in the list, at or after the slot of the hash of the name; -1 in empty slots.
    private var slots: [Int]

    /// Creates a set of the names in a list.
    init(_ list: ListedFiles) {
        self.list = list
        var size = 16
        while size < list.count * 2 { size *= 2 }
        slots = [Int](repeating: -1, count: size)
        for index in 0..<list.count {
            var slot = list.withName(at: index) { Self.hash(UnsafeRawBufferPointer($0)) } ?? 0
            while slots[slot & (size - 1)] >= 0 { slot += 1 }
            slots[slot & (size - 1)] = index
        }
    }

    /// Whether a file with this name, which a 0 terminates, is in the list.
    func contains(_ name: UnsafeRawBufferPointer) -> Bool {
        var slot = Self.hash(name)
        while true {
            let index = slots[slot & (slots.count - 1)]
            if index < 0 { return false }
            if list.withName(at: index, { $0.elementsEqual(name) }) == true { return true }
            slot += 1
        }
    }

    private static func hash(_ name: UnsafeRawBufferPointer) -> Int {
        Int(truncatingIfNeeded: Checksum.hash(name) >> 8)
    }
}
