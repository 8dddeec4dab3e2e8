import CLibrary

/// The text of a CSV table that is part of the program, whose rows are read when they are needed.
///
/// A script makes such a table, and tests check it, so that nothing is checked here: each row has a
/// field for each column, no field has a line end, and the first fields, which are not quoted, are in
/// the order of their bytes. Lines end with LF.
public struct CSVText: Sendable {
    private let text: StaticString
    private let start: Int

    /// The columns.
    public let header: CSVHeader

    /// Takes a body that is part of the program; nil for any other, and for one without a header.
    init?(_ body: Body) {
        guard let text = body.constant else { return nil }
        self.text = text
        let bytes = UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        let end = bytes.lineEnd(from: 0)
        if end == 0 { return nil }
        header = CSVHeader(CSVRow(valid: UnsafeRawBufferPointer(rebasing: bytes[..<end])))
        start = min(end + 1, bytes.count)
    }

    private var bytes: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    /// The offset of each row, and of the end.
    public var rowOffsets: [UInt32] {
        let bytes = bytes
        var offsets: [UInt32] = []
        // A row has at least some tens of bytes.
        offsets.reserveCapacity(bytes.count / 16)
        var offset = start
        while offset < bytes.count {
            offsets.append(UInt32(truncatingIfNeeded: offset))
            offset = bytes.lineEnd(from: offset) + 1
        }
        offsets.append(UInt32(truncatingIfNeeded: bytes.count))
        return offsets
    }

    /// Reads the row at an offset from ``rowOffsets``.
    @inlinable
    public func row<Result>(at offset: UInt32, _ read: (borrowing CSVRow) -> Result) -> Result {
        read(row(at: offset))
    }

    @usableFromInline
    func row(at offset: UInt32) -> CSVRow {
        CSVRow(valid: line(at: Int(offset)))
    }

    /// The bytes of the row at an offset, without its line end.
    func line(at offset: Int) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: bytes[offset..<bytes.lineEnd(from: offset)])
    }

    /// Calls `body` with the line of each row and its offset, in order, until it returns false.
    public func forEachLine(
        from offset: UInt32? = nil,
        _ body: (UnsafeRawBufferPointer, UInt32) -> Bool
    ) {
        let bytes = bytes
        var offset = offset.map(Int.init) ?? start
        while offset < bytes.count {
            let end = bytes.lineEnd(from: offset)
            let line = UnsafeRawBufferPointer(rebasing: bytes[offset..<end])
            guard body(line, UInt32(truncatingIfNeeded: offset)) else { return }
            offset = end + 1
        }
    }

    /// The offset of the first row whose first field is a key, or comes after it in the order of the
    /// bytes; the end if there is none.
    public func firstOffset(from key: String) -> UInt32 {
        let bytes = bytes
        var key = key
        return key.withUTF8 { key in
            var (low, high) = (start, bytes.count)
            while low < high {
                let middle = bytes.lineStart(from: (low + high) / 2, after: low)
                let end = bytes.lineEnd(from: middle)
                if bytes[middle..<end].firstField.lexicographicallyPrecedes(key) {
                    low = min(end + 1, bytes.count)
                } else {
                    high = middle
                }
            }
            return UInt32(truncatingIfNeeded: low)
        }
    }

    /// The offset of the row before one; nil for the first.
    public func offset(before offset: UInt32) -> UInt32? {
        guard offset > start else { return nil }
        return UInt32(
            truncatingIfNeeded: bytes.lineStart(from: Int(offset) - 1, after: start))
    }
}

extension UnsafeRawBufferPointer {
    /// The offset of the line end at or after an offset; the count if there is none.
    fileprivate func lineEnd(from offset: Int) -> Int {
        guard offset < count, let base = baseAddress,
            let end = memchr(base + offset, Int32(UInt8(ascii: "\n")), count - offset)
        else { return count }
        return UnsafeRawPointer(end) - base
    }

    /// The start of the line with the byte at an offset, which is at a line start or after it.
    fileprivate func lineStart(from offset: Int, after first: Int) -> Int {
        var start = offset
        while start > first, self[start - 1] != UInt8(ascii: "\n") { start &-= 1 }
        return start
    }
}

extension Slice<UnsafeRawBufferPointer> {
    fileprivate var firstField: Self { prefix { $0 != UInt8(ascii: ",") } }
}
