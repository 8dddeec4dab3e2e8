import Airports
import Flights
import Networking

/// The details of one airport, as the sources describe them.
struct AirportDetailEntity: Equatable, Sendable {
    var runways: [RunwayEntity] = []
    var zone: ZoneEntity?
    var links: LinksEntity?
    var region: String?

    /// The warnings about missing or unreadable data, in plain sentences.
    var warnings: [String] = []
}

/// The web links of an airport.
struct LinksEntity: Equatable, Sendable {
    var ident: String
    var home: String?

    /// The title of an article of the English Wikipedia, or a URL.
    var wikipedia: String?
}

/// A region of a country, with its code (ISO 3166-2).
struct RegionEntity: Equatable, Sendable {
    var code: String
    var name: String
}

extension Resource where Value == KeyedTable<LinksEntity> {
    /// The table of web links by airport.
    static var links: Self {
        .keyedCSV(of: .links, called: "links") { header in
            let ident = header.column("ident")
            let home = header.column("home_link")
            let wikipedia = header.column("wikipedia")
            return { row in
                row.text(ident).map {
                    LinksEntity(ident: $0, home: row.text(home), wikipedia: row.text(wikipedia))
                }
            }
        }
    }
}

extension Resource where Value == KeyedTable<RegionEntity> {
    /// The table of regions.
    static var regions: Self {
        .keyedCSV(of: .regions, called: "regions") { header in
            let code = header.column("code")
            let name = header.column("name")
            return { row in
                guard let code = row.text(code), let name = row.text(name) else { return nil }
                return RegionEntity(code: code, name: name)
            }
        }
    }
}

extension Endpoint {
    static let links = Endpoint("/links.csv")
    static let regions = Endpoint("/regions.csv")
}
