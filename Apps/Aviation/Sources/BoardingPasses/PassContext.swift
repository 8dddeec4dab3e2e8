package import Logbook
package import SectionKit

/// What is known about a pass besides its content: the day that decides the year of its flights.
///
/// Bar codes have no year. The first of these that is known counts: the year that a person gives,
/// the date of the pass itself, that of the mail, that of the picture or its file, and today.
package struct PassContext: Sendable {
    /// The year that a person has given.
    package var year: Int?

    /// The day of the pass, the mail, the picture or the file; else today.
    package var day: LocalDateTime

    /// Whether a person has named it as a pass, so that a part of a flight is one to complete; of
    /// the files of a folder or the attachments of a mail, others are likelier.
    package var isNamed = true

    /// Returns the time zone of an IANA name; nil if this machine does not have it.
    package var zone: @Sendable (String) -> DisplayZone?

    package init(
        year: Int? = nil, day: LocalDateTime,
        zone: @escaping @Sendable (String) -> DisplayZone? = { _ in nil }
    ) {
        self.year = year
        self.day = day
        self.zone = zone
    }
}
