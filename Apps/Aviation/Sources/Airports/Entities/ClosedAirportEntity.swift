package import Networking

/// An airport that has closed, or a city with several airports, which logs name by its code.
package struct ClosedAirportEntity: Equatable, Sendable {
    package var code: String

    /// The code of IATA that it had; nil if the code by which it is found is that.
    package var iata: String?

    package var icao: String?

    /// `closed` or `city`; `airport` if only its code was replaced.
    package var type: String?

    package var name: String
    package var city: String?
    package var country: String?
    package var latitude: Double?
    package var longitude: Double?
    package var zone: String?

    /// The codes of the airports of a city, the main one first (IATA's metropolitan areas).
    package var airports: [String] = []

    package init(code: String, name: String) {
        self.code = code
        self.name = name
    }
}

extension Resource where Value == KeyedTable<ClosedAirportEntity> {
    /// The table of closed airports and of codes of cities.
    package static var closedAirports: Self {
        .keyedCSV(of: .closedAirports, called: "closed airports") { header in
            let code = header.column("code")
            let iata = header.column(ifPresent: "iata")
            let icao = header.column("icao")
            let type = header.column("type")
            let name = header.column("name")
            let city = header.column("city")
            let country = header.column("country")
            let latitude = header.column("latitude_deg")
            let longitude = header.column("longitude_deg")
            let zone = header.column("zone")
            let airports = header.column(ifPresent: "airports")
            return { row in
                guard let code = row.text(code), let name = row.text(name) else { return nil }
                var airport = ClosedAirportEntity(code: code, name: name)
                airport.iata = row.text(iata)
                airport.icao = row.text(icao)
                airport.type = row.text(type)
                airport.city = row.text(city)
                airport.country = row.text(country)
                airport.latitude = row.decimal(latitude)
                airport.longitude = row.decimal(longitude)
                airport.zone = row.text(zone)
                airport.airports =
                    row.text(airports)?.split(separator: " ").map(String.init) ?? []
                return airport
            }
        }
    }
}

extension Endpoint {
    package static let closedAirports = Endpoint("/closed-airports.csv")
}

/// A code that meant another airport before a day.
package struct AirportChangeEntity: Equatable, Sendable {
    package let code: String

    /// The first day on which it meant the airport of today, in ISO 8601.
    package let until: String

    /// The code by which the former airport is found.
    package let airport: String

    package init(code: String, until: String, airport: String) {
        self.code = code
        self.until = until
        self.airport = airport
    }
}

extension Resource where Value == KeyedTable<AirportChangeEntity> {
    /// The table of codes that meant another airport, with the columns `code`, `until` and `airport`.
    package static var airportChanges: Self {
        .keyedCSV(of: .airportChanges, called: "former codes of airports") { header in
            let code = header.column("code")
            let until = header.column("until")
            let airport = header.column("airport")
            return { row in
                guard let code = row.text(code), let until = row.text(until),
                    let airport = row.text(airport)
                else { return nil }
                return AirportChangeEntity(code: code, until: until, airport: airport)
            }
        }
    }
}

extension Endpoint {
    package static let airportChanges = Endpoint("/airport-changes.csv")
}
