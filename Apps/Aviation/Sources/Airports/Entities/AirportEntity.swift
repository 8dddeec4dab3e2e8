package import Networking

/// An airport as OurAirports describes it; a missing value is nil.
package struct AirportEntity: Equatable, Sendable {
    package var ident: String
    package var type: String?
    package var name: String
    package var latitude: Double?
    package var longitude: Double?
    package var elevation: Int?
    package var country: String?
    package var region: String?
    package var municipality: String?
    package var isScheduled = false
    package var icao: String?
    package var iata: String?
    package var local: String?
    package var keywords: String?

    /// The length of all open runways, in feet; only the embedded table has it.
    package var runwayLength: Int?

    package init(ident: String, name: String) {
        self.ident = ident
        self.name = name
    }
}

/// The airports of a table.
package struct AirportTable: Sendable {
    package var airports = AirportEntities()

    /// The number of rows that could not be read.
    package var dropped = 0
}

extension Resource<AirportTable> {
    /// The table of airports, with the columns of OurAirports' `airports.csv`; elevations in feet.
    package static var airports: Self { .airports() }

    /// The table of airports, for one that lacks the lengths of runways with those that are known,
    /// by ident.
    package static func airports(runwayLengths: [String: Int] = [:]) -> Self {
        .csv(of: .airports, called: "airports", into: AirportTable()) { header in
            let ident = header.column("ident")
            let type = header.column("type")
            let name = header.column("name")
            let latitude = header.column("latitude_deg")
            let longitude = header.column("longitude_deg")
            let elevation = header.column("elevation_ft")
            let country = header.column("iso_country")
            let region = header.column("iso_region")
            let municipality = header.column("municipality")
            let scheduled = header.column("scheduled_service")
            let icao = header.column("icao_code")
            let iata = header.column("iata_code")
            let local = header.column(ifPresent: "local_code")
            let keywords = header.column(ifPresent: "keywords")
            let runways = header.column(ifPresent: "runways_ft")
            return { row in
                guard let ident = row.text(ident), let name = row.text(name) else { return nil }
                var airport = AirportEntity(ident: ident, name: name)
                airport.type = row.text(type)
                airport.latitude = row.decimal(latitude)
                airport.longitude = row.decimal(longitude)
                airport.elevation = row.integer(elevation)
                airport.country = row.text(country)
                airport.region = row.text(region)
                airport.municipality = row.text(municipality)
                airport.isScheduled = row.has("yes", in: scheduled)
                airport.icao = row.text(icao)
                airport.iata = row.text(iata)
                airport.local = row.text(local)
                airport.keywords = row.text(keywords)
                airport.runwayLength = row.integer(runways) ?? runwayLengths[ident]
                return airport
            }
        } add: { (table, airport: consuming AirportEntity?) in
            if let airport { table.airports.append(airport) } else { table.dropped += 1 }
        }
    }
}

extension Endpoint {
    package static let airports = Endpoint("/airports.csv")
}
