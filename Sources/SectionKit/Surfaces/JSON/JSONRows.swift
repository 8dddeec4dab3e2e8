import SectionEssentials

/// Writes the rows of a table as JSON objects, one after the other in the same memory.
struct JSONRows {
    private let fields: [Field]
    private var buffer = TextBuffer()

    /// A machine-readable column.
    private struct Field {
        let column: Int
        let keys: ValueKeys

        /// The text before each of its values: a comma and the key.
        var names: [String]
    }

    /// Writes the rows of a table, without the columns that have one of some keys.
    init(_ table: Table, omitting omitted: Set<String> = []) {
        var fields: [Field] = []
        for (index, column) in table.columns.enumerated() {
            let keys = column.allKeys
            if keys.isEmpty || !omitted.isDisjoint(with: keys) { continue }
            var names = keys.map { ", \(JSONValue.string($0).text()): " }
            if fields.isEmpty { names[0].removeFirst(2) }
            fields.append(Field(column: index, keys: column.keys, names: names))
        }
        self.fields = fields
    }

    /// Returns the object of a row, on one line.
    mutating func object(for row: [Cell]) -> String {
        buffer.removeAll()
        buffer.append("{")
        for field in fields {
            let cell = row[field.column]
            // Nearly all columns have one key, and need no array.
            if field.keys == .one {
                append(cell.raw, named: field.names[0])
            } else {
                for (name, value) in zip(field.names, field.keys.values(of: cell)) {
                    append(value, named: name)
                }
            }
        }
        buffer.append("}")
        return buffer.text
    }

    private mutating func append(_ value: RawValue, named name: String) {
        buffer.append(name)
        switch value {
        case .text(let text) where JSONEscaping.isPlain(text):
            buffer.append("\"" as Unicode.Scalar)
            buffer.append(text)
            buffer.append("\"" as Unicode.Scalar)
        case .integer(let number): buffer.append { $0.append(number) }
        case .number(let number, let digits?) where number.isFinite:
            buffer.append { $0.append(number, decimals: digits) }
        default: buffer.append(JSONValue(value).text())
        }
    }
}

/// What JSON escapes in a string (RFC 8259, section 7); ``JSONValue`` writes the replacements.
private enum JSONEscaping: EscapingRules {
    static func replacement(for byte: UInt8) -> StaticString? {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") ? "" : nil
    }

    static func isPlain(_ bytes: EightBytes) -> Bool {
        !bytes.contains("\"") && !bytes.contains("\\") && !bytes.containsControl
    }
}
