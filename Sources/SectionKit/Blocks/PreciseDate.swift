#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A point in time together with how precisely it is known.
///
/// A date known only to its month is kept as the month's first instant in UTC, as the r/SpaceX
/// and Launch Library APIs do; the precision says how much of it may be shown.
public struct PreciseDate: Equatable, Sendable {
    /// How much of a date is known.
    public enum Precision: String, Equatable, Sendable, CaseIterable {
        case hour, day, month, quarter, half, year
    }

    /// The instant, or the first instant of the period.
    public let date: Date

    /// How much of it is known.
    public let precision: Precision

    /// Joins an instant with how precisely it is known.
    public init(_ date: Date, precision: Precision) {
        self.date = date
        self.precision = precision
    }

    /// The year in UTC.
    public var year: Int {
        CivilDate(date).year
    }

    /// Whole calendar days in UTC from `now`, negative in the past; nil if the day is not known.
    public func days(from now: Date) -> Int? {
        guard precision == .hour || precision == .day else { return nil }
        return CivilDate.dayNumber(of: date) - CivilDate.dayNumber(of: now)
    }
}
