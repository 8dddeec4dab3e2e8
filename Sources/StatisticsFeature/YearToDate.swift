import SectionEssentials
import SectionKit
import SpaceXLaunches

/// A year so far and the year before up to the same moment, both in the zone of a filter.
struct YearToDate: Equatable, Sendable {
    /// The end of the comparison: now, or the last launch flown if the source is behind.
    let end: Date

    /// Whether the source is known to lack recent launches.
    let isBehind: Bool

    let year: Int
    let thisYear: OutcomeCounts
    let lastYear: OutcomeCounts

    /// Seconds after which an upcoming launch is overdue: before, it may be in flight, or the source
    /// may not have its new date yet.
    private static let gracePeriod = 86_400.0

    /// Compares the launches of two years; nil if neither has any, or if the source begins in the
    /// second.
    ///
    /// A source is behind if one of its upcoming launches was due a day ago, or if it has no launch
    /// flown this year; the second is unknown if `years` excludes this year.
    ///
    /// - Parameters:
    ///   - flown: the launches to compare.
    ///   - all: the launches of the source, at least those of `years`.
    ///   - filter: has the requested years; there is no comparison with an excluded year.
    init?(
        _ flown: [Launch], of all: [Launch], now: Date, in filter: LaunchFilter = LaunchFilter()
    ) {
        let (zone, years) = (filter.zone, filter.years)
        let currentYear = zone.civil(now).year
        let dates = all.filter { $0.outcome != .upcoming }.compactMap(\.date?.date)
        guard let first = dates.min(), let last = dates.max() else { return nil }
        let isOverdue = all.contains { launch in
            launch.outcome == .upcoming
                && launch.date.map { $0.end + Self.gracePeriod <= now } == true
        }
        isBehind = last < now && (isOverdue || zone.civil(last).year < currentYear)
        let end = isBehind ? last : now
        self.end = end

        let year = zone.civil(end).year
        if zone.civil(first).year >= year { return nil }
        if let years, ![year - 1, year, currentYear].allSatisfy(years.contains) { return nil }
        let soFar = flown.filter { launch in
            launch.date.map { !Self.isLater(zone.civil($0), inItsYearThan: zone.civil(end)) }
                == true
        }
        self.year = year
        thisYear = OutcomeCounts(soFar.filter { filter.year(of: $0) == year })
        lastYear = OutcomeCounts(soFar.filter { filter.year(of: $0) == year - 1 })
        if thisYear == OutcomeCounts(), lastYear == OutcomeCounts() { return nil }
    }

    /// Whether a moment comes later in its year than another in its own; 29 February is between
    /// 28 February and 1 March in any year.
    private static func isLater(_ one: CivilDate, inItsYearThan other: CivilDate) -> Bool {
        (one.month, one.day, one.hour, one.minute, one.second)
            > (other.month, other.day, other.hour, other.minute, other.second)
    }
}
