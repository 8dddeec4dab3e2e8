/// Finds the airports of a log.
package protocol LogAirportsInput: Sendable {
    /// Returns the airports that are known by codes of IATA, ICAO or OurAirports in upper case; a
    /// person's own airports also by their names.
    func airports(_ codes: Set<String>) async -> FoundAirports
}

/// Airports by the codes they were looked up with.
package struct FoundAirports: Equatable, Sendable {
    package var airports: [String: LogAirport]

    /// Which of their codes meant another airport before a day.
    package var changes = AirportChanges()

    /// The warnings about tables that could not be read, in plain sentences.
    package var warnings: [String]

    /// Whether a table could not be read that may have some of the airports.
    package var lacksTable: Bool

    package init(
        _ airports: [String: LogAirport] = [:], warnings: [String] = [], lacksTable: Bool = false
    ) {
        self.airports = airports
        self.warnings = warnings
        self.lacksTable = lacksTable
    }
}

/// Finds each airport in the first of several sources that knows it.
package struct LogAirportsChain: LogAirportsInput {
    let sources: [any LogAirportsInput]

    /// Returns which of the codes meant another airport before a day.
    let changes: @Sendable (Set<String>) async -> AirportChangesAnswer

    /// Creates a chain; a source is only asked for codes that those before it do not know.
    package init(
        _ sources: [any LogAirportsInput],
        changes:
            @escaping @Sendable (Set<String>) async -> AirportChangesAnswer = { _ in
                (AirportChanges(), nil)
            }
    ) {
        self.sources = sources
        self.changes = changes
    }

    package func airports(_ codes: Set<String>) async -> FoundAirports {
        var all = FoundAirports()
        let (changes, warning) = await changes(codes)
        all.changes = changes
        all.warnings = [warning].compactMap(\.self)
        var unknown = all.changes.airports(of: codes)
        for source in sources where !unknown.isEmpty {
            let found = await source.airports(unknown)
            all.airports.merge(found.airports) { first, _ in first }
            all.warnings += found.warnings.filter { !all.warnings.contains($0) }
            all.lacksTable = all.lacksTable || found.lacksTable
            unknown.subtract(found.airports.keys)
        }
        if unknown.isEmpty { all.lacksTable = false }
        return all
    }
}
