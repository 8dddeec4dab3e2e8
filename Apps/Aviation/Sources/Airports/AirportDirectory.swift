/// The airports of a table, each made when it is needed.
package struct AirportDirectory: RandomAccessCollection, Sendable {
    private let list: Airport.List

    /// The cities whose names are found.
    let cities: CityTable

    /// Takes the airports of a table.
    package init(
        _ entities: AirportEntities = [],
        countries: Countries = Countries([]),
        cities: CityTable = CityTable()
    ) {
        list = Airport.List(entities, countries)
        self.cities = cities
    }

    /// Takes the airports and the cities of the tables.
    package init(_ entity: AirportsEntity, countries: Countries? = nil) {
        self.init(
            entity.airports, countries: countries ?? Countries(entity.countries),
            cities: entity.cities)
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { list.entities.endIndex }

    package subscript(index: Int) -> Airport { Airport(list: list, index: index) }
}

extension AirportDirectory: Equatable {
    /// Whether both have the same airports.
    package static func == (one: AirportDirectory, other: AirportDirectory) -> Bool {
        one.list === other.list || one.elementsEqual(other)
    }
}

/// The airports among which those of a search are, which saves reading all others.
extension AirportDirectory {
    /// Returns at least the airports with a code, which is in upper case.
    func candidates(forCode code: String) -> [Airport] {
        // A code of other letters than those of ASCII may be written in several ways.
        guard let pattern = LinePattern(wordOf: code) else { return Array(self) }
        return airports { pattern.isFound(in: $0) }
    }

    /// Returns at least the airports that match the words of a search in any of their fields.
    package func candidates(for terms: SearchTerms) -> [Airport] {
        airports { terms.mayMatch(line: $0) }
    }

    /// Returns the airports with codes of IATA, ICAO or OurAirports, by those codes, in one pass over
    /// the table.
    ///
    /// A code of IATA takes precedence over one of ICAO, and that over one of OurAirports.
    package func airports(withCodes codes: Set<String>) -> [String: Airport] {
        let pattern = CodePattern(codes)
        var found: [String: (rank: Int, airport: Airport)] = [:]
        for airport in airports(where: pattern.mayBeFound) {
            for (rank, code) in [airport.iata, airport.icao, airport.ident].enumerated() {
                guard let code, codes.contains(code), rank < found[code]?.rank ?? .max else {
                    continue
                }
                found[code] = (rank, airport)
            }
        }
        return found.mapValues(\.airport)
    }

    /// Returns the airport with a code of OurAirports; nil if there is none.
    func airport(ident: String) -> Airport? {
        candidates(forCode: ident).first { $0.ident == ident }
    }

    /// Returns the airports in a city by their own words, the largest first.
    func airports(of city: City) -> [Airport] {
        guard let terms = SearchTerms(city.name) else { return [] }
        return AirportSort.size.sorted(
            candidates(for: terms).filter { airport in
                airport.countryCode == city.countryCode
                    && terms.match(SearchText([airport.name, airport.city]))
            })
    }

    /// Returns the main airport of a city, and then those in it by their own words.
    func airports(serving city: City) -> [Airport] {
        [city.airport.flatMap(airport(ident:))].compactMap(\.self) + airports(of: city)
    }

    /// The name of a country; its code if the name is not known.
    func countryName(_ code: String) -> String { list.countries[code].name }

    private func airports(where mayMatch: (UnsafeRawBufferPointer) -> Bool) -> [Airport] {
        list.entities.indices(ofLines: mayMatch).map { self[$0] }
    }
}

extension AirportDirectory: ExpressibleByArrayLiteral {
    package init(arrayLiteral entities: AirportEntity...) {
        self.init(AirportEntities(entities))
    }
}
