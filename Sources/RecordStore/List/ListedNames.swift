import Networking

/// A hash set of the file names in a list, to find the new names in a folder.
struct ListedNames {
    private let list: RecordList

    /// Indices in the list, at or after the slot of the hash of the name; -1 in empty slots.
    private var slots: [Int]

    /// Creates a set of the names in a list.
    init(_ list: RecordList) {
        self.list = list
        var size = 16
        while size < list.count * 2 { size *= 2 }
        slots = [Int](repeating: -1, count: size)
        list.bytes.withUnsafeBytes { bytes in
            for index in 0..<list.count {
                var slot = Self.hash(UnsafeRawBufferPointer(rebasing: bytes[list[index].name]))
                while slots[slot & (size - 1)] >= 0 { slot += 1 }
                slots[slot & (size - 1)] = index
            }
        }
    }

    /// Whether a file with this name is in the list.
    func contains(_ name: UnsafeRawBufferPointer) -> Bool {
        list.bytes.withUnsafeBytes { bytes in
            var slot = Self.hash(name)
            while true {
                let index = slots[slot & (slots.count - 1)]
                if index < 0 { return false }
                if bytes[list[index].name].elementsEqual(name) { return true }
                slot += 1
            }
        }
    }

    private static func hash(_ name: UnsafeRawBufferPointer) -> Int {
        Int(truncatingIfNeeded: Checksum.hash(name) >> 8)
    }
}
