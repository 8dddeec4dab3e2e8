import Essentials

/// A part of a date that rows are chosen by, such as the year.
public enum DatePart: Equatable, Sendable {
    /// The year.
    case year

    /// The month of a year.
    case month

    /// What people call it.
    var title: String {
        switch self {
        case .year: "Year"
        case .month: "Month"
        }
    }

    /// The precision of a date that is known to this part and no further.
    var precision: PreciseDate.Precision {
        switch self {
        case .year: .year
        case .month: .month
        }
    }

    /// The part of a date in UTC as a value of an option: `2026`, or `2026-07`.
    func value(of date: PreciseDate) -> String {
        let day = ISO8601.text(from: date.date)
        return switch self {
        case .year: String(date.year)
        case .month: String(day.prefix(7))
        }
    }
}
