package import SectionEssentials
package import SectionKit

extension FlightRecord {
    /// The title and the date, such as "LH400 FRA–JFK on 14 Jun 2024".
    var datedTitle: String {
        guard let date else { return title }
        let word = date.precision == .day || date.precision == .minute ? "on" : "in"
        return "\(title) \(word) \(date.day.formatted)"
    }
}

extension LogEntry {
    /// The flight number, or the route of a flight without one.
    package var name: String { flight.number ?? flight.route }

    /// The number and the route, such as "LH400 FRA–JFK".
    package var title: String { flight.title }

    /// The title and the date, such as "LH400 FRA–JFK on 14 Jun 2024".
    package var datedTitle: String { flight.datedTitle }

    /// Whether it has neither happened nor been cancelled.
    package var isPlanned: Bool { !isFlown && status != .cancelled }

    /// Whether it is planned, or departs on the day of `now` in UTC.
    package func isCurrent(at now: Date) -> Bool {
        isPlanned
            || flight.date.map { $0.day.precision == .day && $0.day.days(from: now) == 0 }
                ?? false
    }
}

extension LogAirport {
    /// The name with the code, the city and the country, each once.
    package var place: String {
        let city = city.flatMap { name.contains($0) ? nil : $0 }
        return ["\(name) (\(code))", city, country].compactMap(\.self).separated(by: ", ")
    }
}

extension FlightStatus {
    /// The status for people and machines alike, with its tone.
    package var badge: Badge {
        let tone: Badge.Tone =
            switch self {
            case .landed: .positive
            case .delayed, .diverted, .cancelled: .negative
            case .boarding, .departed, .inAir, .scheduled: .pending
            }
        return Badge(rawValue, tone)
    }

    /// Its place in a list of flights of today.
    package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension LocalDateTime {
    /// The date at its precision, with the time on the clock of the place, such as
    /// "14 Jun 2024 10:05".
    package var formatted: String {
        precision == .minute ? "\(day.formatted) \(clock)" : day.formatted
    }

    /// The time of day, such as `10:05`; empty if it is unknown.
    package var clock: String { precision == .minute ? String(text.suffix(5)) : "" }
}
