import SectionKit

/// A search for an airport: a code, or words of its name or city.
package struct AirportSearch: Equatable, Sendable {
    /// The text of the search, trimmed.
    package var text: String { terms.text }

    private let terms: SearchTerms

    static let identMark = "ident:"

    /// Parses the words; nil if there is no letter or digit.
    package init?(_ text: String) {
        guard let terms = SearchTerms(text) else { return nil }
        self.terms = terms
    }

    /// Returns the airports that match, the largest first.
    ///
    /// After `ident:`, only the code of OurAirports is meant. Otherwise a code takes precedence
    /// over a name: first the best-known code of an airport, which usually is from IATA, then the
    /// codes of ICAO, OurAirports and the country. Then come a whole name, beginnings of words of
    /// the name and the city, and last those of other names.
    package func matches(in airports: AirportDirectory) -> [Airport] {
        let code = text.uppercased()
        if text.hasPrefix(Self.identMark) {
            let ident = String(code.dropFirst(Self.identMark.count))
            return airports.candidates(forCode: ident).filter { $0.ident == ident }
        }
        let coded = airports.candidates(forCode: code)
        let codes: [(Airport) -> String?] = [\.code, \.icao, \.ident, \.local]
        for of in codes {
            let found = coded.filter { of($0) == code }
            if !found.isEmpty { return AirportSort.size.sorted(found) }
        }
        let name = text.folded
        let named = airports.candidates(for: terms)
        let readings: [(Airport) -> Bool] = [
            { $0.name.folded == name },
            { terms.match(SearchText([$0.name, $0.city])) },
            { terms.match(SearchText([$0.name, $0.city, $0.keywords])) },
        ]
        for reading in readings {
            let found = named.filter(reading)
            if !found.isEmpty { return AirportSort.size.sorted(found) }
        }
        return []
    }

    /// Returns a similar city, name or word of a name, for a search without matches.
    package func guess(in airports: AirportDirectory) -> String? {
        let scheduled = airports.filter(\.isScheduled)
        let names = scheduled.map(\.name)
        let words = names.flatMap { $0.split(separator: " ").map(String.init) }
        return text.nearest(in: Set(scheduled.compactMap(\.city)).sorted())
            ?? text.nearest(in: names)
            ?? text.nearest(in: Set(words.filter { $0.count > 3 }).sorted())
    }
}
