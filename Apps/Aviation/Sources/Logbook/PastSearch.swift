package import Networking
package import RecordStore
package import SectionEssentials

/// A flight that a person has searched for.
package struct PastSearch: Equatable, Sendable {
    /// The flight number.
    package var number: String

    /// The day of the flight; nil for the day of the search.
    package var day: LocalDateTime?

    /// What was found, in a few words, such as "FRA–JFK".
    package var found: String?

    /// When it was searched for.
    package var searchedAt: Date

    package init(number: String, day: LocalDateTime?, found: String?, searchedAt: Date) {
        self.number = number
        self.day = day
        self.found = found
        self.searchedAt = searchedAt
    }
}

extension PastSearch: StoredRecord {
    package static let kind = RecordKind("searches", schema: 1)

    package init?(json: inout JSONReader, schema: Int) {
        var (number, day, found, date): (String?, String?, String?, String?)
        json.object { key, json in
            switch key {
            case "number": number = json.string()
            case "day": day = json.string()
            case "found": found = json.string()
            case "searched_at": date = json.string()
            default: break
            }
        }
        guard let number, let searchedAt = date.flatMap(ISO8601.date) else { return nil }
        self.init(
            number: number, day: day.flatMap(LocalDateTime.init), found: found,
            searchedAt: searchedAt)
    }

    package var members: [(key: String, value: JSONValue)] {
        [
            ("number", .string(number)), ("day", JSONValue(day?.text)),
            ("found", JSONValue(found)), ("searched_at", JSONValue(searchedAt)),
        ]
    }
}
