import Airports
import Geodesy
import Networking
import SectionKit

/// Finds closed airports and cities in the table in the program.
struct ClosedAirports: LogAirportsInput {
    let request: any BaseRequestInput
    let countries: any AirportsServiceInput
    let zone: @Sendable (String) -> DisplayZone?

    func airports(_ codes: Set<String>) async -> FoundAirports {
        let airports: [ClosedAirportEntity]
        do throws(RequestError) {
            airports = try await request.value(of: .closedAirports).records
        } catch {
            return FoundAirports(
                warnings: ["Closed airports are unknown: \(error.summary)."], lacksTable: true)
        }
        let names = await countries.known()
        var found = FoundAirports()
        for airport in airports {
            for code in [airport.code, airport.icao].compactMap(\.self) where codes.contains(code) {
                found.airports[code] = LogAirport(
                    airport, countries: names, zone: airport.zone.flatMap(zone))
            }
        }
        return found
    }
}

extension LogAirport {
    fileprivate init(_ airport: ClosedAirportEntity, countries: Countries, zone: DisplayZone?) {
        self.init(code: airport.code, name: airport.name, origin: .closed)
        kind = airport.type.flatMap(Kind.init) ?? .closed
        let isIATA = kind != .city && airport.code.utf8.count == 3
        let isICAO = kind != .city && airport.code.utf8.count == 4
        iata = airport.iata ?? (isIATA ? airport.code : nil)
        icao = airport.icao ?? (isICAO ? airport.code : nil)
        self.code = iata ?? airport.code
        city = airport.city
        setCountry(airport.country.map { countries[$0] })
        if let latitude = airport.latitude, let longitude = airport.longitude {
            position = Coordinate(latitude: latitude, longitude: longitude)
        }
        self.zone = zone
        airports = airport.airports
    }
}
