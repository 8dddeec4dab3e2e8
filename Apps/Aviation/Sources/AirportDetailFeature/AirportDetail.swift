import Airports

/// An airport with its region, time zone, links and runways.
struct AirportDetail: Equatable, Sendable {
    let airport: Airport

    /// The name of its region, such as California.
    let region: String?

    /// The name of its time zone in the IANA database, such as `America/Los_Angeles`.
    let zone: String?

    /// Whether the zone is that of another airport, the nearest in the country.
    let isZoneApproximate: Bool

    let homePage: String?
    let wikipedia: String?

    /// The open runways, the longest first, then the closed ones.
    let runways: [Runway]

    /// The warnings about missing or unreadable data, in plain sentences.
    let warnings: [String]

    /// Converts the entities to the domain.
    init(_ airport: Airport, _ entity: AirportDetailEntity, warnings: [String] = []) {
        self.airport = airport
        region = entity.region
        zone = entity.zone?.zone
        isZoneApproximate = entity.zone?.isApproximate ?? false
        homePage = entity.links?.home
        wikipedia = entity.links?.wikipedia.map { article in
            article.contains("://") ? article : "https://en.wikipedia.org/wiki/\(article)"
        }
        runways = entity.runways.map(Runway.init).sorted { one, other in
            if one.isClosed != other.isClosed { return !one.isClosed }
            return (one.length ?? 0, other.name ?? "") > (other.length ?? 0, one.name ?? "")
        }
        self.warnings = warnings + entity.warnings
    }
}
