package import Networking

/// An airport that has closed, or a city with several airports, which logs name by its code.
package struct ClosedAirportEntity: Equatable, Sendable {
    package var code: String
    package var icao: String?

    /// `closed` or `city`; `airport` if only its code was replaced.
    package var type: String?

    package var name: String
    package var city: String?
    package var country: String?
    package var latitude: Double?
    package var longitude: Double?
    package var zone: String?

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
            let icao = header.column("icao")
            let type = header.column("type")
            let name = header.column("name")
            let city = header.column("city")
            let country = header.column("country")
            let latitude = header.column("latitude_deg")
            let longitude = header.column("longitude_deg")
            let zone = header.column("zone")
            return { row in
                guard let code = row.text(code), let name = row.text(name) else { return nil }
                var airport = ClosedAirportEntity(code: code, name: name)
                airport.icao = row.text(icao)
                airport.type = row.text(type)
                airport.city = row.text(city)
                airport.country = row.text(country)
                airport.latitude = row.decimal(latitude)
                airport.longitude = row.decimal(longitude)
                airport.zone = row.text(zone)
                return airport
            }
        }
    }
}

extension Endpoint {
    package static let closedAirports = Endpoint("/closed-airports.csv")
}
