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

    /// The names of the zones of the properties that name one.
    private var zones: [String: String] = [:]

    /// Whether the calendar, the status or the title says that it was cancelled.
    package internal(set) var isCancelled = false

    mutating func set(_ name: Substring, to value: String) {
        let parts = name.split(separator: ";")
        let key = parts.first?.uppercased() ?? ""
        properties[key] = value
        zones[key] =
            parts.dropFirst().lazy.compactMap { part in
                let pair = part.split(separator: "=", maxSplits: 1)
                return pair.count == 2 && pair[0].uppercased() == "TZID"
                    ? pair[1].filter { $0 != "\"" } : nil
            }.first
        if key == "STATUS", value.uppercased() == "CANCELLED" { isCancelled = true }
        if key == "SUMMARY", value.beginsCancelled { isCancelled = true }
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

    /// The time of a property, as it is written; nil if it has none.
    package func time(_ name: String) -> WrittenTime? {
        value(name).flatMap { WrittenTime(calendar: $0, zone: zones[name]) }
    }
}

extension String {
    /// Whether the title of an event or a mail begins with the word that it was cancelled.
    package var beginsCancelled: Bool {
        let words = ["canceled", "cancelled", "abgesagt", "storniert", "annulé", "cancelado"]
        let beginnings = lowercased().split(separator: ":").dropLast().prefix(3)
        return beginnings.contains { part in
            part.split(separator: " ").contains { words.contains(String($0)) }
        }
    }
}
