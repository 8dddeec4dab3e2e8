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
        var end = start
        guard start < row.count, row[start] == UInt8(ascii: "\"") else {
            while end < row.count, row[end] != UInt8(ascii: ",") { end &+= 1 }
            self.init(range: start..<end, isEscaped: false, isQuoted: false)
            return
        }
        var isEscaped = false
        end &+= 1
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
