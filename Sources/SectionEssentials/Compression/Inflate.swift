/// Expands what DEFLATE has compressed (RFC 1951), as in zip archives and gzip.
public struct Inflate {
    /// Why bytes cannot be expanded.
    public enum Flaw: Error, Equatable {
        /// They are not what DEFLATE writes, or are cut off.
        case damaged

        /// They expand to more than the limit.
        case tooLong
    }

    private var input: BitReader
    private var output: [UInt8] = []
    private let limit: Int

    /// The first value and the bits of each symbol of a length, from symbol 257 on.
    private static let lengths =
        ranges([(8, 0), (4, 1), (4, 2), (4, 3), (4, 4), (4, 5)], from: 3) + [(258, 0)]

    private static let distances = ranges([(4, 0)] + (1...13).map { (2, $0) }, from: 1)

    /// The order in which the lengths of the codes for lengths are written.
    private static let order = [
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
    ]

    private static let fixed = HuffmanCode(
        lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    private static let fixedDistances = HuffmanCode(lengths: [Int](repeating: 5, count: 32))

    /// Returns the expanded bytes of the blocks at the start of an input, and the rest of the input,
    /// from the next whole byte on.
    ///
    /// - Parameters:
    ///   - input: the compressed bytes, and what follows them.
    ///   - limit: the most bytes that they may expand to.
    /// - Throws: ``Flaw`` for bytes that cannot be expanded.
    public static func expand(
        _ input: ArraySlice<UInt8>,
        limit: Int
    ) throws(Flaw) -> (bytes: [UInt8], rest: ArraySlice<UInt8>) {
        var inflate = Inflate(input: BitReader(input), limit: limit)
        try inflate.run()
        return (inflate.output, inflate.input.rest)
    }

    private static func ranges(_ groups: [(count: Int, bits: Int)], from first: Int) -> [(Int, Int)]
    {
        var next = first
        return groups.flatMap { group in
            (0..<group.count).map { _ in
                defer { next += 1 << group.bits }
                return (next, group.bits)
            }
        }
    }

    private init(input: BitReader, limit: Int) {
        self.input = input
        self.limit = limit
    }

    /// Reads the blocks.
    private mutating func run() throws(Flaw) {
        while true {
            let isLast = try input.next(1)
            switch try input.next(2) {
            case 0: try copyStored()
            case 1: try readBlock(Self.fixed, Self.fixedDistances)
            case 2: try readBlockWithCodes()
            default: throw .damaged
            }
            if isLast == 1 { return }
        }
    }

    private mutating func copyStored() throws(Flaw) {
        input.skipToByte()
        let head = try input.bytes(4).map(Int.init)
        guard head[0] ^ head[2] == 0xFF, head[1] ^ head[3] == 0xFF else { throw .damaged }
        let block = try input.bytes(head[0] | head[1] << 8)
        try makeRoom(for: block.count)
        output += block
    }

    private func makeRoom(for count: Int) throws(Flaw) {
        if count > limit - output.count { throw .tooLong }
    }

    private mutating func readBlock(_ code: HuffmanCode?, _ distances: HuffmanCode?) throws(Flaw) {
        guard let code, let distances else { throw .damaged }
        while true {
            let symbol = try code.symbol(&input)
            if symbol == 256 { return }
            if symbol < 256 {
                try makeRoom(for: 1)
                output.append(UInt8(symbol))
                continue
            }
            let length = try value(symbol - 257, of: Self.lengths)
            let distance = try value(try distances.symbol(&input), of: Self.distances)
            guard distance <= output.count else { throw .damaged }
            try makeRoom(for: length)
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
    }

    private mutating func value(_ symbol: Int, of ranges: [(Int, Int)]) throws(Flaw) -> Int {
        guard symbol < ranges.count else { throw .damaged }
        return ranges[symbol].0 + (try input.next(ranges[symbol].1))
    }

    /// Reads a block whose codes are before it.
    private mutating func readBlockWithCodes() throws(Flaw) {
        let (literals, distances) = (try input.next(5), try input.next(5))
        let count = try input.next(4)
        guard literals <= 29 else { throw .damaged }
        var sizes = [Int](repeating: 0, count: Self.order.count)
        for place in Self.order.prefix(count + 4) { sizes[place] = try input.next(3) }
        let ends = (literals + 257, literals + 257 + distances + 1)
        guard let code = HuffmanCode(lengths: sizes) else { throw .damaged }
        let lengths = try codeLengths(code, count: ends.1)
        guard lengths[256] > 0 else { throw .damaged }
        try readBlock(
            HuffmanCode(lengths: lengths[..<ends.0]),
            HuffmanCode(lengths: lengths[ends.0...], mayBeEmpty: true))
    }

    private mutating func codeLengths(_ code: HuffmanCode, count: Int) throws(Flaw) -> [Int] {
        var lengths: [Int] = []
        while lengths.count < count {
            let symbol = try code.symbol(&input)
            let (length, first, bits) =
                switch symbol {
                case 16: (lengths.last, 3, 2)
                case 17: (0, 3, 3)
                case 18: (0, 11, 7)
                default: (symbol, 1, 0)
                }
            let times = first + (try input.next(bits))
            guard let length, lengths.count + times <= count else { throw .damaged }
            lengths += [Int](repeating: length, count: times)
        }
        return lengths
    }
}

/// A canonical prefix code of DEFLATE (RFC 1951, section 3.2.2).
struct HuffmanCode {
    static let longest = 15

    /// How many symbols have a code of each length.
    private var counts = [Int](repeating: 0, count: longest + 1)

    /// The symbols in the order of their codes.
    private var symbols: [Int]

    /// What the next bits are: a symbol times 16 and the length of its code; 0 for longer codes.
    private var short: [UInt16]

    /// The length of the codes that are found at once.
    private static let shortest = 10

    /// Creates the code of symbols whose lengths are known; 0 is a symbol that does not occur.
    ///
    /// - Returns: nil if the lengths are of no code. One code alone may be of one bit, as for
    ///   distances that are all the same, and there may be none if `mayBeEmpty`.
    init?(lengths: some Collection<Int>, mayBeEmpty: Bool = false) {
        for length in lengths where length > 0 { counts[length] += 1 }
        var left = 1
        for length in 1...Self.longest {
            left = left << 1 - counts[length]
            if left < 0 { return nil }
        }
        let used = lengths.count { $0 > 0 }
        let isComplete = left == 0 || used == 1 && counts[1] == 1 || used == 0 && mayBeEmpty
        guard isComplete else { return nil }
        var places = [Int](repeating: 0, count: Self.longest + 2)
        for length in 1...Self.longest { places[length + 1] = places[length] + counts[length] }
        symbols = [Int](repeating: 0, count: used)
        short = [UInt16](repeating: 0, count: 1 << Self.shortest)
        var codes = [Int](repeating: 0, count: Self.longest + 2)
        for length in 1...Self.longest { codes[length + 1] = (codes[length] + counts[length]) << 1 }
        for (symbol, length) in lengths.enumerated() where length > 0 {
            symbols[places[length]] = symbol
            places[length] += 1
            // The first bit of a code is the highest, and that of an input the lowest.
            var place = (0..<length).reduce(0) { $0 << 1 | codes[length] >> $1 & 1 }
            codes[length] += 1
            while length <= Self.shortest, place < short.count {
                short[place] = UInt16(truncatingIfNeeded: symbol << 4 | length)
                place += 1 << length
            }
        }
    }

    /// Reads the bits of a symbol.
    func symbol(_ bits: inout BitReader) throws(Inflate.Flaw) -> Int {
        let found = Int(short[bits.coming(Self.shortest)])
        if found > 0 {
            _ = try bits.next(found & 15)
            return found >> 4
        }
        var (code, first, place) = (0, 0, 0)
        for length in 1...Self.longest {
            code |= try bits.next(1)
            let count = counts[length]
            if code - first < count { return symbols[place + code - first] }
            place += count
            first = (first + count) << 1
            code <<= 1
        }
        throw .damaged
    }
}

/// Reads bytes bit by bit, the lowest first.
struct BitReader {
    private let bytes: ArraySlice<UInt8>
    private var position: Int
    private var buffer: UInt64 = 0
    private var count = 0

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// Reads at most 16 bits as a number.
    mutating func next(_ wanted: Int) throws(Inflate.Flaw) -> Int {
        if count < wanted { fill() }
        guard count >= wanted else { throw .damaged }
        defer {
            buffer >>= wanted
            count -= wanted
        }
        return Int(truncatingIfNeeded: buffer & (1 << UInt64(wanted) - 1))
    }

    /// At most 16 bits that come next, without reading them; those after the end are 0.
    mutating func coming(_ wanted: Int) -> Int {
        if count < wanted { fill() }
        return Int(truncatingIfNeeded: buffer & (1 << UInt64(wanted) - 1))
    }

    /// Reads ahead, as far as there is room.
    private mutating func fill() {
        while count <= 56, position < bytes.endIndex {
            buffer |= UInt64(bytes[position]) << UInt64(count)
            position += 1
            count += 8
        }
    }

    /// Reads whole bytes from the next one on.
    mutating func bytes(_ wanted: Int) throws(Inflate.Flaw) -> ArraySlice<UInt8> {
        let rest = rest
        guard wanted <= rest.count else { throw .damaged }
        (buffer, count) = (0, 0)
        position = rest.startIndex + wanted
        return rest.prefix(wanted)
    }

    /// The bytes that were not read, without the one that was read in part.
    var rest: ArraySlice<UInt8> { bytes[(position - count / 8)...] }

    /// Skips the rest of a byte.
    mutating func skipToByte() {
        buffer >>= UInt64(count % 8)
        count -= count % 8
    }
}
