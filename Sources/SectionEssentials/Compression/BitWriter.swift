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
