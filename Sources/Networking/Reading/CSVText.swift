import SectionCLibrary

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
        let (bytes, start) = (bytes, Int(offset))
        return CSVRow(
            valid: UnsafeRawBufferPointer(rebasing: bytes[start..<bytes.lineEnd(from: start)]))
    }

    /// Calls `body` with the line of each row, in order, without its line end.
    public func forEachLine(_ body: (UnsafeRawBufferPointer) -> Void) {
        let bytes = bytes
        var offset = start
        while offset < bytes.count {
            let end = bytes.lineEnd(from: offset)
            body(UnsafeRawBufferPointer(rebasing: bytes[offset..<end]))
            offset = end + 1
        }
    }

    /// Calls `body` with each row whose first field is a key, in order, until it returns false.
    @usableFromInline
    func forEachRow(withKey key: String, _ body: (borrowing CSVRow) -> Bool) {
        let bytes = bytes
        var key = key
        key.withUTF8 { key in
            var offset = firstOffset(from: key)
            while offset < bytes.count, bytes.field(at: offset, is: key) {
                let end = bytes.lineEnd(from: offset)
                let row = CSVRow(valid: UnsafeRawBufferPointer(rebasing: bytes[offset..<end]))
                guard body(row) else { return }
                offset = end + 1
            }
        }
    }

    /// The offset of the first row whose first field is a key, or comes after it in the order of the
    /// bytes; the end if there is none.
    private func firstOffset(from key: UnsafeBufferPointer<UInt8>) -> Int {
        let bytes = bytes
        var (low, high) = (start, bytes.count)
        while low < high {
            let middle = bytes.lineStart(from: (low + high) / 2, after: low)
            if bytes.field(at: middle, precedes: key) {
                low = min(bytes.lineEnd(from: middle) + 1, bytes.count)
            } else {
                high = middle
            }
        }
        return low
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

    /// Whether the unquoted field at an offset comes before a key in the order of the bytes.
    fileprivate func field(at offset: Int, precedes key: UnsafeBufferPointer<UInt8>) -> Bool {
        for index in 0..<key.count {
            let byte = fieldByte(at: offset &+ index)
            if byte != key[index] { return byte.map { $0 < key[index] } ?? true }
        }
        return false
    }

    /// Whether the unquoted field at an offset is a key.
    fileprivate func field(at offset: Int, is key: UnsafeBufferPointer<UInt8>) -> Bool {
        for index in 0..<key.count where fieldByte(at: offset &+ index) != key[index] {
            return false
        }
        return fieldByte(at: offset &+ key.count) == nil
    }

    /// The byte at an offset in a field; nil at the end of the field.
    private func fieldByte(at offset: Int) -> UInt8? {
        guard offset < count else { return nil }
        let byte = self[offset]
        return byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") ? nil : byte
    }
}
