import SectionEssentials

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

    /// The most bytes of a directory.
    static let limit = 16 << 20

    /// How many leaf directories may be on the way to a tile.
    static let mostLeaves = 3

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

    /// The bytes of a directory with entries, which have ascending numbers, compressed with gzip.
    static func file(of entries: some Collection<Entry>) -> [UInt8] {
        var bytes: [UInt8] = []
        func append(_ number: UInt64) {
            var rest = number
            while rest >= 0x80 {
                bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
                rest >>= 7
            }
            bytes.append(UInt8(truncatingIfNeeded: rest))
        }
        append(UInt64(entries.count))
        var last: UInt64 = 0
        for entry in entries {
            append(entry.number - last)
            last = entry.number
        }
        for entry in entries { append(entry.runLength) }
        for entry in entries { append(entry.length) }
        var end: UInt64?
        for entry in entries {
            append(entry.offset == end ? 0 : entry.offset + 1)
            end = entry.offset + entry.length
        }
        return Gzip.file(of: bytes)
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
