/// Compresses the lines of a drawing with DEFLATE's fixed codes (RFC 1951, section 3.2.6).
///
/// It finds what repeats the byte before, or the line above, which is most of a drawing.
struct Deflate {
    private var output: BitWriter

    /// Returns the compressed block of bytes whose lines have a length.
    static func compress(_ bytes: [UInt8], lineLength: Int) -> [UInt8] {
        var deflate = Deflate(output: BitWriter(capacity: bytes.count / 8))
        deflate.write(bytes, distances: [1, lineLength].filter { 1...32_768 ~= $0 })
        return deflate.output.bytes
    }

    private mutating func write(_ bytes: [UInt8], distances: [Int]) {
        output.append(0b011, count: 3)  // the last block, with fixed codes
        var position = 0
        while position < bytes.count {
            var (length, distance) = (0, 0)
            for candidate in distances where candidate <= position {
                let found = Self.matchLength(bytes, at: position, distance: candidate)
                if found > length { (length, distance) = (found, candidate) }
            }
            if length < 3 {
                append(symbol: Int(bytes[position]))
                position += 1
            } else {
                append(length: length, distance: distance)
                position += length
            }
        }
        append(symbol: 256)
        output.finish()
    }

    private static func matchLength(_ bytes: [UInt8], at position: Int, distance: Int) -> Int {
        let end = min(bytes.count, position + 258)
        var index = position
        while index < end, bytes[index] == bytes[index - distance] { index += 1 }
        return index - position
    }

    private mutating func append(symbol: Int) {
        switch symbol {
        case ..<144: output.append(code: UInt32(0x30 + symbol), length: 8)
        case ..<256: output.append(code: UInt32(0x190 + symbol - 144), length: 9)
        case ..<280: output.append(code: UInt32(symbol - 256), length: 7)
        default: output.append(code: UInt32(0xC0 + symbol - 280), length: 8)
        }
    }

    private mutating func append(length: Int, distance: Int) {
        // 258 has a symbol of its own; other lengths come in groups of four for each doubling.
        if length == 258 {
            append(symbol: 285)
        } else {
            append(Group(length - 3, size: 4)) { deflate, symbol in
                deflate.append(symbol: 257 + symbol)
            }
        }
        append(Group(distance - 1, size: 2)) { deflate, symbol in
            deflate.output.append(code: UInt32(symbol), length: 5)
        }
    }

    private mutating func append(_ group: Group, symbol append: (inout Deflate, Int) -> Void) {
        append(&self, group.symbol)
        output.append(UInt32(group.rest), count: group.bits)
    }

    /// How a length or a distance is written: as the symbol of a range, and its place in there.
    ///
    /// The first symbols, twice `size` of them, have one value each; then each next `size` symbols
    /// have ranges twice as long as those before.
    private struct Group {
        let symbol: Int
        let bits: Int
        let rest: Int

        init(_ value: Int, size: Int) {
            var bits = 0
            while value >> bits >= 2 * size { bits += 1 }
            self.bits = bits
            symbol = bits * size + value >> bits
            rest = value & (1 << bits - 1)
        }
    }
}

/// Writes bits into bytes, the lowest bit first (RFC 1951, section 3.1.1).
struct BitWriter {
    private(set) var bytes: [UInt8]
    private var pending: UInt64 = 0
    private var count = 0

    init(capacity: Int) {
        bytes = []
        bytes.reserveCapacity(capacity)
    }

    /// Appends at most 32 bits of a number, the lowest first.
    mutating func append(_ bits: UInt32, count added: Int) {
        pending |= UInt64(bits) << UInt64(count)
        count += added
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            count -= 8
        }
    }

    /// Appends a Huffman code, whose highest bit comes first.
    mutating func append(code: UInt32, length: Int) {
        var (code, reversed) = (code, UInt32(0))
        for _ in 0..<length {
            reversed = reversed << 1 | code & 1
            code >>= 1
        }
        append(reversed, count: length)
    }

    /// Fills the last byte with zeros.
    mutating func finish() {
        if count > 0 { append(0, count: 8 - count) }
    }
}
