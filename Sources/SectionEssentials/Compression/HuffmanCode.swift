/// A canonical prefix code of DEFLATE (RFC 1951, section 3.2.2).
struct HuffmanCode {
    static let longest = 15

    /// How many symbols have a code of each length.
    private var counts = [Int](repeating: 0, count: longest + 1)

    /// The symbols in the order of their codes.
    private var symbols: [Int]

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
        for (symbol, length) in lengths.enumerated() where length > 0 {
            symbols[places[length]] = symbol
            places[length] += 1
        }
    }

    /// Reads the bits of a symbol.
    func symbol(_ bits: inout BitReader) throws(Inflate.Flaw) -> Int {
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
    private var buffer = 0
    private var count = 0

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// Reads at most 16 bits as a number.
    mutating func next(_ wanted: Int) throws(Inflate.Flaw) -> Int {
        while count < wanted {
            guard position < bytes.endIndex else { throw .damaged }
            buffer |= Int(bytes[position]) << count
            position += 1
            count += 8
        }
        defer {
            buffer >>= wanted
            count -= wanted
        }
        return buffer & (1 << wanted - 1)
    }

    /// Reads whole bytes from the next one on.
    mutating func bytes(_ wanted: Int) throws(Inflate.Flaw) -> ArraySlice<UInt8> {
        guard wanted <= bytes.endIndex - position else { throw .damaged }
        defer { position += wanted }
        return bytes[position..<position + wanted]
    }

    /// The bytes that were not read, without the one that was read in part.
    var rest: ArraySlice<UInt8> { bytes[(position - count / 8)...] }

    /// Skips the rest of a byte; at most seven bits are read ahead.
    mutating func skipToByte() {
        (buffer, count) = (0, 0)
    }
}
