import Logbook
import SectionEssentials
import SectionKit

/// The flight that is next, or that goes on, at a time, if there is one.
struct NextFlight: Equatable, Sendable {
    /// The flight; nil if none is planned.
    let entry: LogEntry?

    let now: Date

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
