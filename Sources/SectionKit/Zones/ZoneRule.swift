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
