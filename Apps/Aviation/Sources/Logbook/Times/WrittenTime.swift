package import SectionEssentials
package import SectionKit

/// A date and time as a file says it, which need not be on the clock of the airport.
package enum WrittenTime: Hashable, Sendable {
    /// On the clock of the airport, or only its day.
    case local(LocalDateTime)

    /// On the clock of a zone with a name (IANA).
    case zoned(LocalDateTime, zone: String)

    /// An instant, with the clock that was written; nil for one in UTC, which is no airport's clock.
    case instant(Date, written: LocalDateTime? = nil)

    /// Returns the time on the clock of an airport; nil if that cannot be known.
    ///
    /// Without the zone of the airport, a clock other than UTC counts as it is written.
    ///
    /// - Parameters:
    ///   - zone: the zone of the airport; nil if it is unknown.
    ///   - named: returns a zone by its name.
    package func local(
        in zone: DisplayZone?, named: (String) -> DisplayZone? = { _ in nil }
    ) -> LocalDateTime? {
        switch self {
        case .local(let time): return time
        case .zoned(let time, let name):
            guard let zone, let instant = named(name).flatMap(time.instant) else { return time }
            return LocalDateTime(instant, in: zone)
        case .instant(let date, let written):
            return zone.map { LocalDateTime(date, in: $0) } ?? written
        }
    }

    /// The day, as it is written.
    package var day: LocalDateTime {
        switch self {
        case .local(let time), .zoned(let time, _): time.withoutTime
        case .instant(let date, let written):
            (written ?? LocalDateTime(date, in: .utc)).withoutTime
        }
    }
}

extension WrittenTime {
    /// Reads a date and time of ISO 8601, perhaps without seconds; nil if it is invalid.
    package init?(iso text: String) {
        let text = text[...].trimmed
        guard (16...40).contains(text.utf8.count),
            let local = LocalDateTime(String(text.prefix(16)))
        else { return nil }
        var rest = text.dropFirst(16)
        if rest.first == ":" { rest = rest.dropFirst(3) }
        if rest.first == "." { rest = rest.dropFirst().drop(while: \.isCodeDigit) }
        if rest.isEmpty {
            self = .local(local)
            return
        }
        if rest.count == 5, !rest.contains(":") { rest = "\(rest.prefix(3)):\(rest.suffix(2))" }
        if rest.count == 3 { rest += ":00" }
        guard let instant = ISO8601.date(from: "\(local.text):00\(rest)") else { return nil }
        let isUTC = ISO8601.text(from: instant).prefix(16) == local.text
        self = .instant(instant, written: isUTC ? nil : local)
    }

    /// Reads a value of a calendar (RFC 5545, 3.3.4 and 3.3.5) such as `20250614T061500Z`,
    /// `20250614T061500` or `20250614`; nil if it is invalid.
    ///
    /// - Parameter zone: the name of its zone; nil for the clock of the place.
    init?(calendar value: String, zone: String?) {
        let isUTC = value.hasSuffix("Z")
        let characters = Array(isUTC ? value.dropLast() : value[...])
        guard [8, 15].contains(characters.count) else { return nil }
        let day = [characters[0..<4], characters[4..<6], characters[6..<8]]
            .map { String($0) }.joined(separator: "-")
        guard characters.count == 15 else {
            guard let day = LocalDateTime(day) else { return nil }
            self = .local(day)
            return
        }
        let clock = "\(String(characters[9..<11])):\(String(characters[11..<13]))"
        guard characters[8] == "T", let time = LocalDateTime("\(day)T\(clock)") else { return nil }
        if isUTC {
            guard let instant = time.instant(in: .utc) else { return nil }
            self = .instant(instant)
        } else {
            self = zone.map { .zoned(time, zone: $0) } ?? .local(time)
        }
    }
}
