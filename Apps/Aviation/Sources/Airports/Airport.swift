package import Geodesy
package import SectionKit

/// An airport.
package struct Airport: Equatable, Sendable {
    /// The kinds of airports, the largest first.
    package enum Kind: String, CaseIterable, Sendable {
        case large, medium, small, seaplane, heliport, balloonport, closed

        /// Parses a type of OurAirports, such as `large_airport`.
        init?(word: String) {
            switch word {
            case "large_airport": self = .large
            case "medium_airport": self = .medium
            case "small_airport": self = .small
            case "seaplane_base": self = .seaplane
            case "heliport": self = .heliport
            case "balloonport": self = .balloonport
            case "closed": self = .closed
            default: return nil
            }
        }
    }

    /// The code of OurAirports, which every airport has.
    package let ident: String

    /// The IATA code, with three letters, such as `LAX`.
    package let iata: String?

    /// The ICAO code, with four letters, such as `KLAX`.
    package let icao: String?

    /// The code from the country's authority.
    package let local: String?

    package let name: String
    package let city: String?
    package let country: Country?

    /// The region's code (ISO 3166-2), such as `US-CA`.
    package let region: String?

    package let kind: Kind?

    /// The elevation above mean sea level, in feet.
    package let elevation: Int?

    package let position: Coordinate?

    /// Whether the airport has scheduled airline service.
    package let isScheduled: Bool

    /// Other names, separated by commas.
    package let keywords: String?

    /// The best-known code: that of IATA, else of ICAO, else of OurAirports.
    package var code: String { iata ?? icao ?? ident }

    /// Converts the entity to the domain.
    package init(_ entity: AirportEntity, countries: Countries) {
        ident = entity.ident
        iata = entity.iata
        icao = entity.icao
        local = entity.local
        name = entity.name
        city = entity.municipality
        country = entity.country.map { countries[$0] }
        region = entity.region
        kind = entity.type.flatMap(Kind.init(word:))
        elevation = entity.elevation
        position = entity.latitude.flatMap { latitude in
            entity.longitude.flatMap { Coordinate(latitude: latitude, longitude: $0) }
        }
        isScheduled = entity.isScheduled
        keywords = entity.keywords
    }
}
