import Flights
import Logbook
import Networking

/// Asks a public table of routes, which needs no key and knows no schedule.
struct RouteTableService: ScheduleService {
    let name: String
    let request: any BaseRequestInput
    let facts: any AircraftFactsInput

    /// The route of a call sign in the table.
    let route: @Sendable (String) -> Resource<RouteEntity>

    func flights(
        _ number: FlightNumber, on day: LocalDateTime?
    ) async throws(RequestError) -> [FlightLookUp.Found]? {
        try await RouteFinder(facts: facts).flights(number, on: day) {
            (callSign) throws(RequestError) in
            try await request.value(of: route(callSign))
        }
    }
}

/// Makes flights of the route of a call sign.
struct RouteFinder: Sendable {
    let facts: any AircraftFactsInput

    /// What a table of routes does not say.
    static let remarks = [
        "Only the route is known, not the schedule: give the times as they are on your ticket.",
        "Tables of routes may be out of date, or have a flight the other way round: check the "
            + "direction.",
    ]

    /// Returns the legs of the first call sign whose route is known; nil if the flight has no call sign
    /// that is known.
    func flights(
        _ number: FlightNumber,
        on day: LocalDateTime?,
        route: (String) async throws(RequestError) -> RouteEntity
    ) async throws(RequestError) -> [FlightLookUp.Found]? {
        let directory = try await facts.directory()
        let isCallSign = number.airline.utf8.count == 3
        let name = number.airline + number.number
        let names = isCallSign ? [name] : number.otherNames(in: directory)
        let callSigns = names.filter { CallSign.isValid($0) }
        if callSigns.isEmpty { return nil }
        for callSign in callSigns.prefix(3) {
            let entity: RouteEntity
            do throws(RequestError) { entity = try await route(callSign) } catch .notFound {
                continue
            }
            let stops = entity.stops.map(\.code)
            let airline = directory.airline(ofCallSign: callSign)
            if stops.count > 1 {
                return zip(stops, stops.dropFirst()).map { from, to in
                    var flight = LoggedFlight(
                        departure: FlightEnd(from, scheduled: day?.withoutTime),
                        arrival: FlightEnd(to), source: .routes)
                    flight.number = isCallSign ? airline?.iata.map { $0 + number.number } : name
                    flight.airline = airline.flatMap {
                        NamedAirline(name: $0.name, icao: $0.icao, iata: $0.iata)
                    }
                    return FlightLookUp.Found(flight, remarks: Self.remarks)
                }
            }
        }
        return []
    }
}
