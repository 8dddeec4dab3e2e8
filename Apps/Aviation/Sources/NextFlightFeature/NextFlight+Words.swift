import Logbook
import RecordStore
import SectionEssentials
import SectionKit

extension NextFlight {
    /// The flight in a line, such as "LH400 FRA–JFK in 3 h 20 min, gate B42".
    var line: String {
        guard let entry else { return "No flight is planned." }
        let words = "\(entry.title) \(time(of: entry))"
        return [words, gate(of: entry), change(of: entry), position]
            .compactMap(\.self).separated(by: ", ")
    }

    /// Where it is, or why that is not known; nil if nobody was to be asked, or it cannot be in the
    /// air.
    private var position: String? {
        guard let answer else { return nil }
        if case .notAsked = answer { return nil }
        return answer.clause
    }

    private func time(of entry: LogEntry) -> String {
        if let arrival = answer?.flight?.arrival {
            let seconds = Int(clamping: arrival.date.timeIntervalSince(now))
            return "lands in about \(Self.words(seconds))"
        }
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
        return "lands in \(Self.words(Int(clamping: arrival.date.timeIntervalSince(now))))"
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

    /// What is known of where it is, for machines, if somebody was asked.
    private var liveFacts: [Fact] {
        guard let live else { return [] }
        let facts = entry.map { live.answer(about: $0).facts(about: $0) } ?? live.factsOfNone
        return facts.filter(\.isForMachines)
            .map { .machines($0.key, $0.value, keys: $0.keys) }
    }

    /// The values for machines.
    var facts: [Fact] {
        let columns: [TableColumn<LogEntry>] = [
            .id, .number, .airline, .from, .to, .status, .departure, .arrival, .delay,
            .delayInSeconds,
        ]
        return (columns + TableColumn.gates).map(\.forMachines).compactMap { $0.fact(of: entry) }
            + [.machines("seconds_to_departure", seconds.map(Cell.integer) ?? .empty)]
            + liveFacts
    }
}
