/// A content line of a calendar (RFC 5545, section 3.1).
struct CalendarLine {
    private let name: String
    private let value: String
    private let isText: Bool

    /// Creates a property whose value is text, which is escaped.
    init(_ name: String, _ text: String) {
        self.name = name
        value = text
        isText = true
    }

    /// Creates a property whose value is not text, such as a date or an address.
    init(_ name: String, raw value: String) {
        self.name = name
        self.value = value
        isText = false
    }

    static func begin(_ component: String) -> CalendarLine {
        CalendarLine("BEGIN", raw: component)
    }

    static func end(_ component: String) -> CalendarLine {
        CalendarLine("END", raw: component)
    }

    /// The line as it is written: escaped, folded, and with its line break.
    func text(ascii: Bool = false) -> String {
        var buffer = TextBuffer()
        write(to: &buffer, ascii: ascii)
        return buffer.text
    }

    /// Writes the line: escaped, folded, and with its line break.
    func write(to buffer: inout TextBuffer, ascii: Bool) {
        // Converting to ASCII can produce a backslash, so it comes before escaping.
        let plain = ascii ? value.asciiOnly : value
        let text = isText ? plain.escapedForCalendar : plain
        let room = String.octetsOfLine - name.utf8.count - 1
        if text.utf8.count <= room {
            buffer.append(name)
            buffer.append(":" as Unicode.Scalar)
            buffer.append(text)
        } else if room > 0, text.isPrintableASCII {
            buffer.append(name)
            buffer.append(":" as Unicode.Scalar)
            Self.fold(text, after: room, to: &buffer)
        } else {
            buffer.append("\(name):\(text)".foldedForCalendar)
        }
        buffer.append("\r\n")
    }

    /// Writes ASCII text, whose characters are an octet each, in lines.
    private static func fold(_ text: String, after room: Int, to buffer: inout TextBuffer) {
        var text = text
        text.withUTF8 { utf8 in
            var end = room
            buffer.append(utf8[..<end])
            while end < utf8.count {
                let start = end
                end = min(start + String.octetsOfLine - 1, utf8.count)
                buffer.append("\r\n ")
                buffer.append(utf8[start..<end])
            }
        }
    }
}

/// What text in a calendar escapes (RFC 5545, section 3.3.11).
private enum CalendarEscaping: EscapingRules {
    static func replacement(for byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "\\"): #"\\"#
        case UInt8(ascii: ";"): #"\;"#
        case UInt8(ascii: ","): #"\,"#
        case UInt8(ascii: "\n"): #"\n"#
        default: nil
        }
    }

    static func isPlain(_ bytes: EightBytes) -> Bool {
        !bytes.contains("\\") && !bytes.contains(";") && !bytes.contains(",")
            && !bytes.containsControl
    }
}

extension String {
    fileprivate static let octetsOfLine = 75

    /// The text, escaped (RFC 5545, section 3.3.11).
    var escapedForCalendar: String {
        if CalendarEscaping.isPlain(self) { return self }
        var buffer = TextBuffer()
        buffer.append(self, escapedBy: CalendarEscaping.self)
        return buffer.text
    }

    /// The line folded into lines of at most 75 octets (RFC 5545, section 3.1).
    ///
    /// A line is not folded within a grapheme cluster, unless the cluster is longer than a line.
    fileprivate var foldedForCalendar: String {
        if utf8.count <= Self.octetsOfLine { return self }
        let pieces = flatMap { character in
            character.utf8.count < Self.octetsOfLine
                ? [String(character)] : character.unicodeScalars.map(String.init)
        }
        var folded = ""
        var room = Self.octetsOfLine
        for piece in pieces {
            if piece.utf8.count > room {
                folded += "\r\n "
                room = Self.octetsOfLine - 1
            }
            folded += piece
            room -= piece.utf8.count
        }
        return folded
    }
}
