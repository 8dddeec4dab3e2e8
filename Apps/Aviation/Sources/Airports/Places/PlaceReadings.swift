import Geodesy
import SectionKit

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
