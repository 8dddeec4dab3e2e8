import Networking

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
