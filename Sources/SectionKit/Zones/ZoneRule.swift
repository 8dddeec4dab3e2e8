import SectionEssentials

/// A rule for daylight saving time, the same every year (POSIX, and RFC 9636, section 3.3.2).
struct ZoneRule: Equatable, Sendable {
    private let standard: ZoneRules.Period
    private let summer: Summer?

    /// Daylight saving time, and when it starts and ends.
    private struct Summer: Equatable {
        let period: ZoneRules.Period
        let start: YearlyTime
        let end: YearlyTime
    }

    /// Reads a rule such as `CET-1CEST,M3.5.0,M10.5.0/3`; nil if it is invalid.
    init?(_ text: String) {
        var reader = ZoneRuleReader(text)
        guard let name = reader.name(), let west = reader.time() else { return nil }
        standard = ZoneRules.Period(offset: -west, abbreviation: name)
        if reader.isAtEnd {
            summer = nil
            return
        }
        guard let summerName = reader.name() else { return nil }
        let summerWest = reader.time() ?? west - 3_600
        // Without dates, the rules of the United States apply.
        if reader.isAtEnd { reader = ZoneRuleReader(",M3.2.0,M11.1.0") }
        guard let start = reader.yearlyTime(), let end = reader.yearlyTime(), reader.isAtEnd else {
            return nil
        }
        summer = Summer(
            period: ZoneRules.Period(offset: -summerWest, abbreviation: summerName),
            start: start, end: end)
    }

    /// Returns the period at a time in seconds since 1970.
    func period(at time: Int) -> ZoneRules.Period {
        guard let summer else { return standard }
        let year = CivilDate(secondsSince1970: time + standard.offset).year
        // If both change at one instant, daylight saving time wins: it may last all year.
        var last: (time: Int, isSummer: Bool) = (.min, false)
        for year in year - 1...year + 1 {
            let start = summer.start.seconds(in: year) - standard.offset
            let end = summer.end.seconds(in: year) - summer.period.offset
            if end <= time, end > last.time { last = (end, false) }
            if start <= time, start >= last.time { last = (start, true) }
        }
        return last.isSummer ? summer.period : standard
    }
}

/// A cursor over the parts of a rule in the form of the `TZ` variable.
struct ZoneRuleReader {
    private var rest: Substring

    init(_ text: String) {
        rest = text[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// Reads a name of at least three ASCII letters, or also digits and signs between `<` and `>`.
    mutating func name() -> String? {
        let isQuoted = skip("<")
        let name = rest.prefix { character in
            guard character.isASCII else { return false }
            return character.isLetter
                || (isQuoted && (character.isNumber || "+-".contains(character)))
        }
        rest.removeFirst(name.count)
        guard name.count >= 3, !isQuoted || skip(">") else { return nil }
        return String(name)
    }

    /// Reads hours with optional minutes and seconds, such as `-1`, `5:30` or `+12:45:00`, as
    /// seconds.
    mutating func time() -> Int? {
        let sign = skip("-") ? -1 : 1
        if sign == 1 { _ = skip("+") }
        guard let hours = number(upTo: 167) else { return nil }
        var seconds = hours * 3_600
        for unit in [60, 1] where skip(":") {
            guard let part = number(upTo: 59) else { return nil }
            seconds += part * unit
        }
        return sign * seconds
    }

    /// Reads a day of the year and a time, 2:00 by default, such as `,M3.5.0/3`.
    mutating func yearlyTime() -> YearlyTime? {
        guard skip(","), let day = day() else { return nil }
        guard skip("/") else { return YearlyTime(day: day, time: 2 * 3_600) }
        return time().map { YearlyTime(day: day, time: $0) }
    }

    private mutating func day() -> YearlyTime.Day? {
        if skip("M") {
            guard
                let month = number(upTo: 12), month > 0, skip("."),
                let week = number(upTo: 5), week > 0, skip("."), let weekday = number(upTo: 6)
            else { return nil }
            return .weekday(weekday, week: week, month: month)
        }
        if skip("J") {
            return number(upTo: 365).flatMap { $0 > 0 ? .ofCommonYear($0) : nil }
        }
        return number(upTo: 365).map { .ofYear($0) }
    }

    private mutating func number(upTo most: Int) -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits), number <= most else { return nil }
        rest.removeFirst(digits.count)
        return number
    }

    private mutating func skip(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }
}
