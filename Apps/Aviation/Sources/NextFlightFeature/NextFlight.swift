import Logbook
import RecordStore
import SectionEssentials
import SectionKit

/// The flight that is next, or that goes on, at a time, if there is one.
struct NextFlight: Equatable, Sendable {
    /// The flight; nil if none is planned.
    let entry: LogEntry?

    let now: Date

    /// Whether the log is the made-up one, which may have planned flights.
    private var isMadeUp = false

    /// Where flights are now; nil if nobody was to be asked, or has answered.
    private(set) var live: LivePositions?

    /// The warnings about records and tables, in plain sentences.
    var warnings: [String] = []

    /// Whether airports are unknown because a table of them could not be read.
    var lacksAirports = false

    /// Finds the flight of a log that departs first of those that are not over.
    ///
    /// One of the made-up log is nobody's next flight; one that is heard in the air goes on, whatever
    /// its times say.
    init(_ log: Log, live: LivePositions? = nil, now: Date) {
        let open = log.isMadeUp ? [] : log.entries.filter { $0.isPlanned && !$0.isOver(at: now) }
        let flying = live?.flights.filter { $0.answer.flight?.state == .inAir }.map(\.entry) ?? []
        self.init((flying.isEmpty ? open : flying).min { $0.start < $1.start }, now: now)
        self.live = live
        isMadeUp = log.isMadeUp
        warnings = log.warnings + [live?.failure].compactMap(\.self)
        lacksAirports = log.lacksAirports
    }

    private init(_ entry: LogEntry?, now: Date) {
        self.entry = entry
        self.now = now
    }

    /// Returns the flight at a later time.
    func moved(to now: Date) -> NextFlight {
        var moved = NextFlight(entry, now: now)
        (moved.warnings, moved.lacksAirports) = (warnings, lacksAirports)
        moved.isMadeUp = isMadeUp
        moved.live = live?.moved(to: now) ?? live
        return moved
    }

    /// Where the flight is now; nil if nobody was to be asked.
    var answer: LiveAnswer? { entry.flatMap { live?.answer(about: $0) } }

    /// The seconds to the departure, negative after it; nil if its time is unknown.
    var seconds: Int? {
        entry?.departure.map { Int(clamping: $0.date.timeIntervalSince(now)) }
    }
}

extension LogEntry {
    /// The departure, or the beginning of what is known of its date.
    fileprivate var start: Date {
        departure?.date ?? flight.date?.day.date ?? .distantFuture
    }

    /// Whether it must have ended, as far as its times are known.
    fileprivate func isOver(at now: Date) -> Bool {
        if let arrival { return arrival.date <= now }
        return flight.date.map { $0.day.end <= now } ?? false
    }
}

extension NextFlight {
    /// The flight in a line, such as "LH400 FRA–JFK in 3 h 20 min, gate B42".
    var line: String {
        guard let entry else {
            return isMadeUp
                ? "Your log is empty, so no flight of yours is planned." : "No flight is planned."
        }
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
        guard let arrival = entry.arrival else {
            return "departed \(Self.words(-seconds / 60 * 60)) ago"
        }
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

    /// A time in its two largest units, such as "3 h 20 min" or "2 days 4 h"; a begun minute is
    /// counted, as somebody does who reads the times from a clock.
    private static func words(_ seconds: Int) -> String {
        let minutes = max(seconds / 60 + (seconds % 60 > 0 ? 1 : 0), 0)
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
