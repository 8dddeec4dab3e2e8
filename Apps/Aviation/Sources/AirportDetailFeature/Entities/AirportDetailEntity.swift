import Networking

/// What belongs to one airport, as the sources describe it.
struct AirportDetailEntity: Equatable, Sendable {
    var runways: [RunwayEntity] = []
    var zone: ZoneEntity?
    var links: LinksEntity?
    var region: String?

    /// What could not be had or read, in plain sentences.
    var warnings: [String] = []
}

/// The time zone of an airport.
struct ZoneEntity: Equatable, Sendable {
    var ident: String
    var zone: String

    /// Whether it is that of another airport nearby.
    var isApproximate: Bool
}

/// An airport's addresses on the web.
struct LinksEntity: Equatable, Sendable {
    var ident: String
    var home: String?

    /// An article of the English Wikipedia by its title, or an address.
    var wikipedia: String?
}

/// A region of a country by its code (ISO 3166-2).
struct RegionEntity: Equatable, Sendable {
    var code: String
    var name: String
}

extension Resource where Value == Records<ZoneEntity> {
    /// The table of time zones by airport.
    static var zones: Self {
        .csv(of: .zones, called: "time zones") { header in
            let ident = header.column("ident")
            let zone = header.column("zone")
            let approximate = header.column("approximate")
            return { row in
                guard let ident = row.text(ident), let zone = row.text(zone) else { return nil }
                let isApproximate = row.has("yes", in: approximate)
                return ZoneEntity(ident: ident, zone: zone, isApproximate: isApproximate)
            }
        }
    }
}

extension Resource where Value == Records<LinksEntity> {
    /// The table of addresses by airport.
    static var links: Self {
        .csv(of: .links, called: "links") { header in
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

extension Resource where Value == Records<RegionEntity> {
    /// The table of regions.
    static var regions: Self {
        .csv(of: .regions, called: "regions") { header in
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
    static let zones = Endpoint("/zones.csv")
    static let links = Endpoint("/links.csv")
    static let regions = Endpoint("/regions.csv")
}
