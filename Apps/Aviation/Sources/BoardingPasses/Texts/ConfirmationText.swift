import Logbook
import SectionKit

/// The flights of a confirmation in plain text, as booking systems and airlines write them.
///
/// Rules read them, which guess nothing: a flight without a number, a date or two airports is not
/// returned, and each value knows the line in which it stood.
struct ConfirmationText {
    private(set) var legs: [PassLeg] = []

    /// Reads a text, or the pages of a document.
    ///
    /// - Parameter isDated: whether the day of the context is that of the mail, from which on
    ///   flights without a year are.
    init(_ pages: [String], _ context: PassContext, isDated: Bool = false) {
        let lines = ConfirmationLine.lines(pages)
        let head = TicketTable.head(of: lines)
        let written = Self.written(lines, upTo: head)
        let dates = TextDates(
            context, written: written ?? (isDated ? context.day : nil),
            words: lines.lazy.flatMap(\.words))
        legs = lines.compactMap { BookingSystemLine($0, dates)?.leg }
        if legs.isEmpty, let head { legs = TicketTable(lines, head: head, dates).legs }
        if legs.isEmpty { legs = FlightBlocks(lines, dates).legs }
        legs = Self.withoutRepetition(legs)
        guard let code = ConfirmationCode.reading(in: lines) else { return }
        for place in legs.indices { legs[place].add(code) }
    }

    /// The first day on which the text says that it was written, such as in the head of a mail that
    /// was forwarded.
    ///
    /// - Parameter head: the line of the head of a table of flights; all dates above it count.
    private static func written(
        _ lines: [ConfirmationLine], upTo head: Int?
    ) -> LocalDateTime? {
        lines.enumerated().filter { place, line in
            place < head ?? 0 || LineFacts.isOfWriting(line.text)
        }
        .map(\.element).lazy.flatMap { TextDay.all(in: $0.words) }
        .compactMap { found in
            let day = found.day
            return day.days.count == 1 ? day.year.flatMap { day.days[0].date(in: $0) } : nil
        }.min()
    }

    /// Each flight once: a summary at the end may repeat them.
    private static func withoutRepetition(_ legs: [PassLeg]) -> [PassLeg] {
        legs.reduce(into: []) { all, leg in
            let same = all.firstIndex { known in
                [PassField.number, .date].allSatisfy { known[$0] == leg[$0] }
            }
            guard let same else { return all.append(leg) }
            if leg.readings.count > all[same].readings.count { all[same] = leg }
        }
    }
}

extension ConfirmationText {
    /// The flights of the text, with what its labels say, as on a pass, which has one flight.
    ///
    /// Of the same flight, a pass says more beside its labels; another is that of a heading.
    ///
    /// The order of times tells those of departure and arrival in an itinerary, not on a pass, which
    /// also says when boarding begins and ends.
    func legs(besides text: PassText, _ context: PassContext) -> [PassLeg] {
        let labelled = text.legs(context)
        guard let leg = legs.first else { return labelled }
        // Other numbers of a pass are those under which the flight is sold.
        if text.isPass, labelled.count == 1, text.hasLabelledRoute, text.names.isEmpty,
            text.numbers.count == 1, text.routes.count == 1
        {
            return labelled
        }
        if text.isPass, legs.count == 1, labelled.count <= 1 {
            return [Self.pass(labelled.first ?? PassLeg(), besides: leg)]
        }
        guard legs.count == 1, labelled.count == 1 else { return legs }
        let ends = [PassField.number, .from, .to, .date]
        let differs = ends.contains { field in
            labelled[0][field].map { $0 != leg[field] } ?? false
        }
        // Labels say which airport is which; here the order of lines has told it.
        let isWhole = text.hasLabelledRoute && ends.allSatisfy { labelled[0][$0] != nil }
        if differs, !isWhole { return legs }
        var both = labelled[0]
        for reading in leg.readings where both[reading.field] == nil {
            if !text.hasLabelledTimes || !reading.field.isTime { both.add(reading) }
        }
        if both[.date] != nil, !differs { both.otherDates = leg.otherDates }
        return [both]
    }

    /// What the labels of a pass say, with what else was read; values that differ are kept as both.
    private static func pass(_ labelled: PassLeg, besides leg: PassLeg) -> PassLeg {
        var both = labelled
        for reading in leg.readings where !reading.field.isTime || reading.field == .date {
            let known = labelled[reading.field]
            let isName = [.from, .to].contains(reading.field) && reading.text.count != 3
            if known == nil || !isName { both.add(reading) }
        }
        if labelled[.date] == nil { both.otherDates = leg.otherDates }
        return both
    }
}

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
