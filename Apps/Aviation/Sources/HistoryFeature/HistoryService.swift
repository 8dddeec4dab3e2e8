import Airports
import Flights
import Geodesy
import Networking

/// Asks the history server of a source.
struct HistoryService: Sendable {
    /// The server; nil if the source has none.
    let server: HistoryServer?

    let airports: any AirportsServiceInput

    /// Loads the rows of past flights.
    func flights(
        _ statement: HistoryStatement
    ) async throws(HistoryError) -> QueryRows<PastFlightRow> {
        try await client().rows(of: statement, as: PastFlightRow.self)
    }

    /// Loads the rows of past states.
    func states(
        _ statement: HistoryStatement
    ) async throws(HistoryError) -> QueryRows<PastStateRow> {
        try await client().rows(of: statement, as: PastStateRow.self)
    }

    /// Finds an airport by its IATA or ICAO code; the table is built into the program.
    func airport(_ code: String) async throws(HistoryError) -> Airport {
        let entity: AirportsEntity
        do throws(RequestError) {
            entity = try await airports.airports()
        } catch {
            throw .request(error)
        }
        let all = Airport.all(entity.airports, countries: Countries(entity.countries))
        guard let airport = all.first(where: { [$0.icao, $0.iata, $0.ident].contains(code) })
        else { throw .unknownAirport(code) }
        return airport
    }

    private func client() throws(HistoryError) -> TrinoClient {
        guard let server else { throw .noHistory }
        return TrinoClient(server: server)
    }
}
