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
