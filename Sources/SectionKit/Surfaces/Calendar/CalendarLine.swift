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
        // Converting to ASCII can produce a backslash, so it comes before escaping.
        let plain = ascii ? value.asciiOnly : value
        return "\(name):\(isText ? plain.escapedForCalendar : plain)".foldedForCalendar + "\r\n"
    }
}

extension String {
    private static let octetsOfLine = 75

    /// The text, escaped (RFC 5545, section 3.3.11).
    var escapedForCalendar: String {
        var escaped = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\\", ";", ",": escaped += "\\\(scalar)"
            case "\n": escaped += "\\n"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
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
