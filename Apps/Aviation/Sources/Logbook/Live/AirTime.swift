package import SectionEssentials
package import SectionKit

/// Whether a flight can be in the air at a time, by what its log says.
///
/// Times are instants, in the zones of the airports. A flight may leave a little early, and arrive
/// long after its time, so there are margins on both sides.
package enum AirTime: Equatable, Sendable {
    case now

    /// It departs later.
    case later(LocalTime)

    /// It has arrived, or must have.
    case over

    /// It was cancelled.
    case cancelled

    /// Its time of departure is unknown, or the zone of its airport.
    case unknown

    /// How long before its departure a flight may be in the air, in seconds.
    private static let early: Double = 15 * 60

    /// How long after its arrival a flight may be in the air, in seconds.
    private static let late: Double = 3 * 3_600

    /// How long after its departure any flight has arrived, in seconds: the longest take 19 hours.
    private static let longest: Double = 24 * 3_600

    /// Tells it of a flight.
    package init(of entry: LogEntry, at now: Date) {
        if entry.flight.status == .cancelled {
            self = .cancelled
        } else if entry.flight.arrival.actual != nil, let arrival = entry.arrival,
            arrival.date <= now
        {
            self = .over
        } else if entry.flight.status?.isFlown == true {
            self = .over
        } else if let departure = entry.departure {
            self = Self.state(from: departure, to: entry.arrival, at: now)
        } else {
            let day = entry.flight.date?.day
            self =
                day.map { $0.end.addingTimeInterval(Self.longest) <= now } ?? false
                ? .over : .unknown
        }
    }

    private static func state(
        from departure: LocalTime, to arrival: LocalTime?, at now: Date
    ) -> AirTime {
        if departure.date.addingTimeInterval(-early) > now { return .later(departure) }
        let last = departure.date.addingTimeInterval(longest)
        let end = arrival.map { min($0.date.addingTimeInterval(late), last) } ?? last
        return now <= end ? .now : .over
    }
}
