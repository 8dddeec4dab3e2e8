/// Reads what ``Deflate`` writes: one block with fixed codes (RFC 1951), written after the standard
/// and not after the code that it tests.
struct Inflate {
    private let bytes: [UInt8]
    private var position = 0

    private static let lengths: [(base: Int, bits: Int)] = [
        (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1),
        (17, 1), (19, 2), (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4),
        (83, 4), (99, 4), (115, 4), (131, 5), (163, 5), (195, 5), (227, 5), (258, 0),
    ]

    private static let distances: [(base: Int, bits: Int)] = [
        (1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (7, 1), (9, 2), (13, 2), (17, 3), (25, 3), (33, 4),
        (49, 4), (65, 5), (97, 5), (129, 6), (193, 6), (257, 7), (385, 7), (513, 8), (769, 8),
        (1025, 9), (1537, 9), (2049, 10), (3073, 10), (4097, 11), (6145, 11), (8193, 12),
        (12_289, 12), (16_385, 13), (24_577, 13),
    ]

    /// Returns the bytes of a block; nil if it is not what is written.
    static func bytes(of block: [UInt8]) -> [UInt8]? {
        var inflate = Inflate(bytes: block)
        guard inflate.bits(3) == 0b011 else { return nil }
        var output: [UInt8] = []
        while let symbol = inflate.symbol() {
            if symbol == 256 { return output }
            guard symbol > 256 else {
                output.append(UInt8(symbol))
                continue
            }
            guard symbol - 257 < lengths.count else { return nil }
            let length = lengths[symbol - 257]
            let count = length.base + inflate.bits(length.bits)
            let code = inflate.code(5)
            guard code < distances.count else { return nil }
            let back = distances[code].base + inflate.bits(distances[code].bits)
            guard back <= output.count else { return nil }
            for _ in 0..<count { output.append(output[output.count - back]) }
        }
        return nil
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func bits(_ count: Int) -> Int {
        (0..<count).reduce(0) { value, index in value | bit() << index }
    }

    private mutating func code(_ count: Int) -> Int {
        (0..<count).reduce(0) { value, _ in value << 1 | bit() }
    }

    private mutating func bit() -> Int {
        guard position / 8 < bytes.count else { return 0 }
        defer { position += 1 }
        return Int(bytes[position / 8] >> (position % 8) & 1)
    }

    /// The next literal or length; nil if the block is cut.
    private mutating func symbol() -> Int? {
        guard position / 8 < bytes.count else { return nil }
        var code = code(7)
        if code < 0b0011000 { return 256 + code }
        code = code << 1 | bit()
        if code < 0b1100_0000 { return code - 0b0011_0000 }
        if code < 0b1100_1000 { return 280 + code - 0b1100_0000 }
        return 144 + (code << 1 | bit()) - 0b1_1001_0000
    }
}
