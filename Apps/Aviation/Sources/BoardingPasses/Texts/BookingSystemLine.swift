import Logbook
import SectionKit

/// A flight in one line, as the booking systems Amadeus, Galileo and Sabre write it.
///
///     1  LH 400 J 14JUN 7 FRAJFK HK1  1005 1240
///     1. LH  400 J  14JUN FRAJFK HS1  1005  #1240 O
///     1 LH 400J 14JUN S FRAJFK HK1 1005A 1240P
///     14JUN26 LH 400 FRA JFK 1005 1240
struct BookingSystemLine {
    let leg: PassLeg

    /// Status codes of segments that were cancelled, and of those that were never confirmed.
    private static let cancelled: Set = ["HX", "UN", "XX", "XK"]
    private static let unconfirmed: Set = ["UC", "NO", "US", "UU"]

    /// Reads a line; nil if it is no flight.
    init?(_ line: ConfirmationLine, _ dates: TextDates) {
        let words = Self.withNumberFirst(line.words)
        guard let place = words.firstIndex(where: { Self.day($0) != nil }), place > 0,
            let (day, year) = Self.day(words[place]), let number = Self.number(words[..<place]),
            let (from, to, next) = Self.route(words, after: place)
        else { return nil }
        let status = words.dropFirst(next).first.map { String($0.prefix(2)) } ?? ""
        if Self.unconfirmed.contains(status) { return nil }
        let weekday = place + 1 < next ? Self.weekday(words[place + 1]) : nil
        let all = dates.dates(of: TextDay(days: [day], year: year, weekday: weekday))
        guard let date = all.first else { return nil }
        var leg = PassLeg([
            line.reading(.number, number), line.reading(.date, date.text),
            line.reading(.from, from), line.reading(.to, to),
        ])
        if all.count > 1 { leg.otherDates = all.map(\.text) }
        if Self.cancelled.contains(status) {
            leg.add(line.reading(.status, FlightStatus.cancelled.rawValue))
        }
        let rest = Array(words[next...])
        let times = rest.enumerated().compactMap { index, word in
            Self.time(word).map { (index: index, minutes: $0.minutes, days: $0.days) }
        }
        if times.count >= 2 {
            let arrival = times[1]
            let days =
                arrival.days ?? Self.days(rest[(arrival.index + 1)...], after: day)
            leg.add(
                line.reading(.departs, ClockTime(minutes: times[0].minutes, days: 0).description))
            leg.add(
                line.reading(
                    .arrives, ClockTime(minutes: arrival.minutes, days: days).description))
        }
        self.leg = leg
    }

    /// The words with the number before the day, which some agencies write first.
    private static func withNumberFirst(_ words: [String]) -> [String] {
        guard let first = words.first, day(first) != nil, words.count > 3 else { return words }
        let count = words[1].count > 2 ? 1 : 2
        return Array(words[1...count]) + [first] + words[(count + 1)...]
    }

    /// The day of `14JUN` or `14JUN26`.
    private static func day(_ word: String) -> (YearlessDay, year: Int?)? {
        let digits = word.prefix(while: \.isCodeDigit)
        let letters = word.dropFirst(digits.count).prefix(while: \.isCodeLetter)
        let rest = word.dropFirst(digits.count + letters.count)
        guard (1...2).contains(digits.count), let day = Int(digits), (1...31).contains(day),
            letters.count == 3, let month = PassMonth.number(letters.lowercased()),
            rest.isEmpty || rest.count == 2 && rest.allSatisfy(\.isCodeDigit)
        else { return nil }
        return (.ofMonth(month: month, day: day), Int(rest).map { 2000 + $0 })
    }

    /// The day of the week: a number with Amadeus, a letter with Sabre.
    private static func weekday(_ word: String) -> Int? {
        guard word.count == 1, let sign = word.first else { return nil }
        if let number = sign.wholeNumberValue { return (1...7).contains(number) ? number : nil }
        return "MTWQFJS".firstIndex(of: sign).map {
            "MTWQFJS".distance(from: "MTWQFJS".startIndex, to: $0) + 1
        }
    }

    /// The flight number before the day: `LH 400 J`, `LH 400J`, `LH400 J`, after that of the line.
    private static func number(_ words: ArraySlice<String>) -> String? {
        var words = words.drop { word in
            let digits = word.hasSuffix(".") ? word.dropLast() : word[...]
            return digits.count <= 2 && digits.allSatisfy(\.isCodeDigit)
        }
        guard (1...3).contains(words.count) else { return nil }
        if words.count > 1, let last = words.last, last.count == 1, last.first?.isCodeLetter == true
        {
            words = words.dropLast()
        }
        var text = words.joined()
        // The letter of the class of fares.
        if text.count > 3, let last = text.last, last.isCodeLetter { text.removeLast() }
        return (3...7).contains(text.count) ? PassNumber.flight(text) : nil
    }

    /// The airports after the day, with the place after them; the day of the week stands between.
    private static func route(
        _ words: [String], after place: Int
    ) -> (from: String, to: String, next: Int)? {
        for index in (place + 1)..<max(place + 1, min(place + 4, words.count)) {
            let word = words[index].filter { $0 != "*" }
            if word.count == 6, word.allSatisfy(\.isCodeLetter), word.prefix(3) != word.suffix(3) {
                return (String(word.prefix(3)), String(word.suffix(3)), index + 1)
            }
            if index + 1 < words.count, PassNumber.airport(word) == word,
                PassNumber.airport(words[index + 1]) == words[index + 1], word != words[index + 1]
            {
                return (word, words[index + 1], index + 2)
            }
            if word.count > 3 { return nil }
        }
        return nil
    }

    /// Reads `1005`, `1005A` or `#1240`, perhaps with `+1`.
    private static func time(_ word: String) -> (minutes: Int, days: Int?)? {
        var text = word[...]
        var days: Int?
        if text.first == "#" {
            days = 1
            text = text.dropFirst()
        }
        if let sign = text.firstIndex(where: { $0 == "+" || $0 == "#" }) {
            guard let number = Int(text[text.index(after: sign)...]), (0...2).contains(number)
            else {
                return nil
            }
            days = number
            text = text[..<sign]
        }
        let half = text.last.flatMap { "APN".contains($0) ? $0 : nil }
        if half != nil { text = text.dropLast() }
        guard (half == nil ? 4...4 : 3...4).contains(text.count), text.allSatisfy(\.isCodeDigit),
            let value = Int(text), value % 100 < 60, value / 100 < 24
        else { return nil }
        var hour = value / 100
        if let half { hour = hour % 12 + (half == "A" ? 0 : 12) }
        return (hour * 60 + value % 100, days)
    }

    /// The days of `+1`, or up to the date of the arrival, which stand behind the times.
    private static func days(_ words: ArraySlice<String>, after day: YearlessDay) -> Int {
        for word in words.prefix(2) {
            if word.hasPrefix("+"), let days = Int(word.dropFirst()), (0...2).contains(days) {
                return days
            }
            // In any leap year, since only neighbours count.
            if let (other, _) = Self.day(word), let start = day.date(in: 2024),
                let end = other.first(from: start)
            {
                let days = end.days.lowerBound - start.days.lowerBound
                return (0...2).contains(days) ? days : 0
            }
        }
        return 0
    }
}
