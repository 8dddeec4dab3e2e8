public import SectionEssentials

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

extension PreciseDate: LosslessStringConvertible {
    /// The date as options read it, in ISO 8601 where it has a form: `2020-05-30T19:22:00Z`,
    /// `2020-05-30`, `2020-05`, `2020-Q2`, `2020-H1` or `2020`; fractions of a second are dropped.
    public var description: String {
        let civil = CivilDate(date)
        let (year, text) = (civil.year.padded(4), ISO8601.text(from: date))
        return switch precision {
        case .hour: text
        case .day: String(text.prefix(year.utf8.count + 6))
        case .month: String(text.prefix(year.utf8.count + 3))
        case .quarter: "\(year)-Q\((civil.month + 2) / 3)"
        case .half: "\(year)-H\(civil.month <= 6 ? 1 : 2)"
        case .year: year
        }
    }

    /// Reads a date in the form of ``description``; nil if it is invalid, such as 31 February.
    ///
    /// A time may leave out the seconds, and have an offset from UTC such as `+02:00`.
    public init?(_ text: String) {
        let part = text.utf8.dropFirst(5)
        let isPart = [UInt8(ascii: "Q"), UInt8(ascii: "H")].contains(part.first)
        guard let date = isPart ? Self.part(of: text) : Self.read(text) else { return nil }
        self = date
    }

    /// Reads a quarter or a half of a year.
    private static func part(of text: String) -> PreciseDate? {
        let (year, part) = (text.prefix(5), text.dropFirst(5))
        guard let index = ["Q1", "Q2", "Q3", "Q4", "H1", "H2"].firstIndex(of: part) else {
            return nil
        }
        let month = index < 4 ? index * 3 + 1 : (index - 4) * 6 + 1
        return start("\(year)\(month.padded(2))-01")
            .map { PreciseDate($0, precision: index < 4 ? .quarter : .half) }
    }

    private static func read(_ text: String) -> PreciseDate? {
        switch text.utf8.count {
        case 4: start("\(text)-01-01").map { PreciseDate($0, precision: .year) }
        case 7: start("\(text)-01").map { PreciseDate($0, precision: .month) }
        case 10: start(text).map { PreciseDate($0, precision: .day) }
        default:
            (ISO8601.date(from: text) ?? ISO8601.date(from: withSeconds(text)))
                .map { PreciseDate($0, precision: .hour) }
        }
    }

    /// Returns the first instant of a day in UTC.
    private static func start(_ day: String) -> Date? {
        day.utf8.count == 10 ? ISO8601.date(from: "\(day)T00:00:00Z") : nil
    }

    /// Returns a time such as `2020-05-30T19:22Z` with seconds.
    private static func withSeconds(_ text: String) -> String {
        "\(text.prefix(16)):00\(text.dropFirst(16))"
    }
}
