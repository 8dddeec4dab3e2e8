import Logbook
import RecordStore

/// What others say now of a flight in the log.
struct FlightUpdate: Equatable, Sendable {
    let id: RecordID
    let revision: Int
    let old: LoggedFlight
    let new: LoggedFlight

    /// Takes what others say of a flight, so that what the person wrote stays; nil if nothing
    /// changes.
    init?(of stored: Revised<LoggedFlight>, with found: LoggedFlight) {
        id = stored.id
        revision = stored.revision
        old = stored.record
        var new = stored.record
        new.departure.update(with: found.departure)
        new.arrival.update(with: found.arrival)
        new.status = found.status ?? new.status
        new.aircraft = found.aircraft ?? new.aircraft
        new.registration = found.registration ?? new.registration
        if new == old { return nil }
        if found.source != new.source { new.source = .combined }
        self.new = new
    }

    /// What has changed, in a few words each, such as "gate B42 (was B40)".
    var changes: [String] { new.changes(since: old) }
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
