/// A content line of a calendar (RFC 5545, section 3.1).
struct CalendarLine {
    private let name: String
    private let value: String
    private let isText: Bool

    /// A property whose value is text for people.
    init(_ name: String, _ text: String) {
        self.name = name
        value = text
        isText = true
    }

    /// A property whose value has a form of its own, such as a date or an address.
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

    /// The line as it is written, with its end, escaped and folded.
    func text(ascii: Bool = false) -> String {
        // Spelling in ASCII may make a backslash, so it goes before the escapes.
        let plain = ascii ? value.asciiOnly : value
        return "\(name):\(isText ? plain.escapedForCalendar : plain)".foldedForCalendar + "\r\n"
    }
}

extension String {
    private static let octetsOfLine = 75

    /// The text with the escapes of section 3.3.11.
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

    /// The line in pieces of at most 75 octets, the rest of each after a space (section 3.1).
    ///
    /// What a reader sees as one character stays together, so that lines are text on their own;
    /// only one that is longer than a line is cut between its scalars.
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
