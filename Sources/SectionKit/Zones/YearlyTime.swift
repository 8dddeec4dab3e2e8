import SectionEssentials

/// A local time once a year.
struct YearlyTime: Equatable, Sendable {
    /// How a day in a year is given.
    enum Day: Equatable, Sendable {
        /// A weekday, 0 for Sunday, in a week of a month; week 5 is the last.
        case weekday(Int, week: Int, month: Int)

        /// A day counted from 1, never counting 29 February.
        case ofCommonYear(Int)

        /// A day counted from 0, counting 29 February.
        case ofYear(Int)
    }

    let day: Day

    /// Seconds after midnight; may fall on another day.
    let time: Int

    /// Returns the time in a year, in seconds since 1970, treating local time as UTC.
    func seconds(in year: Int) -> Int {
        dayNumber(in: year) * 86_400 + time
    }

    private func dayNumber(in year: Int) -> Int {
        let newYear = CivilDate.dayNumber(year: year, month: 1, day: 1)
        switch day {
        case .ofYear(let day):
            return newYear + day
        case .ofCommonYear(let day):
            let isAfterLeapDay = day >= 60 && CivilDate.days(inMonth: 2, of: year) == 29
            return newYear + day - (isAfterLeapDay ? 0 : 1)
        case .weekday(let weekday, let week, let month):
            let first = CivilDate.dayNumber(year: year, month: month, day: 1)
            // 1 January 1970 was a Thursday, the weekday 4.
            let firstWeekday = ((first + 4) % 7 + 7) % 7
            let day = first + (weekday - firstWeekday + 7) % 7 + (week - 1) * 7
            let isPastMonth = day >= first + CivilDate.days(inMonth: month, of: year)
            return isPastMonth ? day - 7 : day
        }
    }
}
