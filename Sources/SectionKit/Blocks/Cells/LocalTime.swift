public import Essentials

/// An instant as the clocks of a place show it, such as a departure: it is read in that place's
/// zone, whatever zone a report shows other times in.
public struct LocalTime: Equatable, Sendable {
    /// The instant.
    public let date: Date

    /// The zone of the place.
    public let zone: DisplayZone

    /// Joins an instant with the zone that it is read in.
    public init(_ date: Date, in zone: DisplayZone) {
        self.date = date
        self.zone = zone
    }

    /// What the clocks there show, by ISO 8601 with the offset from UTC:
    /// `2026-07-01T13:00:00+01:00`.
    public var iso8601: String {
        ISO8601.text(from: date, secondsEast: zone.rules.period(at: date).offset)
    }

    /// The name of the zone's time then: an abbreviation such as `BST`, else the offset from UTC.
    public var zoneName: String {
        let period = zone.rules.period(at: date)
        if period.abbreviation.contains(where: \.isLetter) { return period.abbreviation }
        return "UTC" + ISO8601.offset(period.offset)
    }
}
