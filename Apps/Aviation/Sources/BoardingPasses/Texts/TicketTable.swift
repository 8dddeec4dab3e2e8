import Logbook
import SectionKit

/// The flights of an electronic ticket as Amadeus and others print it, in columns.
///
///     FROM /TO          FLIGHT   CL DATE   DEP   FARE BASIS
///     FRANKFURT INTL    LH 400   J  14JUN  1005  JFFDE
///     NEW YORK JFK               ARRIVAL TIME: 1240   ARRIVAL DATE: 14JUN
struct TicketTable {
    private(set) var legs: [PassLeg] = []

    /// The most lines between a flight and its arrival.
    private static let reach = 4

    /// The line with the heads of the columns; nil if there is none.
    static func head(of lines: [ConfirmationLine]) -> Int? {
        lines.firstIndex { line in
            let words = line.text.uppercased().split { !$0.isLetter }
            return ["FROM", "FLIGHT", "DATE", "DEP"].allSatisfy { words.contains($0[...]) }
        }
    }

    init(_ lines: [ConfirmationLine], head: Int, _ dates: TextDates) {
        for place in lines.indices.dropFirst(head + 1) {
            guard var leg = Self.departure(lines[place], dates) else { continue }
            let next = lines[(place + 1)...].prefix(Self.reach)
            guard
                let arrival = next.first(where: { Self.place($0) != nil && !Self.isTerminal($0) }),
                let to = Self.place(arrival)
            else { continue }
            leg.add(arrival.reading(.to, to))
            if let time = Self.time(in: arrival, leg, dates) {
                leg.add(arrival.reading(.arrives, time.description))
            }
            legs.append(leg)
        }
    }

    /// The cells of a line, which two blanks part.
    private static func cells(_ line: ConfirmationLine) -> [String] {
        line.text.split(separator: "  ").map(\.trimmed).filter { !$0.isEmpty }
    }

    /// The name in the first column; nil if there is none.
    private static func place(_ line: ConfirmationLine) -> String? {
        guard let name = cells(line).first, name.contains(where: \.isLetter),
            name == name.uppercased(), !name.contains(":"), !name.contains(where: \.isCodeDigit)
        else { return nil }
        return name
    }

    private static func isTerminal(_ line: ConfirmationLine) -> Bool {
        line.text[...].trimmed.hasPrefix("TERMINAL")
    }

    private static func departure(_ line: ConfirmationLine, _ dates: TextDates) -> PassLeg? {
        guard let from = place(line) else { return nil }
        let words = cells(line).dropFirst().flatMap { $0.split(separator: " ").map(String.init) }
        guard let place = words.firstIndex(where: { TextDay.all(in: [$0]).first != nil }),
            let day = TextDay.all(in: [words[place]]).first?.day,
            let number = FlightText(words[..<place].joined(separator: " ")).number
        else { return nil }
        let found = dates.dates(of: day)
        guard let date = found.first else { return nil }
        var leg = PassLeg([
            line.reading(.number, number), line.reading(.date, date.text),
            line.reading(.from, from),
        ])
        if found.count > 1 { leg.otherDates = found.map(\.text) }
        if place + 1 < words.count, let time = clock(words[place + 1]) {
            leg.add(line.reading(.departs, time.description))
        }
        return leg
    }

    /// The time behind "ARRIVAL TIME:", with the days up to that behind "ARRIVAL DATE:".
    private static func time(
        in line: ConfirmationLine, _ leg: PassLeg, _ dates: TextDates
    ) -> ClockTime? {
        func value(_ label: String) -> String? {
            let text = line.text.uppercased()
            guard let range = text.firstRange(of: label) else { return nil }
            return text[range.upperBound...].split(whereSeparator: \.isWhitespace).first
                .map(String.init)
        }
        guard let time = value("ARRIVAL TIME:").flatMap(clock) else { return nil }
        let start = leg[.date].flatMap { LocalDateTime($0) }
        let end = value("ARRIVAL DATE:").flatMap { TextDay.all(in: [$0]).first }
            .flatMap { dates.dates(of: $0.day).first }
        guard let start, let end else { return time }
        let days = end.days.lowerBound - start.days.lowerBound
        return (0...2).contains(days) ? ClockTime(minutes: time.minutes, days: days) : time
    }

    /// Reads `1005` or `10:05`.
    private static func clock(_ word: String) -> ClockTime? {
        if let time = ClockTime(word) { return time }
        guard word.count == 4, word.allSatisfy(\.isCodeDigit) else { return nil }
        return ClockTime("\(word.prefix(2)):\(word.suffix(2))")
    }
}
