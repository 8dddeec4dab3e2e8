package import SectionKit

/// An airport, with what its source says turned into what it means.
package struct Airport: Equatable, Sendable {
    /// What kind of airport it is, the largest first.
    package enum Kind: String, CaseIterable, Sendable {
        case large, medium, small, seaplane, heliport, balloonport, closed

        /// Reads OurAirports' word, such as `large_airport`.
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

    /// OurAirports' own code, which every airport has.
    package let ident: String

    /// The IATA code, three letters, such as `LAX`.
    package let iata: String?

    /// The ICAO code, four letters, such as `KLAX`.
    package let icao: String?

    /// The code that the country's authority gave it.
    package let local: String?

    package let name: String
    package let city: String?
    package let country: Country?

    /// The region's code (ISO 3166-2), such as `US-CA`.
    package let region: String?

    package let kind: Kind?

    /// Above mean sea level, in feet.
    package let elevation: Int?

    /// Where it is.
    package let position: Coordinate?

    /// Whether airlines fly there by a timetable.
    package let isScheduled: Bool

    /// Further names, with commas between them.
    package let keywords: String?

    /// The code it is best known by: IATA's, else ICAO's, else OurAirports'.
    package var code: String { iata ?? icao ?? ident }

    /// Takes the meaning out of what the source says.
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
