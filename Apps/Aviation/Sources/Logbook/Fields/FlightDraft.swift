/// A flight that is being written down.
package struct FlightDraft: Equatable, Sendable {
    /// The flight; its airports are empty as long as they are not given.
    package var flight: LoggedFlight

    package var schedule: FlightSchedule

    private let old: FlightSchedule

    /// Begins with nothing.
    package init() {
        self.init(
            LoggedFlight(departure: FlightEnd(""), arrival: FlightEnd(""), source: .manual))
    }

    /// Begins with a flight.
    package init(_ flight: LoggedFlight) {
        self.flight = flight
        old = FlightSchedule(flight)
        schedule = old
    }

    /// Whether both airports are given.
    package var hasAirports: Bool {
        !flight.departure.airport.isEmpty && !flight.arrival.airport.isEmpty
    }

    /// Returns the flight with its times.
    ///
    /// - Throws: `LogError` if something is missing or cannot be.
    package func finished() throws(LogError) -> LoggedFlight {
        guard schedule.date != nil else {
            throw .refused(
                "the date is missing",
                recovery: "Add it, such as --date 2024-06-14, or only the month or the year.")
        }
        guard hasAirports else {
            throw .refused(
                "the airports are missing",
                recovery: "Add them with --from and --to, such as --from FRA --to JFK.")
        }
        var flight = flight
        try schedule.write(to: &flight, since: old)
        return flight
    }
}

/// A value of a flight that a person can write down.
package typealias FlightField = RecordField<FlightDraft>

/// What a person changes of a flight.
package typealias FlightChange = RecordChange<FlightDraft>
