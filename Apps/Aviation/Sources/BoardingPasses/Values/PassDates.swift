import Logbook

/// Finds the year of days that are written without one.
struct PassDates {
    let context: PassContext

    /// The day on which a bar code was made: the last digit of its year, and the day.
    struct Issue: Equatable, Sendable {
        let digit: Int
        let day: YearlessDay
    }

    /// Returns the dates that a day may be, the most likely one first.
    ///
    /// In the year that a person has given; else the first such day from the issue on, which is the
    /// latest one with its digit until the day after the context; else the last such day that is at
    /// most 31 days after the context.
    func dates(of day: YearlessDay, issued: Issue? = nil) -> [LocalDateTime] {
        let today = context.day.withoutTime
        let issue = issued?.latest(upTo: today.adding(days: 1))
        let afterIssue = issue.flatMap { day.first(from: $0) }
        let nearest = day.latest(upTo: today.adding(days: 31))
        let given = context.year.flatMap { day.date(in: $0) }
        guard let best = given ?? afterIssue ?? nearest else { return [] }
        let others: [LocalDateTime?]
        if let issued, let issue {
            let earlier = issued.latest(upTo: issue.adding(days: -1))
            others = [afterIssue, nearest, earlier.flatMap { day.first(from: $0) }]
        } else {
            others = [
                nearest, day.latest(upTo: best.adding(days: -1)),
                day.first(from: best.adding(days: 1)),
            ]
        }
        return others.compactMap(\.self).reduce(into: [best]) { dates, date in
            if !dates.contains(date) { dates.append(date) }
        }
    }

    /// Returns the dates of the next flight of a journey, for each date of the one before.
    func dates(of day: YearlessDay, after dates: [LocalDateTime]) -> [LocalDateTime] {
        dates.compactMap { day.first(from: $0) }
    }
}

extension PassDates.Issue {
    fileprivate func latest(upTo end: LocalDateTime) -> LocalDateTime? {
        day.latest(upTo: end, digit: digit)
    }
}
