package import SectionKit

/// The countries that are known, to be found by whatever people call them.
package struct Countries: Equatable, Sendable {
    /// All of them, in the order of their table.
    package let all: [Country]

    private let places: [String: Int]

    /// Takes the meaning out of what the table says.
    package init(_ entities: [CountryEntity]) {
        all = entities.map(Country.init)
        places = Dictionary(
            all.enumerated().map { ($1.code, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The country of a code; one without a name where the code is not known.
    package subscript(code: String) -> Country {
        places[code].map { all[$0] } ?? Country(code: code)
    }

    /// The countries that words name: one, or several with commas between, by code or by name,
    /// whatever their case and accents.
    ///
    /// - Throws: ``UnknownCountry`` for the first that is none.
    package func named(_ words: String) throws(UnknownCountry) -> [Country] {
        var byName: [String: Int] = [:]
        for (place, country) in all.enumerated() {
            for name in [country.name] + country.aliases { byName[name.folded] = place }
        }
        // A code is nobody else's, even where a name is spelt like it.
        for (place, country) in all.enumerated() { byName[country.code.folded] = place }
        if let place = byName[words[...].trimmed.folded] { return [all[place]] }
        var found: [Country] = []
        for part in words.split(separator: ",") where !part.allSatisfy(\.isWhitespace) {
            guard let place = byName[part.trimmed.folded] else {
                let names = all.flatMap { [$0.name] + $0.aliases.filter { $0.count > 3 } }
                throw UnknownCountry(
                    name: part.trimmed, nearest: part.trimmed.nearest(in: names))
            }
            if !found.contains(where: { $0.code == all[place].code }) { found.append(all[place]) }
        }
        return found
    }
}

/// A word for a country that is the name of none.
package struct UnknownCountry: Error, Equatable, Sendable {
    package let name: String

    /// The name that comes near; nil if none does.
    package let nearest: String?

    package init(name: String, nearest: String?) {
        self.name = name
        self.nearest = nearest
    }
}

extension UnknownCountry {
    /// What is wrong, and what to give instead.
    package var explanation: SectionError {
        let recovery =
            nearest.map { "Did you mean \($0.quoted)?" }
            ?? "Give a country's name or its ISO code, such as Spain or ES."
        return SectionError(message: "No country is called \(name.quoted).", recovery: recovery)
    }
}
