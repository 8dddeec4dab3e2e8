/// One row of a CSV text, whose fields are read only when they are asked for.
public struct CSVRow: ~Copyable {
    private let bytes: UnsafeRawBufferPointer
    private let fields: [CSVScanner.Field]

    /// The line that the row begins in, counted from 1.
    public let line: Int

    init(_ bytes: UnsafeRawBufferPointer, fields: [CSVScanner.Field], line: Int) {
        self.bytes = bytes
        self.fields = fields
        self.line = line
    }

    /// How many fields the row has.
    var count: Int { fields.count }

    /// All fields, as they are.
    var texts: [String] { fields.map { text($0) } }

    /// The text of a field as it is; nil for one of white space alone.
    ///
    /// What is not UTF-8 becomes U+FFFD.
    public func text(_ column: CSVColumn) -> String? {
        guard let field = field(column), !isBlank(field) else { return nil }
        return text(field)
    }

    /// The whole number that a field is, such as `-12`; nil for anything else.
    public func integer(_ column: CSVColumn) -> Int? {
        field(column).flatMap { Int(text($0)) }
    }

    /// The finite number that a field is, such as `51.4706` or `1e3`; nil for anything else.
    public func decimal(_ column: CSVColumn) -> Double? {
        guard let field = field(column) else { return nil }
        let number = Double(text(field))
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    /// Whether a field is this word, letter for letter.
    public func has(_ word: StaticString, in column: CSVColumn) -> Bool {
        guard let field = field(column), !field.isEscaped else { return false }
        return word.withUTF8Buffer { bytes[field.range].elementsEqual($0) }
    }

    private func field(_ column: CSVColumn) -> CSVScanner.Field? {
        column.index.flatMap { fields.indices.contains($0) ? fields[$0] : nil }
    }

    private func text(_ field: CSVScanner.Field) -> String {
        let part = bytes[field.range]
        guard field.isEscaped else { return String(decoding: part, as: UTF8.self) }
        var isHalf = false
        return String(
            decoding: part.filter { byte in
                isHalf = byte == UInt8(ascii: "\"") && !isHalf
                return !isHalf
            }, as: UTF8.self)
    }

    private func isBlank(_ field: CSVScanner.Field) -> Bool {
        bytes[field.range].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    }
}
