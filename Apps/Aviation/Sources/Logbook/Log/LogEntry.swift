package import Essentials
package import Flights
import Geodesy
package import RecordStore
package import SectionKit

/// A flight of a log with what is known of its airports, its airline and its aircraft.
///
/// It never changes. It is large, and lists of many are sorted and filtered, so they hold references.
package final class LogEntry: Sendable {
    package let id: RecordID
    package let revision: Int
    package let flight: LoggedFlight

    /// The airport of departure; nil if it is unknown.
    package let from: LogAirport?

    /// The airport of arrival; nil if it is unknown.
    package let to: LogAirport?

    package let airline: Airline?
    package let type: AircraftType?

    /// What has become of it, as far as it is known now.
    package let status: FlightStatus

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - stored: the flight, as it is stored.
    ///   - now: decides whether a flight of which nobody said anything is flown.
    package init(
        _ stored: Revised<LoggedFlight>,
        from: LogAirport?,
        to: LogAirport?,
        airline: Airline?,
        type: AircraftType?,
        now: Date
    ) {
        id = stored.id
        revision = stored.revision
        flight = stored.record
        self.from = from
        self.to = to
        self.airline = airline
        self.type = type
        status = Self.status(of: stored.record, from: from, to: to, now: now)
    }

    /// Whether it counts in statistics.
    package var isFlown: Bool { status.isFlown }

    /// The distance between the airports on a sphere, in metres; nil if a position is unknown.
    ///
    /// A flight that was diverted counts as if it had been flown as planned.
    package var distance: Double? {
        guard let from = from?.position, let to = to?.position else { return nil }
        return from.haversineDistance(to: to)
    }

    /// The departure: the real one, else the planned one.
    package var departure: LocalTime? { Self.instant(flight.departure, at: from) }

    /// The arrival: the real one, else the planned one.
    package var arrival: LocalTime? { Self.instant(flight.arrival, at: to) }

    /// The duration in minutes between the real times if both are known, else between the planned
    /// ones, else what was written down; nil if it is unknown.
    package var minutes: Int? {
        minutes(\.actual) ?? minutes(\.scheduled) ?? minutes(\.time) ?? flight.minutes
    }

    /// The minutes between both times, in the zones of the airports.
    private func minutes(_ time: (FlightEnd) -> LocalDateTime?) -> Int? {
        guard let start = time(flight.departure), let end = time(flight.arrival),
            let from = from?.zone.flatMap(start.instant), let to = to?.zone.flatMap(end.instant)
        else { return nil }
        let minutes = Int(to.timeIntervalSince(from) / 60)
        return minutes > 0 ? minutes : nil
    }

    /// The minutes by which it arrived, or else departed, later than planned.
    package var delay: Int? { flight.delay }
}

extension LogEntry: Equatable {
    package static func == (one: LogEntry, other: LogEntry) -> Bool {
        one === other
            || one.id == other.id && one.revision == other.revision && one.flight == other.flight
                && one.from == other.from && one.to == other.to && one.airline == other.airline
                && one.type == other.type && one.status == other.status
    }
}

extension LogEntry {
    private static func instant(_ end: FlightEnd, at airport: LogAirport?) -> LocalTime? {
        guard let zone = airport?.zone, let date = end.time?.instant(in: zone) else { return nil }
        return LocalTime(date, in: zone)
    }

    /// What somebody said, until the arrival is past: then landed, unless it was said to have ended
    /// otherwise.
    ///
    /// Without a known arrival, the day of the departure counts.
    private static func status(
        of flight: LoggedFlight, from: LogAirport?, to: LogAirport?, now: Date
    ) -> FlightStatus {
        if let status = flight.status, status.isFinal { return status }
        let isOver =
            instant(flight.arrival, at: to).map { $0.date <= now }
            ?? flight.date.map { $0.day.end <= now } ?? false
        return isOver ? .landed : flight.status ?? .scheduled
    }
}
