import Essentials
import Logbook
import SectionKit

/// The flight that is next, or that goes on, at a time, if there is one.
struct NextFlight: Equatable, Sendable {
    /// The flight; nil if none is planned.
    let entry: LogEntry?

    let now: Date

    /// The warnings about records and tables, in plain sentences.
    var warnings: [String] = []

    /// Whether airports are unknown because a table of them could not be read.
    var lacksAirports = false

    /// Finds the flight of a log that departs first of those that are not over; one of the made-up
    /// log is nobody's next flight.
    init(_ log: Log, now: Date) {
        let open = log.isMadeUp ? [] : log.entries.filter { $0.isPlanned && !$0.isOver(at: now) }
        self.init(open.min { $0.start < $1.start }, now: now)
        warnings = log.warnings
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
        return moved
    }

    /// The seconds to the departure, negative after it; nil if its time is unknown.
    var seconds: Int? {
        entry?.departure.map { Int($0.date.timeIntervalSince(now)) }
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
