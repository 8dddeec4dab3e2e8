/// Finds the rows and fields of a CSV text (RFC 4180), in pieces of any size.
///
/// Lines end with CR LF, LF or CR. A quotation mark in a field that does not begin with one is an
/// ordinary character, as in Python and spreadsheets.
struct CSVScanner {
    /// The location of a field in its row, without the surrounding quotation marks.
    struct Field {
        let range: Range<Int>

        /// Whether the field contains doubled quotation marks.
        let isEscaped: Bool

        let isQuoted: Bool
    }

    private enum Place {
        case fieldStart, plain, quoted
        /// After a quotation mark in a quoted field, which ends the field or is the first of two.
        case quotationMark
    }

    /// The fields of the last row, or of the row that is being scanned.
    private(set) var fields: [Field] = []

    /// The line in which the row begins, counted from 1.
    private(set) var line = 1

    private let limit: Int
    private let separator: UInt8
    private var place = Place.fieldStart
    private var position = 0
    private var fieldStart = 0
    private var isEscaped = false
    private var lineEnds = 0
    private var isRowDone = false
    private var skipsLineFeed = false

    /// Creates a scanner that rejects rows of more than `limit` bytes.
    init(limit: Int, separator: CSVSeparator = .comma) {
        self.limit = limit
        self.separator = separator.rawValue
    }

    /// Whether the last row is a blank line.
    var isBlank: Bool { fields.count == 1 && fields[0].range.isEmpty && !fields[0].isQuoted }

    /// Finds the end of the row at the start of `bytes`, including its line end; nil if the row is
    /// incomplete: then call again with the same bytes and more.
    ///
    /// - Throws: ``CSVError`` for a row that is too long or invalid.
    mutating func rowEnd(in bytes: UnsafeRawBufferPointer) throws(CSVError) -> Int? {
        if isRowDone { startRow() }
        if position == 0, skipsLineFeed, let first = bytes.first {
            skipsLineFeed = false
            if first == UInt8(ascii: "\n") { (position, fieldStart) = (1, 1) }
        }
        let end = min(bytes.count, limit)
        while true {
            skipPlainBytes(of: bytes, before: end)
            guard position < end else { break }
            if try take(bytes[position]) { return position }
        }
        if position >= limit { throw CSVError(.tooLong(limit: limit), line: line) }
        return nil
    }

    /// Ends the last row, which may lack a line end.
    ///
    /// - Throws: ``CSVError`` if a quotation mark is still open.
    mutating func endOfText() throws(CSVError) {
        if place == .quoted { throw CSVError(.openQuotationMark, line: line) }
        if !isRowDone { endField(before: place == .quotationMark ? position - 1 : position) }
        isRowDone = true
    }

    private mutating func startRow() {
        line += lineEnds
        fields.removeAll(keepingCapacity: true)
        (place, position, fieldStart, lineEnds) = (.fieldStart, 0, 0, 0)
        isRowDone = false
    }

    /// Skips bytes without special meaning, which are most of a text.
    private mutating func skipPlainBytes(of bytes: UnsafeRawBufferPointer, before end: Int) {
        var position = position
        switch place {
        case .plain:
            while position < end, !bytes[position].endsPlainField(before: separator) {
                position += 1
            }
        case .quoted:
            while position < end, bytes[position] != UInt8(ascii: "\""),
                bytes[position] != UInt8(ascii: "\n")
            {
                position += 1
            }
        case .fieldStart, .quotationMark: return
        }
        self.position = position
    }

    /// Scans the next byte; true if it ends the row.
    private mutating func take(_ byte: UInt8) throws(CSVError) -> Bool {
        position += 1
        switch (place, byte) {
        case (.quoted, UInt8(ascii: "\"")): place = .quotationMark
        case (.quoted, _): if byte == UInt8(ascii: "\n") { lineEnds += 1 }
        case (.fieldStart, UInt8(ascii: "\"")): (place, fieldStart) = (.quoted, position)
        case (.quotationMark, UInt8(ascii: "\"")): (place, isEscaped) = (.quoted, true)
        case (_, separator): endField(before: position - (place == .quotationMark ? 2 : 1))
        case (_, UInt8(ascii: "\n")), (_, UInt8(ascii: "\r")):
            endField(before: position - (place == .quotationMark ? 2 : 1))
            lineEnds += 1
            skipsLineFeed = byte == UInt8(ascii: "\r")
            isRowDone = true
        case (.quotationMark, _): throw CSVError(.afterQuotationMark, line: line + lineEnds)
        case (.fieldStart, _): place = .plain
        case (.plain, _): break
        }
        return isRowDone
    }

    private mutating func endField(before end: Int) {
        fields.append(
            Field(
                range: fieldStart..<end, isEscaped: isEscaped, isQuoted: place == .quotationMark))
        (place, fieldStart, isEscaped) = (.fieldStart, position, false)
    }
}

extension UInt8 {
    @inline(__always)
    fileprivate func endsPlainField(before separator: UInt8) -> Bool {
        self == separator || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
    }
}
