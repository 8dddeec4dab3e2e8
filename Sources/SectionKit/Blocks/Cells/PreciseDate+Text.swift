import Essentials

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
