package import Networking
package import SectionKit

/// The codes, names and cities of airports, which complete the options that take one.
package enum AirportVocabulary {
    package static let name = "airports"

    /// Returns the words of the airports whose codes, name or city begin with a text: the largest
    /// first, and codes before names; without a text, the codes of the large airports.
    package static func words(
        _ request: any BaseRequestInput, beginningWith typed: String
    ) async -> [SuggestedWord] {
        guard let table = try? await request.value(of: .airports) else { return [] }
        let all = AirportDirectory(table.airports)
        let terms = SearchTerms(typed)
        let found = terms.map(all.candidates) ?? all.filter { $0.kind == .large }
        let start = typed.folded
        var (codes, names): ([SuggestedWord], [SuggestedWord]) = ([], [])
        for airport in AirportSort.size.sorted(found) {
            let (name, city) = (airport.name, airport.city)
            let known =
                terms == nil ? [airport.code] : [airport.iata, airport.icao].compactMap(\.self)
            codes += known.filter { $0.folded.hasPrefix(start) }.map {
                SuggestedWord($0, meaning: [name, city].compactMap(\.self).listed(by: "·"))
            }
            guard terms != nil else { continue }
            names += [name, city].compactMap(\.self).filter { $0.folded.hasPrefix(start) }
                .map { SuggestedWord($0, meaning: airport.code) }
        }
        // A code that is typed whole comes first, and those of IATA before those of ICAO.
        return codes.filter { $0.word.count < 4 } + codes.filter { $0.word.count > 3 } + names
    }
}

/// The names and codes of countries, which complete the options that take some.
package enum CountryVocabulary {
    package static let name = "countries"

    /// Returns the names of all countries, and the codes that begin with a text.
    package static func words(
        _ request: any BaseRequestInput, beginningWith typed: String
    ) async -> [SuggestedWord] {
        guard let table = try? await request.value(of: .countries) else { return [] }
        let countries = table.records.map(Country.init)
        let names = countries.map { SuggestedWord($0.name, meaning: $0.code) }
        return typed.isEmpty
            ? names : countries.map { SuggestedWord($0.code, meaning: $0.name) } + names
    }
}
