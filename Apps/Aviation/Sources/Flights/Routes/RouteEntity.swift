package import Geodesy
package import Networking
import SectionKit

/// The route of a call sign as a service describes it.
package struct RouteEntity: Equatable, Sendable {
    /// The airports, in the order of the flight; none if the route is not known.
    package var stops: [RouteStopEntity] = []
}

/// An airport of a route; a missing or blank value is nil.
package struct RouteStopEntity: Equatable, Sendable {
    /// The code of ICAO, else that of IATA.
    package var code: String
    package var name: String?
    package var city: String?
    package var position: Coordinate?
}

extension Resource where Value == RouteEntity {
    /// The route of a call sign in the table of the Virtual Radar Server, as adsb.lol serves it
    /// (https://github.com/adsblol/vrs-standing-data).
    package static func route(ofCallSign callSign: String) -> Self {
        .json(
            of: Endpoint("/routes/\(callSign.prefix(2))/\(callSign).json"), called: "a route",
            isObject: true
        ) { RouteEntity(routeTable: &$0) }
    }

    /// The route of a call sign (https://www.adsbdb.com, API version 0).
    package static func adsbdb(callSign: String) -> Self {
        .json(of: Endpoint("/v0/callsign/\(callSign)"), called: "a route", isObject: true) {
            RouteEntity(adsbdb: &$0)
        }
    }
}

extension RouteEntity {
    /// Reads codes joined by hyphens in `airport_codes`, with the details of `_airports`.
    init?(routeTable json: inout JSONReader) {
        var codes: [String] = []
        var details: [RouteStopEntity] = []
        let isObject = json.object { key, json in
            switch key {
            case "airport_codes":
                codes = json.string().nonBlank?.split(separator: "-").map(String.init) ?? []
            case "_airports": details = json.list { RouteStopEntity(json: &$0) } ?? []
            default: break
            }
        }
        if !isObject { return nil }
        // "unknown" is a single word.
        guard codes.count > 1 else { return }
        stops = codes.map { code in
            details.first { $0.code == code } ?? RouteStopEntity(code: code)
        }
    }

    /// Reads the origin, perhaps a stop on the way, and the destination.
    init?(adsbdb json: inout JSONReader) {
        var (origin, middle, end): (RouteStopEntity?, RouteStopEntity?, RouteStopEntity?)
        let isObject = json.object { key, json in
            guard key == "response" else { return }
            json.object { key, json in
                guard key == "flightroute" else { return }
                json.object { key, json in
                    switch key {
                    case "origin": origin = RouteStopEntity(json: &json)
                    case "midpoint": middle = RouteStopEntity(json: &json)
                    case "destination": end = RouteStopEntity(json: &json)
                    default: break
                    }
                }
            }
        }
        if !isObject { return nil }
        guard let origin, let end else { return }
        stops = [origin, middle, end].compactMap(\.self)
    }
}

extension RouteStopEntity {
    /// Reads an airport with the keys of either service.
    init?(json: inout JSONReader) {
        var (icao, iata): (String?, String?)
        var (latitude, longitude): (Double?, Double?)
        code = ""
        json.object { key, json in
            switch key {
            case "icao", "icao_code": icao = json.string().nonBlank
            case "iata", "iata_code": iata = json.string().nonBlank
            case "name": name = json.string().nonBlank
            case "location", "municipality": city = json.string().nonBlank
            case "lat", "latitude": latitude = json.lenientNumber()
            case "lon", "longitude": longitude = json.lenientNumber()
            default: break
            }
        }
        guard let known = icao ?? iata else { return nil }
        code = known
        if let latitude, let longitude {
            position = Coordinate(latitude: latitude, longitude: longitude)
        }
    }
}
