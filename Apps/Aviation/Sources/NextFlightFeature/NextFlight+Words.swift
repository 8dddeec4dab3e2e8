import Essentials
import Logbook
import RecordStore
import SectionKit

extension NextFlight {
    /// The flight in a line, such as "LH400 FRA–JFK in 3 h 20 min, gate B42".
    var line: String {
        guard let entry else { return "No flight is planned." }
        return [("\(entry.title) \(time(of: entry))"), gate(of: entry), change(of: entry)]
            .compactMap(\.self).separated(by: ", ")
    }

    private func time(of entry: LogEntry) -> String {
        guard let seconds else {
            guard let date = entry.flight.date else { return "is planned" }
            if let days = date.day.days(from: now), days <= 1 {
                return days == 1 ? "tomorrow" : "today"
            }
            return "\(date.precision == .day ? "on" : "in") \(date.day.formatted)"
        }
        if seconds >= 60 { return "in \(Self.words(seconds))" }
        if seconds > -60 { return "now" }
        guard let arrival = entry.arrival else { return "departed \(Self.words(-seconds)) ago" }
        return "lands in \(Self.words(Int(arrival.date.timeIntervalSince(now))))"
    }

    private func gate(of entry: LogEntry) -> String? {
        seconds.map { $0 > -60 } ?? true ? entry.flight.departure.gate.map { "gate \($0)" } : nil
    }

    /// The delay, or that it boards.
    private func change(of entry: LogEntry) -> String? {
        if entry.status == .boarding { return "boarding" }
        guard let seconds, seconds > -60, let delay = entry.delay, delay > 0 else {
            return entry.status == .delayed ? "delayed" : nil
        }
        return "delayed by \(Self.words(delay * 60))"
    }

    /// A time in its two largest units, such as "3 h 20 min" or "2 days 4 h".
    private static func words(_ seconds: Int) -> String {
        let minutes = max(seconds / 60, 0)
        let (days, hours, rest) = (minutes / 1440, minutes / 60 % 24, minutes % 60)
        if days > 0 {
            return days.counted("day", "days") + (hours == 0 ? "" : " \(hours) h")
        }
        if hours > 0 { return "\(hours) h" + (rest == 0 ? "" : " \(rest) min") }
        return "\(rest) min"
    }

    /// The values for machines.
    var facts: [Fact] {
        let columns: [TableColumn<LogEntry>] = [
            .id, .number, .airline, .from, .to, .status, .departure, .arrival, .delay,
            .delayInSeconds,
        ]
        return (columns + TableColumn.gates).map(\.forMachines).compactMap { $0.fact(of: entry) }
            + [.machines("seconds_to_departure", seconds.map(Cell.integer) ?? .empty)]
    }
}
