import Airports
import SectionKit

/// What somebody calls an airport: a code, or words of its name or city.
struct AirportSearch: Equatable, Sendable {
    /// What was given, without the white space around it.
    var text: String { terms.text }

    private let terms: SearchTerms

    /// Takes the words; nil where there is neither a letter nor a digit.
    init?(_ text: String) {
        guard let terms = SearchTerms(text) else { return nil }
        self.terms = terms
    }

    /// The airports that can be meant, the largest first.
    ///
    /// A code wins over a name: first the one that an airport is best known by, IATA's as a rule,
    /// then ICAO's, OurAirports' and that of the country. Then comes a whole name, then words that
    /// begin words of the name and the city, and last those of further names.
    func matches(in airports: [Airport]) -> [Airport] {
        let code = text.uppercased()
        let codes: [(Airport) -> String?] = [\.code, \.icao, \.ident, \.local]
        for of in codes {
            let found = airports.filter { of($0) == code }
            if !found.isEmpty { return AirportSort.size.sorted(found) }
        }
        let name = text.folded
        let readings: [(Airport) -> Bool] = [
            { $0.name.folded == name },
            { terms.match(SearchText([$0.name, $0.city])) },
            { terms.match(SearchText([$0.name, $0.city, $0.keywords])) },
        ]
        for reading in readings {
            let found = airports.filter(reading)
            if !found.isEmpty { return AirportSort.size.sorted(found) }
        }
        return []
    }

    /// A city, a name or a word of one that comes near, where nothing matches.
    func guess(in airports: [Airport]) -> String? {
        let scheduled = airports.filter(\.isScheduled)
        let names = scheduled.map(\.name)
        let words = names.flatMap { $0.split(separator: " ").map(String.init) }
        return text.nearest(in: Set(scheduled.compactMap(\.city)).sorted())
            ?? text.nearest(in: names)
            ?? text.nearest(in: Set(words.filter { $0.count > 3 }).sorted())
    }
}
