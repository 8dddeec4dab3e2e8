package import SectionKit

/// The known countries, which can be found by code or by name.
package struct Countries: Equatable, Sendable {
    /// All countries, in the order of the table.
    package let all: [Country]

    private let places: [String: Int]

    /// Converts the entities to the domain.
    package init(_ entities: [CountryEntity]) {
        all = entities.map(Country.init)
        places = Dictionary(
            all.enumerated().map { ($1.code, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The country with a code; for an unknown code, a country with the code as its name.
    package subscript(code: String) -> Country {
        places[code].map { all[$0] } ?? Country(code: code)
    }

    /// Returns the countries that a text names, separated by commas, by code or by name without
    /// regard to case and accents.
    ///
    /// - Throws: ``UnknownCountry`` for the first unknown name.
    package func named(_ words: String) throws(UnknownCountry) -> [Country] {
        // A code takes precedence over a name with the same spelling.
        func known(_ name: String) -> Country? {
            let folded = name.folded
            return all.last { $0.code.isFolded(as: folded) } ?? called(name)
        }
        if let country = known(words[...].trimmed) { return [country] }
        var found: [Country] = []
        for part in words.split(separator: ",") where !part.allSatisfy(\.isWhitespace) {
            guard let country = known(part.trimmed) else {
                let names = all.flatMap { [$0.name] + $0.aliases.filter { $0.count > 3 } }
                throw UnknownCountry(
                    name: part.trimmed, nearest: part.trimmed.nearest(in: names))
            }
            if !found.contains(where: { $0.code == country.code }) { found.append(country) }
        }
        return found
    }

    /// The country with a name or an alias, ignoring case and accents; nil if there is none.
    package func called(_ name: String) -> Country? {
        // Most are spelled as in the table.
        all.last { $0.name == name } ?? called(folded: name.folded)
    }
}

extension Countries {
    private func called(folded: String) -> Country? {
        let word = LinePattern(wordOf: folded)
        return all.last { country in
            country.name.isFolded(as: folded)
                || country.mayHaveAlias(with: word)
                    && country.aliases.contains { $0.isFolded(as: folded) }
        }
    }
}

extension String {
    /// Whether the text is another one once it is folded.
    fileprivate func isFolded(as folded: String) -> Bool {
        guard utf8.allSatisfy({ $0 < 0x80 }) else { return self.folded == folded }
        return utf8.count == folded.utf8.count
            && zip(utf8, folded.utf8).allSatisfy { $0.lowerCase == $1 }
    }
}

/// The error for a name that is not that of a country.
package struct UnknownCountry: Error, Equatable, Sendable {
    package let name: String

    /// The most similar name of a country; nil if none is similar.
    package let nearest: String?

    package init(name: String, nearest: String?) {
        self.name = name
        self.nearest = nearest
    }
}

extension UnknownCountry {
    /// The message and the suggestion for a person.
    package var explanation: SectionError {
        let recovery =
            nearest.map { "Did you mean \($0.quoted)?" }
            ?? "Give a country's name or its ISO code, such as Spain or ES."
        return SectionError(message: "No country is called \(name.quoted).", recovery: recovery)
    }
}
