import Airports
import Flights

/// The embedded tables that the facts of an aircraft are found in.
struct DetailTables: Sendable {
    let airports: AirportDirectory
    let flights: FlightTables

    /// The warnings about tables that could not be loaded, in plain sentences.
    let warnings: [String]
}

/// A directory that knows nothing.
struct NoDirectory: AircraftDirectory {
    func airline(ofCallSign callSign: String) -> Airline? { nil }
    func airlines(named text: String) -> [Airline] { [] }
    func airlines(of flights: [AirlineWords]) -> [AirlineCandidates] {
        flights.map { _ in AirlineCandidates() }
    }

    func airlines(matching terms: SearchTerms) -> [Airline] { [] }
    func airlineName(nearest text: String) -> String? { nil }
    func type(_ code: String) -> AircraftType? { nil }
    func aircraftType(named text: String) -> AircraftType? { nil }
    func block(of address: AircraftAddress) -> AddressBlock? { nil }
}
