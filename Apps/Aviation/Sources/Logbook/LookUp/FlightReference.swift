package import Flights
import SectionKit

/// A flight that a person names by its number, and perhaps its day and where it departs, such as
/// `LH400`, `LH400 2026-06-14` or `LH400 2026-06-14 FRA`.
package struct FlightReference: Equatable, Sendable {
    package var number: FlightNumber
    package var day: LocalDateTime?

    /// The code of the airport of departure, for a number that several legs have.
    package var from: String?

    /// Reads a reference; nil if it does not begin with a flight number.
    ///
    /// The number may be written with a blank, as in `LH 400`.
    package init?(_ text: String) {
        var words = text.uppercased().split(separator: " ").map(String.init)
        if words.count > 1, words[0].utf8.count <= 3, words[1].first?.isNumber == true,
            words[1].utf8.count <= 5, let number = FlightNumber(words[0] + words[1])
        {
            self.number = number
            words.removeFirst(2)
        } else {
            guard let first = words.first, let number = FlightNumber(first) else { return nil }
            self.number = number
            words.removeFirst()
        }
        if let first = words.first, let day = LocalDateTime(first), day.precision == .day {
            self.day = day
            words.removeFirst()
        }
        if let first = words.first, (3...4).contains(first.utf8.count),
            first.allSatisfy(\.isLetter)
        {
            from = first
            words.removeFirst()
        }
        if !words.isEmpty { return nil }
    }

    /// The number for people, such as `LH400`.
    package var name: String { number.airline + number.number }

    /// The command that adds it to the log when nobody knows it, with placeholders for what is missing.
    package var addCommand: String {
        "flight-log add \(name) \(day?.text ?? "DATE") --from \(from ?? "AIRPORT") --to AIRPORT"
    }

    /// The text that ``init(_:)`` reads.
    package var text: String {
        [name, day?.text, from].compactMap(\.self).joined(separator: " ")
    }
}
