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

    /// Returns the airports that match, those that are meant most likely first.
    ///
    /// After `ident:`, only the code of OurAirports is meant. A code in capitals goes before a name:
    /// first the best-known code of an airport, which usually is from IATA, then the codes of ICAO,
    /// OurAirports and the country. Then come a whole name, a city with its main airport first,
    /// beginnings of words of the name and the city, and last those of other names.
    package func matches(in airports: AirportDirectory) -> [Airport] {
        matches(in: airports, airports.cities.cities(called: text))
    }

    private func matches(in airports: AirportDirectory, _ cities: [City]) -> [Airport] {
        let coded = coded(in: airports)
        if isIdent { return coded }
        let named = candidates(in: airports)
        let called = called(in: named)
        if !coded.isEmpty, isCode || called.isEmpty && cities.isEmpty { return coded }
        if !called.isEmpty { return called }
        guard let city = cities.first else { return partlyCalled(in: named) }
        return distinct(airports.airports(serving: city) + partlyCalled(in: named) + coded)
    }

    /// Returns the airports that a person means by the text, those that are meant most likely first.
    ///
    /// They are its matches; but if it is the name of a city, in any language, they are the airports of
    /// that city and of others with the name, without those that have only a part of it in theirs. A
    /// part of a city, such as Tegel, is none.
    package func meant(in airports: AirportDirectory) -> [Airport] {
        let cities = cities(in: airports)
        let matches = matches(in: airports, cities)
        if cities.isEmpty || isCode && !coded(in: airports).isEmpty { return matches }
        let own = Set(cities.flatMap { airports.airports(serving: $0) }.map(\.ident))
        let name = text.folded
        return matches.filter {
            own.contains($0.ident) || [$0.city?.folded, $0.name.folded].contains(name)
        }
    }

    /// Whether a city is called so.
    package func isCity(in airports: AirportDirectory) -> Bool { !cities(in: airports).isEmpty }

    /// The city that is meant most likely; nil if none is called so.
    package func city(in airports: AirportDirectory) -> City? { cities(in: airports).first }

    private func cities(in airports: AirportDirectory) -> [City] {
        airports.cities.cities(called: text).filter { !$0.isPart }
    }

    private func distinct(_ airports: [Airport]) -> [Airport] {
        var idents: Set<String> = []
        return airports.filter { idents.insert($0.ident).inserted }
    }

    /// Whether only a code of OurAirports is meant.
    var isIdent: Bool { text.hasPrefix(Self.identMark) }

    /// Whether it is written as codes are: in capitals, or with digits.
    var isCode: Bool { !text.contains(" ") && text == text.uppercased() }

    /// The airports with the code, the largest first.
    func coded(in airports: AirportDirectory) -> [Airport] {
        let code = text.uppercased()
        if isIdent {
            let ident = String(code.dropFirst(Self.identMark.count))
            return [airports.airport(ident: ident)].compactMap(\.self)
        }
        let coded = airports.candidates(forCode: code)
        let codes: [(Airport) -> String?] = [\.code, \.icao, \.ident, \.local]
        for of in codes {
            let found = coded.filter { of($0) == code }
            if !found.isEmpty { return AirportSort.size.sorted(found) }
        }
        return []
    }

    /// At least the airports that have the words in any of their fields.
    func candidates(in airports: AirportDirectory) -> [Airport] { airports.candidates(for: terms) }

    /// The candidates whose whole name it is, the largest first.
    func called(in candidates: [Airport]) -> [Airport] {
        let name = text.folded
        return AirportSort.size.sorted(candidates.filter { $0.name.folded == name })
    }

    /// The candidates that have the beginnings of words in their name and city, or else in their
    /// other names, the largest first.
    func partlyCalled(in candidates: [Airport]) -> [Airport] {
        let readings: [(Airport) -> Bool] = [
            { terms.match(SearchText([$0.name, $0.city])) },
            { terms.match(SearchText([$0.name, $0.city, $0.keywords])) },
        ]
        for reading in readings {
            let found = candidates.filter(reading)
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
