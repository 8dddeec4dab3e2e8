extension CSVScanner.Field {
    /// Finds the field with an index in a valid row; nil if the row is shorter.
    init?(at index: Int, of row: UnsafeRawBufferPointer) {
        var start = 0
        for _ in 0..<index {
            start = Self(startingAt: start, of: row).next
            if start > row.count { return nil }
        }
        self.init(startingAt: start, of: row)
    }

    @inline(__always)
    private init(startingAt start: Int, of row: UnsafeRawBufferPointer) {
        guard start < row.count, row[start] == UInt8(ascii: "\"") else {
            self.init(range: start..<row.comma(from: start), isEscaped: false, isQuoted: false)
            return
        }
        var isEscaped = false
        var end = start &+ 1
        while end < row.count {
            if row[end] == UInt8(ascii: "\"") {
                // The second of two belongs to the field.
                guard end + 1 < row.count, row[end + 1] == UInt8(ascii: "\"") else { break }
                isEscaped = true
                end &+= 1
            }
            end &+= 1
        }
        self.init(range: start + 1..<end, isEscaped: isEscaped, isQuoted: true)
    }

    /// Where the next field begins, after the quotation mark, if there is one, and the comma.
    private var next: Int { range.upperBound + (isQuoted ? 2 : 1) }
}

extension UnsafeRawBufferPointer {
    /// The offset of the comma at or after an offset; the count if there is none.
    ///
    /// Eight bytes are checked at a time
    /// (<https://graphics.stanford.edu/~seander/bithacks.html#ZeroInWord>).
    @inline(__always)
    fileprivate func comma(from start: Int) -> Int {
        var end = start
        while end &+ 8 <= count {
            let word = UInt64(littleEndian: loadUnaligned(fromByteOffset: end, as: UInt64.self))
            let rest = word ^ 0x2C2C_2C2C_2C2C_2C2C
            let commas = (rest &- 0x0101_0101_0101_0101) & ~rest & 0x8080_8080_8080_8080
            if commas != 0 { return end &+ commas.trailingZeroBitCount &>> 3 }
            end &+= 8
        }
        while end < count, self[end] != UInt8(ascii: ",") { end &+= 1 }
        return end
    }
}
