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
    var changes: [String] {
        var changes: [String] = []
        func note<Value: Equatable>(
            _ name: String, _ value: (LoggedFlight) -> Value?, _ text: (Value) -> String
        ) {
            guard let now = value(new), now != value(old) else { return }
            let before = value(old).map { " (was \(text($0)))" } ?? ""
            changes.append("\(name) \(text(now))\(before)")
        }
        note("status", { $0.status?.rawValue }) { $0 }
        note("departure", { $0.departure.time?.text }) { $0 }
        note("departure terminal", { $0.departure.terminal }) { $0 }
        note("gate", { $0.departure.gate }) { $0 }
        note("arrival", { $0.arrival.time?.text }) { $0 }
        note("arrival terminal", { $0.arrival.terminal }) { $0 }
        note("arrival gate", { $0.arrival.gate }) { $0 }
        note("aircraft", { $0.aircraft }) { $0 }
        note("registration", { $0.registration }) { $0 }
        return changes
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
