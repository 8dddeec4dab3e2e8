/// Reads numbers and messages of protocol buffers; what is cut off is an error of a part of the map.
///
/// Source: Protocol Buffers, Encoding (https://protobuf.dev/programming-guides/encoding).
struct ByteReader {
    /// What follows the number of a field.
    enum Wire: UInt64 {
        case varint = 0
        case eightBytes = 1
        case bytes = 2
        case fourBytes = 5
    }

    private let bytes: [UInt8]
    private let part: TileError.Part
    private var position: Int
    private let end: Int

    init(_ bytes: [UInt8], of part: TileError.Part) {
        self.init(bytes, in: 0..<bytes.count, of: part)
    }

    private init(_ bytes: [UInt8], in range: Range<Int>, of part: TileError.Part) {
        self.bytes = bytes
        self.part = part
        position = range.lowerBound
        end = range.upperBound
    }

    /// The number of bytes that were not read.
    var remaining: Int { end - position }

    /// Reads a number of at most ten bytes, the lowest seven bits first.
    mutating func varint() throws(TileError) -> UInt64 {
        var (value, shift) = (UInt64(0), UInt64(0))
        while position < end, shift < 64 {
            let byte = bytes[position]
            position += 1
            // The tenth byte has the last bit.
            if shift == 63, byte > 1 { throw .damaged(part) }
            value |= UInt64(byte & 0x7F) &<< shift
            if byte < 0x80 { return value }
            shift += 7
        }
        throw .damaged(part)
    }

    /// Reads the beginning of a field; nil at the end.
    mutating func field() throws(TileError) -> (number: UInt64, wire: Wire)? {
        if position == end { return nil }
        let key = try varint()
        guard let wire = Wire(rawValue: key & 7) else { throw .damaged(part) }
        return (key >> 3, wire)
    }

    /// Skips the value of a field.
    mutating func skip(_ wire: Wire) throws(TileError) {
        switch wire {
        case .varint: _ = try varint()
        case .eightBytes: _ = try range(of: 8)
        case .fourBytes: _ = try range(of: 4)
        case .bytes: _ = try message()
        }
    }

    /// Returns a reader for bytes with a length before them.
    mutating func message() throws(TileError) -> ByteReader {
        let length = try varint()
        guard length <= remaining else { throw .damaged(part) }
        return ByteReader(bytes, in: try range(of: Int(length)), of: part)
    }

    /// Reads a text with a length before it; what is not UTF-8 becomes U+FFFD.
    mutating func text() throws(TileError) -> String {
        let message = try message()
        return String(decoding: bytes[message.position..<message.end], as: UTF8.self)
    }

    /// Reads four or eight bytes as a number, the lowest first.
    mutating func fixed(_ count: Int) throws(TileError) -> UInt64 {
        bytes[try range(of: count)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    private mutating func range(of count: Int) throws(TileError) -> Range<Int> {
        guard count <= remaining else { throw .damaged(part) }
        defer { position += count }
        return position..<position + count
    }
}
