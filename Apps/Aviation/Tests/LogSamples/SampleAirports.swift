import Geodesy
package import Logbook
import SectionEssentials
import SectionKit

/// Knows five airports, with their zones by rules, so that no file of the machine is read.
package struct SampleAirports: LogAirportsInput {
    package init() {}

    package func airports(_ codes: Set<String>) async -> FoundAirports {
        FoundAirports(
            Dictionary(
                uniqueKeysWithValues: Self.all.filter { codes.contains($0.code) }
                    .map { ($0.code, $0) }))
    }

    private static let all = [
        airport("FRA", "EDDF", "Frankfurt Airport", "Frankfurt am Main", "DE", 50.030, 8.561),
        airport("BER", "EDDB", "Berlin Brandenburg Airport", "Berlin", "DE", 52.362, 13.501),
        airport(
            "TXL", "EDDT", "Berlin Tegel Airport", "Berlin", "DE", 52.560, 13.288,
            origin: .closed),
        airport("LHR", "EGLL", "London Heathrow Airport", "London", "GB", 51.471, -0.453),
        airport("JFK", "KJFK", "Kennedy Airport", "New York", "US", 40.639, -73.779),
    ]

    private static let zones: [String: (name: String, rule: String)] = [
        "DE": ("Europe/Berlin", "CET-1CEST,M3.5.0,M10.5.0/3"),
        "GB": ("Europe/London", "GMT0BST,M3.5.0/1,M10.5.0"),
        "US": ("America/New_York", "EST5EDT,M3.2.0,M11.1.0"),
    ]

    private static func airport(
        _ code: String, _ icao: String, _ name: String, _ city: String, _ country: String,
        _ latitude: Double, _ longitude: Double, origin: LogAirport.Origin = .embedded
    ) -> LogAirport {
        var airport = LogAirport(code: code, name: name, origin: origin)
        (airport.iata, airport.icao, airport.city) = (code, icao, city)
        (airport.countryCode, airport.country) = (country, country)
        airport.position = Coordinate(latitude: latitude, longitude: longitude)
        airport.zone = zones[country].flatMap { zone in
            ZoneRules(rule: zone.rule).map { DisplayZone(name: zone.name, rules: $0) }
        }
        return airport
    }
}
