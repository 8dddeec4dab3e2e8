package import Essentials
import SectionKit

/// An event of a calendar (RFC 5545, 3.6.1).
package struct CalendarEvent: Equatable, Sendable {
    /// The values of the properties by their names; of several, the last.
    private var properties: [String: String] = [:]

    /// The number of the line where it begins.
    package let line: Int

    init(line: Int) {
        self.line = line
    }

    mutating func set(_ name: Substring, to value: String) {
        properties[name.prefix { $0 != ";" }.uppercased()] = value
    }

    /// The value of a property as it is written; nil if there is none.
    package func value(_ name: String) -> String? { properties[name] }

    /// The text of a property, without the backslashes of calendars (RFC 5545, 3.3.11).
    package func text(_ name: String) -> String? {
        guard let value = value(name) else { return nil }
        var text = ""
        var isEscaped = false
        for character in value {
            if isEscaped {
                text.append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                text.append(character)
            }
        }
        return text
    }

    /// The instant of a property such as `20250614T061500Z`; nil for any other.
    package func instant(_ name: String) -> Date? {
        guard let value = value(name), value.hasSuffix("Z") else { return nil }
        return Self.local(String(value.dropLast())).flatMap { $0.instant(in: .utc) }
    }

    /// The time of a property on the clock of its zone; of one in UTC, the day in UTC only, because
    /// the clock of the place is not known.
    package func time(_ name: String) -> LocalDateTime? {
        guard let value = value(name) else { return nil }
        if value.hasSuffix("Z") { return Self.local(String(value.dropLast()))?.withoutTime }
        return Self.local(value)
    }

    /// Reads `20250614T061500`, or a day such as `20250614`.
    private static func local(_ text: String) -> LocalDateTime? {
        let characters = Array(text)
        guard [8, 15].contains(characters.count) else { return nil }
        let day = [characters[0..<4], characters[4..<6], characters[6..<8]]
            .map { String($0) }.joined(separator: "-")
        guard characters.count == 15 else { return LocalDateTime(day) }
        guard characters[8] == "T" else { return nil }
        return LocalDateTime("\(day)T\(String(characters[9..<11])):\(String(characters[11..<13]))")
    }
}
