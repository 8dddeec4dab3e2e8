import Airports
import Flights

/// A flight that the aircraft has made, with its airports.
struct FlownFlight: Equatable, Sendable {
    let flight: PastFlight

    /// The airports that the source estimated.
    let departure: RouteStop?
    let arrival: RouteStop?

    /// Finds the airports of flights, and puts the latest flight first.
    static func all(_ flights: [PastFlight], in airports: AirportDirectory) -> [FlownFlight] {
        func stop(_ code: String?) -> RouteStop? {
            code.map { RouteStop($0, airport: airports.airport($0)) }
        }
        return flights.sorted { $0.firstSeen > $1.firstSeen }.map {
            FlownFlight(flight: $0, departure: stop($0.departure), arrival: stop($0.arrival))
        }
    }
}

extension AirportDirectory {
    /// Returns the airport with a code of ICAO or IATA; nil if it is not known.
    func airport(_ code: String) -> Airport? {
        first { $0.icao == code } ?? first { $0.iata == code } ?? first { $0.ident == code }
    }
}
