import Logbook

/// Flights that share something, such as the airline, those of which there are most first.
struct Ranking: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        /// The code, or the name if there is no code; no other row has it.
        let code: String
        let name: String?
        let totals: FlightTotals
    }

    let rows: [Row]

    /// Ranks flights by what they share.
    ///
    /// - Parameter names: returns the codes and names that a flight counts for.
    init(
        _ flights: [CountedFlight],
        by names: (LogEntry) -> [(code: String, name: String?)]
    ) {
        var groups: [String: (name: String?, totals: FlightTotals)] = [:]
        for flight in flights {
            var counted: [String] = []
            for (code, name) in names(flight.entry) where !counted.contains(code) {
                counted.append(code)
                groups[code, default: (name, FlightTotals())].totals.add(flight)
            }
        }
        rows =
            groups
            .map { Row(code: $0.key, name: $0.value.name, totals: $0.value.totals) }
            .sorted { one, other in
                (one.totals.flights, one.totals.distance, other.code)
                    > (other.totals.flights, other.totals.distance, one.code)
            }
    }
}
