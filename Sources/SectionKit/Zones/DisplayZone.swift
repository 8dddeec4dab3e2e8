public import SectionEssentials

/// A time zone that dates are shown in.
public struct DisplayZone: Equatable, Sendable {
    /// The name shown beside times, such as `UTC` or `Europe/Berlin`.
    public let name: String

    /// The offsets of the zone from UTC.
    public let rules: ZoneRules

    /// Creates a zone.
    public init(name: String, rules: ZoneRules) {
        self.name = name.safe
        self.rules = rules
    }

    /// Creates a zone with a fixed offset in seconds east of UTC.
    public init(name: String, secondsEast: Int) {
        self.init(
            name: name,
            rules: ZoneRules(ZoneRules.Period(offset: secondsEast, abbreviation: name.safe)))
    }

    /// Coordinated Universal Time.
    public static let utc = DisplayZone(name: "UTC", secondsEast: 0)

    /// Returns a time in the zone for people, with the zone's name.
    package func formatted(_ date: Date) -> String {
        ValueFormatter(zone: self).text(of: .date(PreciseDate(date, precision: .hour))) ?? ""
    }

    /// Returns a time of day in the zone, with the zone's name, such as "16:42 UTC".
    public func timeOfDay(_ date: Date) -> String {
        let civil = civil(date)
        return "\(civil.hour.padded(2)):\(civil.minute.padded(2)) \(name)"
    }

    /// Returns the day of a time in the zone, such as "19 Sep 2026".
    public func day(_ date: Date) -> String {
        let local = date.addingTimeInterval(Double(rules.period(at: date).offset))
        return PreciseDate(local, precision: .day).formatted
    }

    /// The zone with its name spelled in ASCII.
    var spelledInASCII: DisplayZone { renamed(name.asciiOnly) }

    /// Returns the zone with another name.
    func renamed(_ name: String) -> DisplayZone {
        DisplayZone(name: name, rules: rules)
    }

    package func civil(_ date: Date) -> CivilDate {
        CivilDate(date, offset: rules.period(at: date).offset)
    }

    /// The civil date of a date that is shown: only one with a time is converted to the zone; the
    /// others are a day or a period.
    package func civil(_ date: PreciseDate) -> CivilDate {
        date.precision == .hour ? civil(date.date) : CivilDate(date.date)
    }
}
