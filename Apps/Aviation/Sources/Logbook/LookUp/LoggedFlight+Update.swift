import SectionEssentials
import SectionKit

extension LoggedFlight {
    /// Takes what others say of the flight, so that what the person wrote stays.
    package mutating func update(with other: LoggedFlight) {
        let old = self
        departure.update(with: other.departure)
        arrival.update(with: other.arrival)
        status = other.status ?? status
        aircraft = other.aircraft ?? aircraft
        registration = other.registration ?? registration
        if self != old, other.source != source { source = .combined }
    }
}

extension [LogEntry] {
    /// Says what has changed of the flights that an older list has too, a sentence each.
    package func notices(since old: [LogEntry]) -> [String] {
        let flights = Dictionary(old.map { ($0.id, $0.flight) }) { first, _ in first }
        return compactMap { entry in flights[entry.id].flatMap { entry.flight.notice(since: $0) } }
    }
}

extension FlightEnd {
    /// Takes the times, terminal and gate of another description of the same airport.
    fileprivate mutating func update(with other: FlightEnd) {
        scheduled = other.scheduled.flatMap { $0.precision == .minute ? $0 : nil } ?? scheduled
        actual = other.actual ?? actual
        zone = other.zone ?? zone
        terminal = other.terminal ?? terminal
        gate = other.gate ?? gate
    }
}
