import Logbook

/// Reads the date of a mail (RFC 5322, 3.3), such as "Tue, 14 Sep 2021 17:00:00 +0200".
enum MailDate {
    /// Returns the day on the sender's clock; nil if it cannot be read.
    static func day(_ text: String) -> LocalDateTime? {
        let date = PassDateText(text)
        guard let year = date.year else { return nil }
        return date.day?.date(in: year)
    }
}
