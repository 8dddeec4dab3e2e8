import Flights
package import RecordStore
import SectionEssentials
package import SectionKit

/// The time between two flights of a journey: from the arrival of one to the departure of the next
/// from the same city, within a day.
package struct Layover: Equatable, Sendable {
    /// The flight that follows.
    package let next: RecordID

    package let airport: LogAirport
    package let minutes: Int

    /// A longer stay is no layover, in minutes.
    private static let longest = 24 * 60

    /// Finds the layovers of a log, whose flights are in any order, by the flights that follow them.
    ///
    /// Only flights with known times count, and none that was cancelled or went elsewhere.
    package static func all(in entries: [LogEntry]) -> [RecordID: Layover] {
        let timed = entries.compactMap { entry -> Timed? in
            guard entry.flight.status != .cancelled, let start = entry.departure?.date,
                let end = entry.arrival?.date, start < end
            else { return nil }
            return Timed(
                entry: entry, start: start.timeIntervalSince1970, end: end.timeIntervalSince1970)
        }.sorted { $0.start < $1.start }
        var layovers: [RecordID: Layover] = [:]
        for (first, second) in zip(timed, timed.dropFirst()) {
            let minutes = Int(clamping: (second.start - first.end) / 60)
            guard (0...longest).contains(minutes), first.entry.flight.divertedTo == nil,
                let airport = second.entry.from, let arrival = first.entry.to,
                airport.isInCity(of: arrival)
            else { continue }
            layovers[second.entry.id] = Layover(
                next: second.entry.id, airport: airport, minutes: minutes)
        }
        return layovers
    }

    private struct Timed {
        let entry: LogEntry
        let start: Double
        let end: Double
    }
}

extension LogAirport {
    /// Whether it is another airport, or is in the same city of the same country.
    fileprivate func isInCity(of other: LogAirport) -> Bool {
        if code == other.code { return true }
        guard let city, let second = other.city else { return false }
        return city.folded == second.folded && countryCode == other.countryCode
    }
}

extension TableColumn<LogEntry> {
    /// The time between the flight before and this one, if it is a layover.
    package static func layover(_ layovers: [RecordID: Layover]) -> TableColumn {
        TableColumn(Column("layover_s", "Layover", alignment: .trailing, priority: 9)) { entry in
            layovers[entry.id].map { .duration($0.minutes * 60) } ?? .empty
        }
    }
}
