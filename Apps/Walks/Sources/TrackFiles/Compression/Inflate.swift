import Essentials

/// Unpacks data that was compressed with DEFLATE (RFC 1951).
struct Inflate {
    /// The data is damaged, or longer than a limit.
    enum Flaw: Error {
        case damaged, tooLong
    }

    private let bytes: UnsafeRawBufferPointer
    private(set) var position: Int
    private var held: UInt32 = 0
    private var heldBits = 0
    private let limit: Int
    private(set) var output: [UInt8] = []

    /// Unpacks data from a position.
    ///
    /// - Parameters:
    ///   - bytes: the compressed data, and what is around it.
    ///   - start: where it begins.
    ///   - limit: the most bytes that it may have unpacked.
    init(_ bytes: UnsafeRawBufferPointer, from start: Int, limit: Int) throws(Flaw) {
        (self.bytes, position, self.limit) = (bytes, start, limit)
        var isLast = false
        while !isLast {
            isLast = try bits(1) == 1
            switch try bits(2) {
            case 0: try copyStored()
            case 1: try readBlock(Self.fixedLengths, Self.fixedDistances)
            case 2:
                let (lengths, distances) = try readCodes()
                try readBlock(lengths, distances)
            default: throw .damaged
            }
        }
        // What was read ahead is not part of it.
        position -= heldBits / 8
    }

    private mutating func bits(_ count: Int) throws(Flaw) -> Int {
        while heldBits < count {
            guard position < bytes.count else { throw .damaged }
            held |= UInt32(bytes[position]) << UInt32(heldBits)
            position += 1
            heldBits += 8
        }
        let value = held & ((1 << UInt32(count)) - 1)
        held >>= UInt32(count)
        heldBits -= count
        return Int(value)
    }

    private mutating func copyStored() throws(Flaw) {
        position -= heldBits / 8
        (held, heldBits) = (0, 0)
        guard position + 4 <= bytes.count else { throw .damaged }
        let count = Int(bytes[position]) | Int(bytes[position + 1]) << 8
        guard count ^ 0xFFFF == Int(bytes[position + 2]) | Int(bytes[position + 3]) << 8,
            position + 4 + count <= bytes.count
        else { throw .damaged }
        guard output.count + count <= limit else { throw .tooLong }
        output.append(contentsOf: bytes[position + 4..<position + 4 + count])
        position += 4 + count
    }

    // MARK: Codes

    /// A Huffman code: how many symbols have each length, and the symbols in order.
    private struct Code {
        var counts = Array(repeating: 0, count: 16)
        var symbols: [Int]

        init(_ lengths: [Int]) {
            symbols = Array(repeating: 0, count: lengths.count)
            for length in lengths { counts[length] += 1 }
            counts[0] = 0
            var offsets = Array(repeating: 0, count: 16)
            for length in 1..<15 { offsets[length + 1] = offsets[length] + counts[length] }
            for (symbol, length) in lengths.enumerated() where length > 0 {
                symbols[offsets[length]] = symbol
                offsets[length] += 1
            }
        }
    }

    private static let fixedLengths = Code(
        Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
            + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8))
    private static let fixedDistances = Code(Array(repeating: 5, count: 30))

    private mutating func symbol(_ code: Code) throws(Flaw) -> Int {
        var (value, first, index) = (0, 0, 0)
        for length in 1..<16 {
            value |= try bits(1)
            let count = code.counts[length]
            if value - count < first { return code.symbols[index + value - first] }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        throw .damaged
    }

    /// The order in which the lengths of the codes for lengths are written.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private mutating func readCodes() throws(Flaw) -> (Code, Code) {
        let (literals, distances) = (try bits(5) + 257, try bits(5) + 1)
        let count = try bits(4) + 4
        guard literals <= 286, distances <= 30 else { throw .damaged }
        var lengths = Array(repeating: 0, count: 19)
        for index in Self.order.prefix(count) { lengths[index] = try bits(3) }
        let code = Code(lengths)
        lengths = []
        while lengths.count < literals + distances {
            let symbol = try symbol(code)
            if symbol < 16 {
                lengths.append(symbol)
                continue
            }
            guard symbol != 16 || !lengths.isEmpty else { throw .damaged }
            let value = symbol == 16 ? lengths.last ?? 0 : 0
            let times =
                switch symbol {
                case 16: try bits(2) + 3
                case 17: try bits(3) + 3
                default: try bits(7) + 11
                }
            lengths += Array(repeating: value, count: times)
        }
        guard lengths.count == literals + distances else { throw .damaged }
        return (Code(Array(lengths[..<literals])), Code(Array(lengths[literals...])))
    }

    // MARK: Blocks

    private static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
        131, 163, 195, 227, 258,
    ]
    private static let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    private static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1_025,
        1_537, 2_049, 3_073, 4_097, 6_145, 8_193, 12_289, 16_385, 24_577,
    ]

    private mutating func readBlock(_ lengths: Code, _ distances: Code) throws(Flaw) {
        while true {
            let symbol = try symbol(lengths)
            if symbol == 256 { return }
            guard output.count < limit else { throw .tooLong }
            if symbol < 256 {
                output.append(UInt8(symbol))
                continue
            }
            guard symbol - 257 < Self.lengthBases.count else { throw .damaged }
            let count = Self.lengthBases[symbol - 257] + (try bits(Self.lengthBits[symbol - 257]))
            let code = try self.symbol(distances)
            guard code < Self.distanceBases.count else { throw .damaged }
            let back = Self.distanceBases[code] + (try bits(max(0, code / 2 - 1)))
            guard back <= output.count else { throw .damaged }
            guard output.count + count <= limit else { throw .tooLong }
            for _ in 0..<count { output.append(output[output.count - back]) }
        }
    }
}
