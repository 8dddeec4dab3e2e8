package import Logbook

/// What is known about a pass besides its content: the day that decides the year of its flights.
///
/// Bar codes have no year. The first of these that is known counts: the year that a person gives,
/// the date of the pass itself, that of the mail, that of the picture or its file, and today.
package struct PassContext: Equatable, Sendable {
    /// The year that a person has given.
    package var year: Int?

    /// The day of the pass, the mail, the picture or the file; else today.
    package var day: LocalDateTime

    package init(year: Int? = nil, day: LocalDateTime) {
        self.year = year
        self.day = day
    }
}
