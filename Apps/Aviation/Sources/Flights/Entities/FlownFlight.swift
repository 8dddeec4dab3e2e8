package import Essentials
package import Networking

/// A flight in the past, as OpenSky describes it; an unknown value is nil.
package struct FlownFlight: Equatable, Sendable {
    package let address: AircraftAddress
    package var callSign: String?

    /// When the aircraft was first and last heard.
    package var firstSeen: Date?
    package var lastSeen: Date?

    /// The codes of ICAO of the airports where it probably took off and landed.
    package var departure: String?
    package var arrival: String?
}

extension FlownFlight {
    /// Reads an element of `flights/…`; nil without an address.
    ///
    /// Keys may be absent, null, or begin with a capital letter.
    ///
    /// Source: https://openskynetwork.github.io/opensky-api/rest.html
    init?(json: inout JSONReader) {
        var address: AircraftAddress?
        var flight = FlownFlight(address: AircraftAddress(icao: 0))
        json.object { key, json in
            switch key {
            case "icao24": address = json.text().flatMap { AircraftAddress($0) }
            case "callsign": flight.callSign = AircraftValues.name(json.text())
            case "firstSeen": flight.firstSeen = AircraftValues.time(json.number())
            case "lastSeen": flight.lastSeen = AircraftValues.time(json.number())
            case "estDepartureAirport", "EstDepartureAirport":
                flight.departure = AircraftValues.name(json.text())
            case "estArrivalAirport", "EstArrivalAirport":
                flight.arrival = AircraftValues.name(json.text())
            default: break
            }
        }
        guard let address else { return nil }
        self.init(
            address: address, callSign: flight.callSign, firstSeen: flight.firstSeen,
            lastSeen: flight.lastSeen, departure: flight.departure, arrival: flight.arrival)
    }
}

extension Resource where Value == Records<FlownFlight> {
    /// OpenSky's `flights/aircraft`, `flights/arrival` or `flights/departure`.
    package static func flownFlights(at endpoint: Endpoint, freshness: Duration? = nil) -> Self {
        .records(of: endpoint, called: "flights", freshness: freshness) { FlownFlight(json: &$0) }
    }
}
