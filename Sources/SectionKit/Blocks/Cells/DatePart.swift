import SectionEssentials

/// A part of a date that rows are filtered by, such as the year.
public enum DatePart: Equatable, Sendable {
    /// The year.
    case year

    /// The year and month.
    case month

    /// The name for people.
    var title: String {
        switch self {
        case .year: "Year"
        case .month: "Month"
        }
    }

    /// The precision of a date known to this part only.
    var precision: PreciseDate.Precision {
        switch self {
        case .year: .year
        case .month: .month
        }
    }

    /// Returns the part of a date in a zone as the value of an option: `2026`, or `2026-07`.
    func value(of date: PreciseDate, in zone: DisplayZone) -> String {
        let civil = zone.civil(date)
        return switch self {
        case .year: String(civil.year)
        case .month: "\(civil.year.padded(4))-\(civil.month.padded(2))"
        }
    }
}
