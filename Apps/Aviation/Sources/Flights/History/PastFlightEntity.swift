import Networking
import SectionEssentials

/// A flight in the past, as OpenSky's `flights/aircraft` describes it; an unknown value is nil.
///
/// Source: https://openskynetwork.github.io/opensky-api/rest.html
struct PastFlightEntity: Equatable {
    var address: AircraftAddress?
    var callSign: String?
    var firstSeen: Date?
    var lastSeen: Date?

    /// The codes of ICAO of the airports that OpenSky estimated.
    var departure: String?
    var arrival: String?

    /// Reads an element of the list, whose keys may be absent, null, or begin with a capital letter.
    init(json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "icao24": address = json.text().flatMap { AircraftAddress($0) }
            case "callsign": callSign = AircraftValues.name(json.text())
            case "firstSeen": firstSeen = AircraftValues.time(json.number())
            case "lastSeen": lastSeen = AircraftValues.time(json.number())
            case "estDepartureAirport", "EstDepartureAirport":
                departure = AircraftValues.name(json.text())
            case "estArrivalAirport", "EstArrivalAirport":
                arrival = AircraftValues.name(json.text())
            default: break
            }
        }
    }

    /// The flight; nil without an address, or without times in their order.
    var flight: PastFlight? {
        guard let address, let firstSeen, let lastSeen, firstSeen <= lastSeen else { return nil }
        return PastFlight(
            address: address, callSign: callSign, firstSeen: firstSeen, lastSeen: lastSeen,
            departure: departure, arrival: arrival)
    }
}

extension Resource where Value == Records<PastFlight> {
    /// OpenSky's `flights/aircraft`, which changes once a night.
    static func pastFlights(at endpoint: Endpoint) -> Self {
        .records(of: endpoint, called: "flights", freshness: .seconds(6 * 3_600)) {
            PastFlightEntity(json: &$0).flight
        }
    }
}
