import Logbook

/// The airports of a log, those of which nothing is known first, then those with the most flights.
struct LogAirportList: Equatable, Sendable {
    /// An airport with its flights.
    struct Entry: Equatable, Sendable {
        /// Its code, or the name by which flights name it if it is unknown.
        let name: String

        /// What is known of it; nil if nothing is.
        let airport: LogAirport?

        /// The number of flights that departed or arrived there.
        let flights: Int
    }

    let entries: [Entry]
    let notice: String?
    let warnings: [String]

    /// Whether airports are unknown because a table of them could not be read.
    let lacksAirports: Bool

    /// Creates the list.
    ///
    /// - Parameters:
    ///   - log: the log, of which flown flights count.
    ///   - own: the airports that the person has described, with flights or without.
    init(_ log: Log, own: [String: LogAirport]) {
        var known = Dictionary(own.values.map { ($0.code, $0) }) { first, _ in first }
        var flights = known.mapValues { _ in 0 }
        for entry in log.entries {
            let ends = [(entry.flight.departure, entry.from), (entry.flight.arrival, entry.to)]
            for (end, airport) in ends {
                // An airport may be named by either of its codes.
                let name = airport?.code ?? end.airport
                flights[name, default: 0] += entry.isFlown ? 1 : 0
                known[name] = airport ?? known[name]
            }
        }
        entries =
            flights
            .map { Entry(name: $0.key, airport: known[$0.key], flights: $0.value) }
            .sorted { one, other in
                let isKnown = (one.airport != nil, other.airport != nil)
                if isKnown.0 != isKnown.1 { return isKnown.1 }
                return one.flights == other.flights
                    ? one.name < other.name : one.flights > other.flights
            }
        notice = log.notice
        warnings = log.warnings
        lacksAirports = log.lacksAirports
    }

    /// The names of which nothing is known.
    var unknown: [String] { entries.filter { $0.airport == nil }.map(\.name) }
}
