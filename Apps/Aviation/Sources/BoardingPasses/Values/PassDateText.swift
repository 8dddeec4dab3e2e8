import Logbook
import SectionKit

/// A date and a time of day as passes write them for people, such as "06MAR18", "17:05" or
/// "THU., DEC 10, 2025, 9:01 AM".
struct PassDateText: Equatable, Sendable {
    /// The day; nil if the text has none.
    private(set) var day: YearlessDay?

    /// The other day that it can be, as 03/04/2025 is 3 April and 4 March; nil if it is certain.
    private(set) var otherDay: YearlessDay?

    /// The year; nil if the text has none.
    private(set) var year: Int?

    /// The minutes after midnight; nil if the text has no time.
    private(set) var minutes: Int?

    /// Reads a text; a date and time of ISO 8601 in UTC has neither on the clock of the airport.
    init(_ text: String) {
        if let time = WrittenTime(iso: text) {
            let local = time.local(in: nil)
            (day, year) = (local.flatMap(YearlessDay.init), local?.year)
            minutes = ClockTime(local, after: local?.withoutTime)?.minutes
            return
        }
        let tokens = PassToken.tokens(text.passText.folded)
        var rest: [PassToken] = []
        var index = 0
        while index < tokens.count {
            if let (minutes, count) = Self.time(tokens[index...]) {
                self.minutes = self.minutes ?? minutes
                index += count
            } else {
                rest.append(tokens[index])
                index += 1
            }
        }
        readDay(rest)
    }

    /// Whether the text has a day or a time.
    var isKnown: Bool { day != nil || minutes != nil }

    /// The dates that the text may mean, the most likely one first.
    func dates(_ years: PassDates) -> [LocalDateTime] {
        [day, otherDay].compactMap(\.self).flatMap { day in
            year.map { year in day.date(in: year).map { [$0] } ?? [] } ?? years.dates(of: day)
        }
    }

    /// Reads `17:05`, `17h05` or `5:10 pm`, perhaps with seconds, and returns how many tokens it has.
    private static func time(_ tokens: ArraySlice<PassToken>) -> (minutes: Int, count: Int)? {
        let start = tokens.startIndex
        guard tokens.count >= 3, let hour = tokens[start].number, hour < 24,
            [.sign(":"), .word("h")].contains(tokens[start + 1]),
            case .number(let minute, 2) = tokens[start + 2], minute < 60
        else { return nil }
        var count = 3
        if tokens.count >= 5, tokens[start + 3] == .sign(":"), tokens[start + 4].number != nil {
            count = 5
        }
        guard tokens.count > count, case .word(let half) = tokens[start + count],
            ["am", "pm", "a", "p"].contains(half), 1...12 ~= hour
        else { return (hour * 60 + minute, count) }
        return ((hour % 12 + (half.hasPrefix("p") ? 12 : 0)) * 60 + minute, count + 1)
    }

    private mutating func readDay(_ tokens: [PassToken]) {
        for (index, token) in tokens.enumerated() {
            guard case .word(let word) = token, let month = PassMonth.number(word) else { continue }
            if readDay(tokens, ofMonth: month, at: index) { return }
        }
        readNumbers(tokens)
    }

    /// Reads the numbers around the name of a month, such as "6 Mar 2018" or "Dec 9, 2025".
    private mutating func readDay(_ tokens: [PassToken], ofMonth month: Int, at index: Int) -> Bool
    {
        let numbers = (tokens[..<index].compactMap(\.number).last, tokens[index...])
        let after = numbers.1.compactMap { token -> (Int, Int)? in
            if case .number(let number, let digits) = token { return (number, digits) }
            return nil
        }
        var years = after[...]
        let day: Int
        if let before = numbers.0, 1...31 ~= before {
            day = before
        } else if let first = after.first, 1...31 ~= first.0 {
            day = first.0
            years = years.dropFirst()
        } else {
            return false
        }
        self.day = .ofMonth(month: month, day: day)
        year = years.first.flatMap { Self.year($0.0, digits: $0.1) }
        return true
    }

    /// Reads `2018-03-06` or `06.03.2018`; with slashes only if a number is no month.
    private mutating func readNumbers(_ tokens: [PassToken]) {
        guard tokens.count >= 5 else { return }
        for start in 0...tokens.count - 5 {
            let part = Array(tokens[start..<start + 5])
            guard case .number(let first, let digits) = part[0], let second = part[2].number,
                case .number(let third, let lastDigits) = part[4], part[1] == part[3],
                case .sign(let sign) = part[1], "-./".contains(sign)
            else { continue }
            if digits == 4 {
                (day, year) = (.ofMonth(month: second, day: third), first)
            } else if sign != "/" || first > 12 || first == second {
                day = .ofMonth(month: second, day: first)
                year = Self.year(third, digits: lastDigits)
            } else {
                day = .ofMonth(month: first, day: second)
                year = Self.year(third, digits: lastDigits)
                // Both orders are usual with slashes.
                if second <= 12 { otherDay = .ofMonth(month: second, day: first) }
            }
            return
        }
    }

    private static func year(_ number: Int, digits: Int) -> Int? {
        switch digits {
        case 4: (1900...2100).contains(number) ? number : nil
        case 2: 2000 + number
        default: nil
        }
    }
}

/// A part of a text for people: a number, a word or a sign.
enum PassToken: Equatable {
    case number(Int, digits: Int)
    case word(String)
    case sign(Character)

    /// Its number; nil for a word or a sign.
    var number: Int? {
        if case .number(let number, _) = self { return number }
        return nil
    }

    /// The parts of a text, without blanks and commas.
    static func tokens(_ text: String) -> [PassToken] {
        var tokens: [PassToken] = []
        var rest = text[...]
        while let first = rest.first {
            let part: Substring
            if first.isCodeDigit {
                part = rest.prefix(while: \.isCodeDigit)
                if let number = Int(part) {
                    tokens.append(.number(number, digits: part.count))
                }
            } else if first.isLetter {
                part = rest.prefix(while: \.isLetter)
                tokens.append(.word(String(part)))
            } else {
                part = rest.prefix(1)
                if !first.isWhitespace, first != "," { tokens.append(.sign(first)) }
            }
            rest = rest.dropFirst(part.count)
        }
        return tokens
    }
}
