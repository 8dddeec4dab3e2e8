import Geodesy
import Logbook

/// The flights between two airports, in both directions.
struct GlobeRoute: Equatable, Sendable {
    /// The airport whose code comes first in the alphabet.
    let one: LogAirport

    let other: LogAirport
    private(set) var flown = 0
    private(set) var planned = 0

    /// The date of the last flight, or what is known of it.
    private(set) var last: LocalDateTime?

    /// Whether a flight that stands out is on it.
    private(set) var isFocus = false

    /// Creates the route of a flight; nil if an airport or its position is unknown.
    init?(_ entry: LogEntry) {
        guard let from = entry.from, from.position != nil, let to = entry.to, to.position != nil
        else { return nil }
        (one, other) = from.code <= to.code ? (from, to) : (to, from)
    }

    /// The name, such as `FRA–JFK`, which no other route has.
    var name: String { "\(one.code)–\(other.code)" }

    /// The shortest way between the airports.
    var arc: GreatCircle? {
        guard let one = one.position, let other = other.position else { return nil }
        return GreatCircle(from: one, to: other)
    }

    /// The distance between the airports over the ellipsoid, in metres.
    var distance: Double? { arc.map { $0.start.distance(to: $0.end) } }

    mutating func add(_ entry: LogEntry, isFocus: Bool) {
        if entry.isFlown { flown += 1 } else { planned += 1 }
        last = [last, entry.flight.date].compactMap(\.self).max()
        self.isFocus = self.isFocus || isFocus
    }
}

/// An airport of a globe.
struct GlobeAirport: Equatable, Sendable {
    let airport: LogAirport

    /// The number of flown flights that departed or arrived there.
    var visits = 0

    /// Whether a flight that stands out departs or arrives there.
    var isFocus = false
}
