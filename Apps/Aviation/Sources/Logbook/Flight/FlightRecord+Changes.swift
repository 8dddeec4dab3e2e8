import Flights
import SectionKit

extension FlightRecord {
    /// What has changed since an earlier state of the flight, in a few words each, such as
    /// "gate B42 (was B40)".
    package func changes(since old: Self) -> [String] {
        var changes: [String] = []
        func note(_ name: String, _ value: (Self) -> String?) {
            let before = value(old)
            // What is not known any more has not changed.
            guard let now = value(self), now != before else { return }
            changes.append("\(name) \(now)" + (before.map { " (was \($0))" } ?? ""))
        }
        note("number") { $0.number }
        note("airline") { $0.airline?.words }
        note("code share") { $0.codeShares.joined(separator: ", ").nonBlank }
        note("route") { $0.route }
        note("status") { $0.status?.rawValue }
        note("departure") { $0.departure.time?.formatted }
        note("arrival") { $0.arrival.time?.formatted }
        note("delay") { $0.delay.flatMap { $0 > 0 ? "\($0) min" : nil } }
        note("terminal") { $0.departure.terminal }
        note("gate") { $0.departure.gate }
        note("arrival terminal") { $0.arrival.terminal }
        note("arrival gate") { $0.arrival.gate }
        note("seat") { $0.seat }
        note("kind of seat") { $0.seatKind?.rawValue }
        note("class") { $0.cabin?.rawValue }
        note("reason") { $0.reason?.rawValue }
        note("booking code") { $0.bookingCode }
        note("note") { $0.note }
        note("aircraft") { $0.aircraft }
        note("registration") { $0.registration }
        note("diverted to") { $0.divertedTo }
        note("duration") { $0.minutes.map { "\($0) min" } }
        return changes
    }

    /// Says what has changed since an older state, such as "LH400 FRA–JFK: gate B42 (was B40).";
    /// nil if nothing has.
    package func notice(since old: Self) -> String? {
        let changes = changes(since: old)
        return changes.isEmpty ? nil : "\(title): \(changes.joined(separator: ", "))."
    }
}
