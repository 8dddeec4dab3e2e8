import Flights
import Logbook
import Networking
import SectionKit

/// Makes a flight of what a person gave, and of what is known by its number.
struct NewFlight {
    let lookUp: any FlightLookUpInput
    let names: AirportNames
    let facts: any AircraftFactsInput

    /// Returns the flight, and notes about what was looked up.
    ///
    /// - Throws: `LogError` if something is missing.
    func flight(
        _ change: FlightChange
    ) async throws(LogError) -> (LoggedFlight, notes: [String]) {
        var draft = try await change.applied(to: FlightDraft(), findingAirports: names)
        var notes: [String] = []
        if !draft.hasAirports, let number = draft.flight.number.flatMap(FlightNumber.init),
            let date = draft.schedule.date
        {
            let known = try await lookedUp(number, on: date, fitting: draft.flight)
            draft = try await change.applied(
                to: FlightDraft(known.flight), findingAirports: names)
            notes = known.remarks
        }
        var flight = try draft.finished()
        flight.aircraft = await facts.typeCode(flight.aircraft)
        return (flight, notes)
    }

    /// Returns what is known of a flight by its number.
    private func lookedUp(
        _ number: FlightNumber, on date: LocalDateTime, fitting given: LoggedFlight
    ) async throws(LogError) -> FlightLookUp.Found {
        let name = number.airline + number.number
        let answer = await lookUp.flights(number, on: date.precision == .day ? date : nil)
        let found = answer.found.filter { given.mayFollow($0.flight) }
        guard let known = found.first else {
            let advice = "Add them with --from and --to, such as FRA and JFK."
            throw .refused(
                "the airports of \(name) are not known",
                recovery: [answer.failures, advice].compactMap(\.self).separated(by: " "))
        }
        if Set(found.map(\.flight.route)).count > 1 {
            let routes = found.map(\.flight.route).joined(separator: ", ")
            throw .refused(
                "\(name) has several routes: \(routes)", recovery: "Add --from and --to.")
        }
        return known
    }
}

extension LoggedFlight {
    /// Whether a flight has the airports of this one, as far as they are given.
    fileprivate func mayFollow(_ known: LoggedFlight) -> Bool {
        [(departure, known.departure), (arrival, known.arrival)].allSatisfy { given, known in
            given.airport.isEmpty || given.airport == known.airport
        }
    }
}
