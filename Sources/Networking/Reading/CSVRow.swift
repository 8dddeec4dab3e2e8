public import SectionEssentials

/// A row of a CSV text, whose fields are decoded only when they are read.
public struct CSVRow: ~Copyable {
    private let bytes: UnsafeRawBufferPointer

    /// The fields, if the row was scanned to check it.
    private let fields: [CSVScanner.Field]?

    /// The line in which the row begins, counted from 1; 0 if it is unknown.
    public let line: Int

    init(_ bytes: UnsafeRawBufferPointer, fields: [CSVScanner.Field], line: Int) {
        self.bytes = bytes
        self.fields = fields
        self.line = line
    }

    /// Creates a row of a valid text without line ends, whose fields are found when they are read.
    @usableFromInline
    init(valid bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        fields = nil
        line = 0
    }

    /// The number of fields.
    var count: Int { fields?.count ?? 0 }

    /// The texts of all fields, unchanged; a field that is not valid UTF-8 is read as Latin-1.
    public var texts: [String] {
        if let fields { return fields.map { String(utf8OrLatin1: bytes(of: $0)) } }
        var texts: [String] = []
        while let field = CSVScanner.Field(at: texts.count, of: bytes) {
            texts.append(String(utf8OrLatin1: self.bytes(of: field)))
        }
        return texts
    }

    /// The text of a field, unchanged; nil if it is only white space.
    ///
    /// Invalid UTF-8 becomes U+FFFD.
    public func text(_ column: CSVColumn) -> String? {
        guard let field = field(column), !isBlank(field) else { return nil }
        return text(field)
    }

    /// The integer in a field, such as `-12`; nil for anything else.
    public func integer(_ column: CSVColumn) -> Int? {
        field(column).flatMap { Int(text($0)) }
    }

    /// The finite number in a field, such as `51.4706` or `1e3`; nil for anything else.
    public func decimal(_ column: CSVColumn) -> Double? {
        guard let field = field(column) else { return nil }
        let part = UnsafeRawBufferPointer(rebasing: bytes[field.range])
        if let plain = PlainDecimal(part) { return plain.number }
        // Double also reads hexadecimal numbers, infinity and nan.
        let number = part.allSatisfy(\.isInDecimal) ? Double(text(field)) : nil
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The number in a field of up to eight hexadecimal digits; nil for anything else.
    public func hexadecimal(_ column: CSVColumn) -> UInt32? {
        guard let range = field(column)?.range, 1...8 ~= range.count else { return nil }
        var number: UInt32 = 0
        for byte in bytes[range] {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number << 4 | UInt32(byte & 15)
            case UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"):
                number = number << 4 | UInt32(byte & 7 + 9)
            default: return nil
            }
        }
        return number
    }

    /// Whether a field is exactly this word.
    public func has(_ word: StaticString, in column: CSVColumn) -> Bool {
        guard let field = field(column), !field.isEscaped else { return false }
        return word.withUTF8Buffer { bytes[field.range].elementsEqual($0) }
    }

    private func field(_ column: CSVColumn) -> CSVScanner.Field? {
        guard let index = column.index else { return nil }
        guard let fields else { return CSVScanner.Field(at: index, of: bytes) }
        return index < fields.count ? fields[index] : nil
    }

    private func text(_ field: CSVScanner.Field) -> String {
        let part = bytes[field.range]
        guard field.isEscaped else { return String(decoding: part, as: UTF8.self) }
        return String(decoding: bytes(of: field), as: UTF8.self)
    }

    /// The bytes of a field, with each doubled quotation mark as one.
    private func bytes(of field: CSVScanner.Field) -> [UInt8] {
        let part = bytes[field.range]
        guard field.isEscaped else { return Array(part) }
        var isHalf = false
        return part.filter { byte in
            isHalf = byte == UInt8(ascii: "\"") && !isHalf
            return !isHalf
        }
    }

    private func isBlank(_ field: CSVScanner.Field) -> Bool {
        bytes[field.range].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    }
}

extension String {
    /// Decodes UTF-8, or Latin-1 if it is not valid UTF-8.
    fileprivate init(utf8OrLatin1 bytes: [UInt8]) {
        self =
            String(validating: bytes, as: UTF8.self)
            ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}

extension UInt8 {
    fileprivate var isInDecimal: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
            UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }
}

/// What separates the fields of a CSV text.
public enum CSVSeparator: UInt8, CaseIterable, Sendable {
    /// A comma.
    case comma = 0x2C

    /// A semicolon, as spreadsheets write it where the comma is in numbers.
    case semicolon = 0x3B

    /// A tab.
    case tab = 0x09
}

extension CSVRow {
    /// Calls `take` with each row of a CSV text, with those of any header, until it returns false.
    ///
    /// It is for files that a person has chosen, in which a row may have too few fields, and the
    /// header may be missing: ``texts`` has all fields of a row. A byte order mark and blank lines
    /// are skipped.
    ///
    /// ```swift
    /// var sums: [Int] = []
    /// try CSVRow.forEach(in: Data("1;2\n3;4\n".utf8), separatedBy: .semicolon) { row in
    ///     sums.append(row.texts.compactMap { Int($0) }.reduce(0, +))
    ///     return true
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - separator: what separates the fields.
    ///   - limit: the maximum length of a row, in bytes.
    ///   - take: uses a row; false to stop.
    /// - Throws: ``RequestError/unreadable(reason:)`` with the line for a row that is too long, or
    ///   whose quotation marks are wrong.
    public static func forEach(
        in text: Data,
        separatedBy separator: CSVSeparator = .comma,
        limit: Int = 1 << 20,
        _ take: (borrowing CSVRow) -> Bool
    ) throws(RequestError) {
        let result = text.withUnsafeBytes { bytes in
            Result { () throws(CSVError) in
                try rows(of: bytes, CSVScanner(limit: limit, separator: separator), take)
            }
        }
        if case .failure(let error) = result {
            throw .unreadable(reason: "invalid CSV, \(error)")
        }
    }

    private static func rows(
        of bytes: UnsafeRawBufferPointer,
        _ scanner: consuming CSVScanner,
        _ take: (borrowing CSVRow) -> Bool
    ) throws(CSVError) {
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while start < bytes.count {
            let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
            let end = try scanner.rowEnd(in: rest)
            if end == nil { try scanner.endOfText() }
            let row = UnsafeRawBufferPointer(rebasing: rest[..<(end ?? rest.count)])
            start += row.count
            if scanner.isBlank { continue }
            guard take(CSVRow(row, fields: scanner.fields, line: scanner.line)) else { return }
        }
    }
}

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
