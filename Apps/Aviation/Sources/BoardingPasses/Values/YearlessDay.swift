import Logbook

/// A day whose year is unknown, as in bar codes and on most passes.
enum YearlessDay: Equatable, Sendable {
    /// A day of the year from 1 to 366.
    case ofYear(Int)

    case ofMonth(month: Int, day: Int)

    /// Leap years are at most eight years apart.
    private static let longestGap = 8

    /// Takes the day of a date; nil if that is unknown.
    init?(_ date: LocalDateTime) {
        let numbers = date.withoutTime.text.split(separator: "-").compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        self = .ofMonth(month: numbers[1], day: numbers[2])
    }

    /// Returns the day in a year; nil if the year has no such day.
    func date(in year: Int) -> LocalDateTime? {
        switch self {
        case .ofYear(let day):
            guard (1...366).contains(day), let first = LocalDateTime("\(year)-01-01") else {
                return nil
            }
            let date = first.adding(days: day - 1)
            return date.year == year ? date : nil
        case .ofMonth(let month, let day):
            return LocalDateTime("\(year)-\(Self.padded(month))-\(Self.padded(day))")
        }
    }

    /// Returns the last such day up to another one.
    func latest(upTo end: LocalDateTime) -> LocalDateTime? {
        latest(upTo: end, within: Self.longestGap) { _ in true }
    }

    /// Returns the last such day up to another one, in a year whose last digit is known.
    func latest(upTo end: LocalDateTime, digit: Int) -> LocalDateTime? {
        latest(upTo: end, within: 30) { $0 % 10 == digit }
    }

    /// Returns the first such day from another one on.
    func first(from start: LocalDateTime) -> LocalDateTime? {
        (start.year...start.year + Self.longestGap).lazy.compactMap { date(in: $0) }
            .first { $0 >= start }
    }

    private func latest(
        upTo end: LocalDateTime, within years: Int, where isYear: (Int) -> Bool
    ) -> LocalDateTime? {
        (end.year - years...end.year).reversed().lazy.filter(isYear)
            .compactMap { date(in: $0) }.first { $0 <= end }
    }

    private static func padded(_ number: Int) -> String {
        (number < 10 ? "0" : "") + String(number)
    }
}
