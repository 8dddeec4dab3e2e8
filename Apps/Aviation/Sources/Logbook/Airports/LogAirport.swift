package import Airports
package import Geodesy
package import SectionKit

/// An airport of a log, with who said what is known of it.
package struct LogAirport: Equatable, Sendable {
    /// Who describes an airport; earlier ones come first.
    package enum Origin: String, CaseIterable, Sendable {
        /// The person's own airports.
        case own

        /// The table of airports in the program.
        case embedded

        /// The table of closed airports and of codes of cities in the program.
        case closed

        /// The whole table of OurAirports, once it has been fetched.
        case fetched
    }

    /// What a code names.
    package enum Kind: String, CaseIterable, Sendable {
        case airport, closed, city
    }

    /// The best-known code, such as `LHR`.
    package var code: String

    package var iata: String?
    package var icao: String?
    package var name: String
    package var kind = Kind.airport
    package var city: String?

    /// The code of the country (ISO 3166-1).
    package var countryCode: String?

    package var country: String?

    /// The codes and all names of the country.
    package private(set) var countryNames: [String] = []

    package var continent: Country.Continent?
    package var position: Coordinate?

    /// The zone of its clocks; nil if it is unknown.
    package var zone: DisplayZone?

    package var origin: Origin

    /// The codes of the airports of a city, the main one first; empty for an airport.
    package var airports: [String] = []

    package init(code: String, name: String, origin: Origin) {
        self.code = code
        self.name = name
        self.origin = origin
    }

    /// The city with its country; nil if it is unknown.
    package var cityKey: String? { city.map { "\($0.folded)|\(countryCode ?? "")" } }
}

extension LogAirport {
    /// Takes an airport of a table of OurAirports.
    init(_ airport: Airport, zone: DisplayZone?, origin: Origin) {
        self.init(code: airport.code, name: airport.name, origin: origin)
        iata = airport.iata
        icao = airport.icao
        kind = airport.kind == .closed ? .closed : .airport
        city = airport.city
        setCountry(airport.country)
        position = airport.position
        self.zone = zone
    }

    mutating func setCountry(_ country: Country?) {
        countryCode = country?.code
        self.country = country?.name
        countryNames = country.map { [$0.name] + $0.aliases } ?? []
        continent = country?.continent
    }
}
