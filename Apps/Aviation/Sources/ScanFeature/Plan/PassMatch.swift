import Logbook
import SectionEssentials
import SectionKit

/// What a flight that was read has to do with the log.
enum PassMatch: Equatable, Sendable {
    /// The log does not have it.
    case none

    /// The log has it.
    case same(LogEntry)

    /// The log has one that may be the same, which a person decides.
    case doubtful(LogEntry)

    /// Finds the flight in a log.
    init(of flight: LogEntry, in log: [LogEntry]) {
        let candidates = log.filter { flight.mayBe($0) || flight.sharesDayAndNumber(with: $0) }
        let same = candidates.filter(flight.isCertainly)
        if let entry = same.first(where: flight.sharesNumber) ?? same.first {
            self = .same(entry)
        } else if let entry = candidates.first(where: flight.isDoubtful) {
            self = .doubtful(entry)
        } else {
            self = .none
        }
    }
}

extension LogEntry {
    private var numbers: Set<String> {
        Set(flight.codeShares + [flight.number].compactMap(\.self))
    }

    fileprivate func sharesNumber(with other: LogEntry) -> Bool {
        !numbers.isDisjoint(with: other.numbers)
    }

    fileprivate func sharesDayAndNumber(with other: LogEntry) -> Bool {
        isOnDay(of: other) && sharesNumber(with: other)
    }

    private func isOnDay(of other: LogEntry) -> Bool {
        flight.date?.withoutTime == other.flight.date?.withoutTime
    }

    /// Whether it has the day and the route, and nothing says that it is another flight.
    fileprivate func isCertainly(_ other: LogEntry) -> Bool {
        isOnDay(of: other) && hasRoute(of: other)
            && (sharesNumber(with: other) || numbers.isEmpty || other.numbers.isEmpty
                || departsNearTime(of: other))
    }

    /// Whether a person has to decide: it has the route on another day or at another time, or the
    /// number on the same day from or to the same airport.
    fileprivate func isDoubtful(_ other: LogEntry) -> Bool {
        let ends = [\PackedFlight.departure.airport, \PackedFlight.arrival.airport]
        return hasRoute(of: other)
            || ends.contains { flight[keyPath: $0] == other.flight[keyPath: $0] }
    }

    /// Whether both departures are known and at most two hours apart.
    private func departsNearTime(of other: LogEntry) -> Bool {
        guard let time = flight.departure.scheduled?.instant(in: .utc),
            let other = other.flight.departure.scheduled?.instant(in: .utc)
        else { return false }
        return time.timeIntervalSince(other).magnitude <= 2 * 3600
    }
}
