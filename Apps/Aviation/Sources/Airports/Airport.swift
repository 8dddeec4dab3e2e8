package import Geodesy

/// An airport.
///
/// It is a reference to an element of a list; its properties are read from the list.
package struct Airport: Sendable {
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

    /// A table of airports with their countries, shared by all of its airports.
    final class List: Sendable {
        let entities: AirportEntities
        let countries: Countries

        init(_ entities: AirportEntities, _ countries: Countries) {
            self.entities = entities
            self.countries = countries
        }
    }

    private let list: List
    private let index: Int

    /// Returns all airports of a table.
    package static func all(_ entities: AirportEntities, countries: Countries) -> AirportDirectory {
        AirportDirectory(entities, countries: countries)
    }

    init(list: List, index: Int) {
        self.list = list
        self.index = index
    }

    private func text(_ text: AirportEntities.Text) -> String? {
        list.entities.text(text, at: index)
    }
}

extension Airport {
    /// The code of OurAirports, which every airport has.
    package var ident: String { text(.ident) ?? "" }

    /// The IATA code, with three letters, such as `LAX`.
    package var iata: String? { text(.iata) }

    /// The ICAO code, with four letters, such as `KLAX`.
    package var icao: String? { text(.icao) }

    /// The code from the country's authority.
    package var local: String? { text(.local) }

    package var name: String { text(.name) ?? "" }

    package var city: String? { text(.municipality) }

    /// The code of the country (ISO 3166-1).
    package var countryCode: String? { text(.country) }

    package var country: Country? { countryCode.map { list.countries[$0] } }

    /// The region's code (ISO 3166-2), such as `US-CA`.
    package var region: String? { text(.region) }

    package var kind: Kind? { text(.type).flatMap(Kind.init(word:)) }

    /// The elevation above mean sea level, in feet.
    package var elevation: Int? { list.entities.elevation(at: index) }

    /// The length of all open runways, in feet.
    package var runwayLength: Int? { list.entities.runwayLength(at: index) }

    package var position: Coordinate? {
        list.entities.position(at: index).flatMap {
            Coordinate(latitude: $0.latitude, longitude: $0.longitude)
        }
    }

    /// The latitude in degrees, which takes less time to read than the position.
    package var latitude: Double? { list.entities.latitude(at: index) }

    /// Whether the airport has scheduled airline service.
    package var isScheduled: Bool { list.entities.isScheduled(at: index) }

    /// Other names, separated by commas.
    package var keywords: String? { text(.keywords) }

    /// The words that find this airport, and no other: the code of OurAirports, marked if another
    /// airport may have the same code of IATA or ICAO.
    package var lookup: String {
        let ident = ident
        let isUsual = ident == icao || ident == iata
        let isOwn = icao == nil && ident.contains(where: \.isNumber)
        return isUsual || isOwn ? ident : AirportSearch.identMark + ident
    }

    /// The best-known code: that of IATA, else of ICAO, else of OurAirports.
    package var code: String { iata ?? icao ?? ident }
}

extension Airport: Equatable {
    /// Whether two airports are the same in their table and have the same country.
    package static func == (one: Airport, other: Airport) -> Bool {
        if one.list === other.list { return one.index == other.index }
        return one.list.entities[one.index] == other.list.entities[other.index]
            && one.country == other.country
    }
}

extension Airport {
    /// A number that is higher for a larger airport: by type, then scheduled service, then the
    /// length of its runways; nil if its type is unknown.
    package var size: Int? {
        kind.map { kind in
            let rank = kind.rank * 2 + (isScheduled ? 1 : 0)
            return rank * 1_000_000 + min(runwayLength ?? 0, 999_999)
        }
    }

    /// Returns the distance from a place over the ellipsoid, in metres; nil without a position.
    package func distance(from place: Coordinate) -> Double? {
        position.map(place.distance)
    }

    /// Returns the direction from a place, in degrees clockwise from true north; nil without a
    /// position, and at the place itself.
    package func bearing(from place: Coordinate) -> Double? {
        guard let position, position != place else { return nil }
        return Geodesic(from: place, to: position).initialBearing
    }

    /// Returns whether the airport is within a distance of a place, in metres.
    package func isWithin(_ radius: Double, of place: Coordinate) -> Bool {
        position?.isWithin(radius, of: place) ?? false
    }
}

extension Airport.Kind {
    /// The rank by size, higher for larger kinds.
    fileprivate var rank: Int {
        Self.allCases.count - (Self.allCases.firstIndex(of: self) ?? Self.allCases.count)
    }
}
