import Essentials
import Logbook
import SectionKit

/// Finds the flights among the events of a calendar (RFC 5545): those whose words name a flight
/// number and two airports, such as "LH 400 FRA–JFK" or "SK2535 CPH to BHX".
struct CalendarFlights {
    private(set) var legs: [PassLeg] = []

    /// The number of events that are no flights.
    private(set) var others = 0

    init(_ text: String) {
        var reader = CalendarEventReader()
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if let event = reader.take(String(line)) { add(event) }
        }
        if let event = reader.end() { add(event) }
    }

    private mutating func add(_ event: CalendarEvent) {
        let words = ["SUMMARY", "DESCRIPTION", "LOCATION"].compactMap { event.text($0) }
        guard let number = words.lazy.compactMap(Self.number).first,
            let (from, to) = words.lazy.compactMap(Self.airports).first
        else {
            others += 1
            return
        }
        var leg = PassLeg()
        leg.add(.number, number, from: .calendar)
        leg.add(.from, from, from: .calendar)
        leg.add(.to, to, from: .calendar)
        let start = event.time("DTSTART")
        let day = start?.withoutTime
        leg.add(.date, day?.text, from: .calendar)
        leg.add(.departs, ClockTime(start, after: day)?.description, from: .calendar)
        let end = event.time("DTEND")
        leg.add(.arrives, ClockTime(end, after: day)?.description, from: .calendar)
        legs.append(leg)
    }

    private static func words(_ text: String) -> [String] {
        text.prefix(2_000).split { !($0.isLetter || $0.isNumber) }.map(String.init)
    }

    /// The first flight number: `LH400`, or `LH` and `400`.
    private static func number(_ text: String) -> String? {
        let words = words(text)
        for (index, word) in words.enumerated() where word == word.uppercased() {
            if word.count >= 3, word.contains(where: \.isCodeDigit),
                word.prefix(2).contains(where: \.isCodeLetter),
                let number = PassNumber.flight(word)
            {
                return number
            }
            if word.count == 2, word.contains(where: \.isCodeLetter), index + 1 < words.count,
                words[index + 1].allSatisfy(\.isCodeDigit),
                let number = PassNumber.flight(carrier: word, words[index + 1])
            {
                return number
            }
        }
        return nil
    }

    /// The first two words that may be codes of airports.
    private static func airports(_ text: String) -> (String, String)? {
        let codes = words(text).filter { PassNumber.airport($0) == $0 }
        return codes.count >= 2 && codes[0] != codes[1] ? (codes[0], codes[1]) : nil
    }
}
