import Logbook
import SectionKit

/// The flights of a confirmation in which each flight has several lines around its number.
///
/// Airlines write the date, the airports and the times after the number, before it, or on both
/// sides; what makes more flights whole is the way of the text.
struct FlightBlocks {
    private let lines: [LineFacts]
    private let dates: TextDates

    /// The most lines that belong to a flight.
    private static let reach = 16

    init(_ lines: [ConfirmationLine], _ dates: TextDates) {
        let brand = FlightNumberText.brand(of: lines.map(\.text).joined(separator: "\n"))
        self.lines = lines.map { LineFacts($0, brand: brand) }
        self.dates = dates
    }

    /// The flights that are whole.
    var legs: [PassLeg] {
        let numbers = lines.indices.filter { lines[$0].number != nil }
        let ends = numbers.dropFirst() + [lines.count]
        let starts = [0] + numbers.dropLast().map { $0 + 1 }
        let ways: [[Range<Int>]] = [
            around(numbers),
            zip(numbers, ends).map { $0..<min($1, $0 + Self.reach) },
            zip(numbers, starts).map { max($1, $0 - Self.reach)..<($0 + 1) },
        ]
        let found = ways.map { ranges in
            zip(numbers, ranges).compactMap { leg(at: $0, in: $1) }
        }
        func worth(_ legs: [PassLeg]) -> (Int, Int) {
            (legs.count, legs.reduce(0) { $0 + $1.readings.count })
        }
        let legs = found.reduce([]) { worth($1) > worth($0) ? $1 : $0 }
        return numbers.count == 1 ? legs.map(withStops) : legs
    }

    /// A flight with what else may be its end: of three airports with times, one is a stop.
    private func withStops(_ leg: PassLeg) -> PassLeg {
        let timed = lines.filter { $0.codes.count == 1 && $0.times.count == 1 }
        guard Set(timed.flatMap(\.codes)).count > 2, timed.first?.codes.first == leg[.from] else {
            return leg
        }
        var leg = leg
        for line in timed.dropFirst() {
            leg.add(line.line.reading(.to, line.codes[0]))
            leg.add(line.line.reading(.arrives, line.times[0].description))
        }
        return leg
    }

    /// The lines around each number, up to where a flight is whole and the next one begins: at a
    /// blank line or at another date.
    private func around(_ numbers: [Int]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        for (count, number) in numbers.enumerated() {
            start = max(start, number - Self.reach)
            let next = count + 1 < numbers.count ? numbers[count + 1] : lines.count
            let last = min(next, number + Self.reach)
            let end =
                (number + 1..<max(number + 1, last)).first { place in
                    (lines[place].isBlank || !lines[place].days.isEmpty)
                        && isWhole(lines[start..<place])
                } ?? last
            ranges.append(start..<end)
            start = end
        }
        return ranges
    }

    private func isWhole(_ block: ArraySlice<LineFacts>) -> Bool {
        airports(block) != nil && block.reduce(0) { $0 + $1.times.count } >= 2
            && block.contains { !$0.days.isEmpty }
    }

    /// The flight with its number in a line, and everything else in a range of lines; the date may
    /// stand above, as a heading.
    private func leg(at place: Int, in range: Range<Int>) -> PassLeg? {
        let block = lines[range]
        guard let number = lines[place].number, let (from, to) = airports(block),
            let day = block.first(where: { !$0.days.isEmpty })
                ?? lines[..<range.lowerBound].last(where: { !$0.days.isEmpty })
        else { return nil }
        let found = dates.dates(of: day.days[0])
        guard let date = found.first else { return nil }
        var leg = PassLeg([lines[place].line.reading(.number, number)])
        // An order of day and month that nothing tells is a question.
        let isOpen = day.days[0].year != nil && found.count > 1
        if !isOpen { leg.add(day.line.reading(.date, date.text)) }
        if found.count > 1 { leg.otherDates = found.map(\.text) }
        leg.add(from.line.line.reading(.from, from.name))
        leg.add(to.line.line.reading(.to, to.name))
        addTimes(of: block, on: day, date, to: &leg)
        if let terminal = from.line.terminal {
            leg.add(from.line.line.reading(.departureTerminal, terminal))
        }
        if let terminal = to.line.terminal, to.line.line.place != from.line.line.place {
            leg.add(to.line.line.reading(.arrivalTerminal, terminal))
        }
        for line in block {
            for seat in line.seats { leg.add(line.line.reading(.seat, seat)) }
            if let cabin = line.cabin { leg.add(line.line.reading(.cabin, cabin)) }
            if line.isCancelled {
                leg.add(line.line.reading(.status, FlightStatus.cancelled.rawValue))
            }
        }
        return leg
    }

    private typealias Airport = (line: LineFacts, name: String)

    /// The first two airports: by codes, or else by codes and names; a name may stand in the line
    /// below a time, or two in columns.
    private func airports(_ block: ArraySlice<LineFacts>) -> (from: Airport, to: Airport)? {
        let coded = block.flatMap { line in line.codes.map { (line, $0) } }
        let named = block.flatMap { line in
            (line.codes.isEmpty ? line.names : line.codes).map { (line, $0) }
        }
        let columns = block.lazy.map { line in line.columns.map { (line, $0) } }
            .first { $0.count == 2 }
        let filled = block.filter { !$0.isBlank }
        let below = zip(filled, filled.dropFirst()).compactMap { line, next -> Airport? in
            line.times.isEmpty || !line.names.isEmpty || !next.times.isEmpty
                ? nil : next.plainName.map { (next, $0) }
        }
        // A line with two codes is a route; those before may be of something else.
        let route = block.lazy.map { line in line.codes.map { (line, $0) } }
            .first { Set($0.map(\.1)).count == 2 }
        for airports in [route ?? [], coded, named, columns ?? [], below] {
            if let from = airports.first, let to = airports.first(where: { $0.1 != from.1 }) {
                return (from, to)
            }
        }
        return nil
    }

    /// Adds the first two times; the second one with the days up to the date that stands with it.
    private func addTimes(
        of block: ArraySlice<LineFacts>, on day: LineFacts, _ date: LocalDateTime,
        to leg: inout PassLeg
    ) {
        let times = block.flatMap { line in line.times.map { (line: line, time: $0) } }
        guard times.count >= 2 else { return }
        leg.add(times[0].line.line.reading(.departs, times[0].time.description))
        var arrival = times[1].time
        if arrival.days == 0 {
            let lines = block.prefix { $0.line.place != times[1].line.line.place } + [times[1].line]
            let others = lines.flatMap(\.days).dropFirst()
            let last = others.last.flatMap { dates.dates(of: $0).first }
            let days = last.map { $0.days.lowerBound - date.days.lowerBound } ?? 0
            if (1...2).contains(days) { arrival = ClockTime(minutes: arrival.minutes, days: days) }
        }
        leg.add(times[1].line.line.reading(.arrives, arrival.description))
    }
}
