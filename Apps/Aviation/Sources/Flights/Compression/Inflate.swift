/// Expands what DEFLATE has compressed (RFC 1951), to a size that is known before or limited.
package struct Inflate {
    private var input: BitReader
    private var output: [UInt8] = []
    private let size: Int

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

    /// Returns the expanded bytes; nil if the input is invalid or not of this size.
    package static func bytes(of input: ArraySlice<UInt8>, size: Int) -> [UInt8]? {
        var inflate = Inflate(input: BitReader(input), size: size)
        inflate.output.reserveCapacity(size)
        return inflate.run() && inflate.output.count == size ? inflate.output : nil
    }

    /// Returns the expanded bytes of the blocks at the start of an input, and the rest of the input,
    /// from the next whole byte on; nil if the input is invalid or expands to more than a limit.
    package static func start(
        of input: ArraySlice<UInt8>,
        limit: Int
    ) -> (bytes: [UInt8], rest: ArraySlice<UInt8>)? {
        var inflate = Inflate(input: BitReader(input), size: limit)
        return inflate.run() ? (inflate.output, inflate.input.rest) : nil
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

    private init(input: BitReader, size: Int) {
        self.input = input
        self.size = size
    }

    /// Reads the blocks; false if one is invalid.
    private mutating func run() -> Bool {
        while true {
            guard let isLast = input.next(1), let kind = input.next(2) else { return false }
            let isValid =
                switch kind {
                case 0: stored()
                case 1: compressed(Self.fixed, Self.fixedDistances)
                case 2: dynamic()
                default: false
                }
            guard isValid else { return false }
            if isLast == 1 { return true }
        }
    }

    private mutating func stored() -> Bool {
        input.skipToByte()
        guard let head = input.bytes(4)?.map(Int.init), head[0] ^ head[2] == 0xFF,
            head[1] ^ head[3] == 0xFF, let block = input.bytes(head[0] | head[1] << 8),
            output.count + block.count <= size
        else { return false }
        output += block
        return true
    }

    private mutating func compressed(_ code: HuffmanCode?, _ distances: HuffmanCode?) -> Bool {
        guard let code, let distances else { return false }
        while let symbol = code.symbol(&input) {
            if symbol == 256 { return true }
            if symbol < 256 {
                guard output.count < size else { return false }
                output.append(UInt8(symbol))
                continue
            }
            guard let length = value(symbol - 257, of: Self.lengths),
                let symbol = distances.symbol(&input),
                let distance = value(symbol, of: Self.distances),
                distance <= output.count, output.count + length <= size
            else { return false }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
        return false
    }

    private mutating func value(_ symbol: Int, of ranges: [(Int, Int)]) -> Int? {
        guard symbol < ranges.count, let rest = input.next(ranges[symbol].1) else { return nil }
        return ranges[symbol].0 + rest
    }

    /// Reads a block whose codes are before it.
    private mutating func dynamic() -> Bool {
        guard let literals = input.next(5), let distances = input.next(5),
            let count = input.next(4), literals <= 29
        else { return false }
        var sizes = [Int](repeating: 0, count: Self.order.count)
        for place in Self.order.prefix(count + 4) {
            guard let size = input.next(3) else { return false }
            sizes[place] = size
        }
        let ends = (literals + 257, literals + 257 + distances + 1)
        guard let code = HuffmanCode(lengths: sizes),
            let lengths = codeLengths(code, count: ends.1), lengths[256] > 0
        else { return false }
        return compressed(
            HuffmanCode(lengths: lengths[..<ends.0]),
            HuffmanCode(lengths: lengths[ends.0...], mayBeEmpty: true))
    }

    private mutating func codeLengths(_ code: HuffmanCode, count: Int) -> [Int]? {
        var lengths: [Int] = []
        while lengths.count < count {
            guard let symbol = code.symbol(&input) else { return nil }
            let (length, first, bits) =
                switch symbol {
                case 16: (lengths.last, 3, 2)
                case 17: (0, 3, 3)
                case 18: (0, 11, 7)
                default: (symbol, 1, 0)
                }
            guard let length, let more = input.next(bits), lengths.count + first + more <= count
            else { return nil }
            lengths += [Int](repeating: length, count: first + more)
        }
        return lengths
    }
}
