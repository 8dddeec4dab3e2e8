/// A date and time of the proleptic Gregorian calendar, in UTC or with an offset from UTC.
///
/// The day arithmetic is Howard Hinnant's `days_from_civil` and `civil_from_days`
/// (<https://howardhinnant.github.io/date_algorithms.html>): a few integer operations, without
/// the calendar and locale data that a formatter would load.
package struct CivilDate: Equatable, Sendable {
    package let year: Int
    package let month: Int
    package let day: Int
    package let hour: Int
    package let minute: Int
    package let second: Int

    private static let secondsPerDay = 86_400

    /// Creates the civil date of an instant, `offset` seconds east of UTC.
    package init(_ date: Date, offset: Int = 0) {
        self.init(secondsSince1970: Self.wholeSeconds(of: date) + offset)
    }

    /// Creates the civil date at a number of seconds since 1970.
    package init(secondsSince1970 seconds: Int) {
        let days = Self.floorDivide(seconds, Self.secondsPerDay)
        let time = seconds - days * Self.secondsPerDay
        let shifted = days + 719_468
        let era = Self.floorDivide(shifted, 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153

        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        hour = time / 3_600
        minute = time % 3_600 / 60
        second = time % 60
    }

    /// The number of days from 1 January 1970 to an instant, in UTC.
    package static func dayNumber(of date: Date) -> Int {
        floorDivide(wholeSeconds(of: date), secondsPerDay)
    }

    /// The number of days from 1 January 1970 to a civil day.
    package static func dayNumber(year: Int, month: Int, day: Int) -> Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = floorDivide(shiftedYear, 400)
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// The number of days in a month, 28 to 31.
    package static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Whole seconds since 1970, clamped to ±10¹⁴; NaN gives the lower limit.
    package static func wholeSeconds(of date: Date) -> Int {
        // With the arguments in this order, `max` of the limit and NaN is the limit.
        Int(clamping: min(max(-1e14, date.timeIntervalSince1970.rounded(.down)), 1e14))
    }

    private static func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
        dividend >= 0 ? dividend / divisor : (dividend - divisor + 1) / divisor
    }
}
