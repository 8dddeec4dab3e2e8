package import Geodesy
import SectionKit

/// A place as a person gives it: a position, or the name or code of an airport, or a city.
package enum PlaceText: Equatable, Sendable {
    case coordinate(Coordinate)
    case name(String)

    /// Reads a place; nil for a position that is out of range, and for a text without a letter or
    /// digit.
    package init?(_ text: String) {
        if CoordinateText.isPosition(text) {
            guard let coordinate = CoordinateText.coordinate(text) else { return nil }
            self = .coordinate(coordinate)
        } else {
            guard let search = AirportSearch(text) else { return nil }
            self = .name(search.text)
        }
    }

    /// Returns the place; a city is that of its main airport, if one is near it.
    package func place(in airports: AirportDirectory) throws(UnknownPlace) -> Place {
        switch self {
        case .coordinate(let coordinate):
            return Place(coordinate, name: coordinate.formatted)
        case .name(let name):
            guard let search = AirportSearch(name) else { throw .notFound(name, nearest: nil) }
            return try search.place(in: airports)
        }
    }
}

extension AirportSearch {
    /// Returns what the text most likely means that has a position.
    fileprivate func place(in airports: AirportDirectory) throws(UnknownPlace) -> Place {
        let found = PlaceReadings(self, in: airports)
        for reading in found.readings {
            guard let position = PlaceReadings.position(of: reading) else { continue }
            let choice = found.choice(of: reading)
            switch reading {
            case .airport(let airport), .partOfName(let airport), .city(_, let airport?):
                return Place(
                    position, name: airport.nameWithCode, airport: airport, choice: choice)
            case .city(let city, nil):
                return Place(position, name: city.name, choice: choice)
            }
        }
        if case .airport(let first)? = found.readings.first {
            throw .noPosition(first.nameWithCode)
        }
        if case .partOfName(let first)? = found.readings.first {
            throw .noPosition(first.nameWithCode)
        }
        throw .notFound(text, nearest: guess(in: airports))
    }
}

extension Airport {
    /// The name and the best-known code, such as "London Heathrow Airport (LHR)".
    package var nameWithCode: String { "\(name) (\(code))" }
}

/// What a text can mean as a place, the most likely first.
struct PlaceReadings {
    /// One meaning of a text.
    enum Reading: Equatable {
        /// The airport with the code or with all of the name.
        case airport(Airport)

        /// A city, with its main airport if that is known.
        case city(City, Airport?)

        /// An airport with the words in its name or city, or in its other names.
        case partOfName(Airport)
    }

    let readings: [Reading]
    private let text: String
    private let countries: (String) -> String

    /// Finds the meanings among airports and cities.
    ///
    /// A code in capitals or with a digit is first a code; in small letters, first the name of a
    /// city or an airport. A city goes before a part of another name.
    init(_ search: AirportSearch, in airports: AirportDirectory) {
        text = search.text
        countries = { airports.countryName($0) }
        if search.isIdent {
            readings = search.coded(in: airports).map(Reading.airport)
            return
        }
        let coded = search.coded(in: airports).map(Reading.airport)
        let named = search.candidates(in: airports)
        let called = search.called(in: named).map(Reading.airport)
        let cities = airports.cities.cities(called: text).map { city in
            Reading.city(city, city.airport.flatMap(airports.airport(ident:)))
        }
        let names = called + cities
        let all = search.isCode ? coded + names : names + coded
        // What has only a part of the code in its name is not meant by it.
        let parts =
            search.isCode && !coded.isEmpty || coded.isEmpty == false && names.isEmpty
            ? [] : search.partlyCalled(in: named).map(Reading.partOfName)
        readings = all + parts
    }

    /// Where a reading is; nil if that is not known.
    static func position(of reading: Reading) -> Coordinate? {
        switch reading {
        case .airport(let airport), .partOfName(let airport): airport.position
        case .city(let city, let airport): airport?.position ?? city.coordinate
        }
    }

    /// A sentence that says which meaning is taken, and what else the text can mean; nil if there is
    /// no other.
    func choice(of chosen: Reading) -> String? {
        var airports = [airport(of: chosen)?.ident].compactMap(\.self)
        var others: [String] = []
        for reading in readings where reading != chosen {
            if case .city(let city, _) = reading {
                others.append(words(city))
                continue
            }
            guard let airport = airport(of: reading), !airports.contains(airport.ident) else {
                continue
            }
            airports.append(airport.ident)
            others.append(airport.nameWithCode)
        }
        guard !others.isEmpty else { return nil }
        let shown = others.count > Self.most + 1 ? Self.most : others.count
        let rest = others.count - shown
        let names = Array(others.prefix(shown)) + (rest > 0 ? ["\(rest.grouped) others"] : [])
        return "“\(text)” is taken for \(words(chosen)); it could also be"
            + " \(names.listed(by: "or"))."
    }

    /// The most meanings that are named.
    private static let most = 3

    private func airport(of reading: Reading) -> Airport? {
        switch reading {
        case .airport(let airport), .partOfName(let airport): airport
        case .city(_, let airport): airport
        }
    }

    private func words(_ reading: Reading) -> String {
        switch reading {
        case .airport(let airport), .partOfName(let airport): airport.nameWithCode
        case .city(let city, let airport?): "\(airport.nameWithCode) of \(words(city))"
        case .city(let city, nil): words(city)
        }
    }

    private func words(_ city: City) -> String { "\(city.name) (\(countries(city.countryCode)))" }
}
