public import Essentials

/// A date and how precisely it is known.
///
/// A date known only to its month is stored as the month's first instant in UTC; the precision says
/// how much of it to show.
public struct PreciseDate: Equatable, Sendable {
    /// How much of a date is known.
    public enum Precision: String, Equatable, Sendable, CaseIterable {
        /// The time of day.
        case hour

        /// The day in UTC, like all coarser precisions.
        case day

        /// The month.
        case month

        /// The quarter of a year.
        case quarter

        /// The half of a year.
        case half

        /// The year.
        case year
    }

    /// The instant, or the first instant of the period.
    public let date: Date

    /// How much of it is known.
    public let precision: Precision

    /// Creates a date.
    public init(_ date: Date, precision: Precision) {
        self.date = date
        self.precision = precision
    }

    /// The year in UTC.
    public var year: Int {
        CivilDate(date).year
    }

    /// The first instant after its day, month or other period; the date itself at the precision of
    /// an hour.
    public var end: Date {
        let civil = CivilDate(date)
        switch precision {
        case .hour: return date
        case .day: return Self.midnight(dayNumber: CivilDate.dayNumber(of: date) + 1)
        case .month: return Self.midnight(civil.year, after: civil.month)
        case .quarter: return Self.midnight(civil.year, after: (civil.month + 2) / 3 * 3)
        case .half: return Self.midnight(civil.year, after: civil.month <= 6 ? 6 : 12)
        case .year: return Self.midnight(civil.year, after: 12)
        }
    }

    /// The date at its precision in UTC for people, such as "Dec 2022".
    public var formatted: String {
        ValueFormatter(zone: .utc).text(of: .date(self)) ?? ""
    }

    private static func midnight(_ year: Int, after month: Int) -> Date {
        let next = month == 12 ? (year: year + 1, month: 1) : (year: year, month: month + 1)
        return midnight(
            dayNumber: CivilDate.dayNumber(year: next.year, month: next.month, day: 1))
    }

    private static func midnight(dayNumber: Int) -> Date {
        Date(timeIntervalSince1970: Double(dayNumber) * 86_400)
    }

    /// Returns the calendar days in UTC from `now`, negative in the past; nil if the day is not
    /// known.
    public func days(from now: Date) -> Int? {
        guard precision == .hour || precision == .day else { return nil }
        return CivilDate.dayNumber(of: date) - CivilDate.dayNumber(of: now)
    }
}
