/// A directory of an archive: which tiles or leaf directories are where.
///
/// Source: PMTiles Version 3 Specification, chapter 4.
struct TileDirectory: Sendable {
    struct Entry: Equatable, Sendable {
        /// The number of the first tile.
        let number: UInt64

        /// How many tiles have the same content; 0 for a leaf directory.
        let runLength: UInt64

        let offset: UInt64
        let length: UInt64
    }

    /// The most entries of a directory.
    static let mostEntries = 1 << 20

    /// The entries, with ascending numbers.
    let entries: [Entry]

    init(_ bytes: [UInt8]) throws(TileError) {
        var reader = ByteReader(bytes, of: .directory)
        let count = try reader.varint()
        // An entry has four numbers of at least one byte.
        guard count > 0, count <= Self.mostEntries, count <= bytes.count / 4 else {
            throw .damaged(.directory)
        }
        let range = 0..<Int(count)
        var number: UInt64 = 0
        var numbers: [UInt64] = []
        numbers.reserveCapacity(range.count)
        for index in range {
            let step = try reader.varint()
            let (next, isTooLarge) = number.addingReportingOverflow(step)
            guard !isTooLarge, step > 0 || index == 0 else { throw .damaged(.directory) }
            number = next
            numbers.append(number)
        }
        var runLengths: [UInt64] = []
        runLengths.reserveCapacity(range.count)
        for _ in range { runLengths.append(try reader.varint()) }
        var lengths: [UInt64] = []
        lengths.reserveCapacity(range.count)
        for _ in range {
            let length = try reader.varint()
            guard length > 0, length <= UInt32.max else { throw .damaged(.directory) }
            lengths.append(length)
        }
        var entries: [Entry] = []
        entries.reserveCapacity(range.count)
        for index in range {
            var offset = try reader.varint()
            if offset > 0 {
                offset -= 1
            } else {
                guard let last = entries.last, last.offset <= UInt64.max - last.length else {
                    throw .damaged(.directory)
                }
                offset = last.offset + last.length
            }
            entries.append(
                Entry(
                    number: numbers[index], runLength: runLengths[index], offset: offset,
                    length: lengths[index]))
        }
        self.entries = entries
    }

    /// The entry of a tile, or of the leaf directory that may have one; nil if there is none.
    func entry(for number: UInt64) -> Entry? {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].number <= number { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let entry = entries[low - 1]
        let isInside = entry.runLength == 0 || number - entry.number < entry.runLength
        return isInside ? entry : nil
    }
}
