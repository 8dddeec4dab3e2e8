import Essentials
import Logbook
import SectionKit

/// A date and time of a pass as it is written in ISO 8601, perhaps without seconds.
struct PassInstant: Equatable, Sendable {
    /// What the text says, without its offset.
    private let written: LocalDateTime

    /// The instant; nil if the text has no offset.
    private let instant: Date?

    /// Whether the text is in UTC, which need not be the clock of the airport.
    private let isUTC: Bool

    init?(_ text: String) {
        let text = text[...].trimmed
        guard (16...40).contains(text.utf8.count),
            let local = LocalDateTime(String(text.prefix(16)))
        else { return nil }
        written = local
        var rest = text.dropFirst(16)
        if rest.first == ":" { rest = rest.dropFirst(3) }
        if rest.first == "." { rest = rest.dropFirst().drop(while: \.isCodeDigit) }
        if rest.count == 5, !rest.contains(":") { rest = "\(rest.prefix(3)):\(rest.suffix(2))" }
        if rest.count == 3 { rest += ":00" }
        instant = ISO8601.date(from: "\(local.text):00\(rest)")
        guard rest.isEmpty || instant != nil else { return nil }
        isUTC = instant.map { ISO8601.text(from: $0).prefix(16) == local.text } ?? false
    }

    /// The day, as it is written.
    var day: LocalDateTime { written.withoutTime }

    /// The date and time on the clock of a place.
    ///
    /// An offset is that of the place, unless it is UTC; then its zone is needed.
    func local(in zone: DisplayZone?) -> LocalDateTime? {
        guard let instant else { return written }
        if let zone { return LocalDateTime(instant, in: zone) }
        return isUTC ? nil : written
    }
}
