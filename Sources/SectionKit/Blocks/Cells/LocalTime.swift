public import SectionEssentials

/// An instant in the local time of a place, such as a departure, whatever zone the report uses for
/// other times.
public struct LocalTime: Equatable, Sendable {
    /// The instant.
    public let date: Date

    /// The zone of the place.
    public let zone: DisplayZone

    /// Creates a local time.
    public init(_ date: Date, in zone: DisplayZone) {
        self.date = date
        self.zone = zone
    }

    /// The local time in ISO 8601 with its offset from UTC, such as `2026-07-01T13:00:00+01:00`.
    public var iso8601: String {
        ISO8601.text(from: date, secondsEast: zone.rules.period(at: date).offset)
    }

    /// The abbreviation of the zone at that time, such as `BST`, or the offset from UTC.
    public var zoneName: String {
        let period = zone.rules.period(at: date)
        if period.abbreviation.contains(where: \.isLetter) { return period.abbreviation }
        return "UTC" + ISO8601.offset(period.offset)
    }
}
