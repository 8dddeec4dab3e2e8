/// Writes the rows of a table as records of CSV, one after the other in the same memory.
struct CSVRecords {
    private let columns: [(index: Int, keys: ValueKeys)]

    /// The fields that come first in every record.
    private let head: [String]

    private let ascii: Bool
    private var buffer = TextBuffer()
    private var fieldCount = 0

    init(_ table: Table, head: [String], ascii: Bool) {
        columns = table.columns.enumerated()
            .filter { $1.key != nil }
            .map { (index: $0, keys: $1.keys) }
        self.head = head
        self.ascii = ascii
    }

    /// Returns the record of a row, with its line break.
    mutating func record(for row: [Cell]) -> String {
        buffer.removeAll()
        fieldCount = 0
        for text in head { append(text) }
        for (index, keys) in columns {
            // Nearly all columns have one key, and need no array.
            if keys == .one {
                append(row[index].raw)
            } else {
                for value in keys.values(of: row[index]) { append(value) }
            }
        }
        // Readers skip empty lines, so a single empty field is quoted.
        buffer.append(fieldCount == 1 && buffer.isEmpty ? "\"\"\r\n" : "\r\n")
        return buffer.text
    }

    private mutating func append(_ value: RawValue) {
        if case .text(let text) = value {
            // Converting to ASCII can produce a sign or a quotation mark, so it comes first.
            append((ascii ? text.asciiOnly : text).escapedForSpreadsheets)
        } else {
            append(value.text ?? "")
        }
    }

    private mutating func append(_ field: String) {
        if fieldCount > 0 { buffer.append("," as Unicode.Scalar) }
        fieldCount += 1
        if CSVEscaping.isPlain(field) {
            buffer.append(field)
        } else {
            buffer.append(field.quotedForCSV)
        }
    }
}

/// What must be in a quoted field (RFC 4180, section 2).
enum CSVEscaping: EscapingRules {
    static func replacement(for byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "\r"), UInt8(ascii: "\n"): ""
        case UInt8(ascii: "\""): "\"\""
        default: nil
        }
    }

    static func isPlain(_ bytes: EightBytes) -> Bool {
        !bytes.contains(",") && !bytes.contains("\"") && !bytes.containsControl
    }
}
