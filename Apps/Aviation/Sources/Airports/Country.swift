package import SectionKit

/// A country, or a territory with its own code in ISO 3166-1.
package struct Country: Equatable, Sendable {
    /// A continent; the raw values are those of `--continent`.
    package enum Continent: String, CaseIterable, Sendable {
        case africa, antarctica, asia, europe
        case northAmerica = "north-america"
        case oceania
        case southAmerica = "south-america"

        /// The display name, such as "North America".
        package var name: String {
            switch self {
            case .africa: "Africa"
            case .antarctica: "Antarctica"
            case .asia: "Asia"
            case .europe: "Europe"
            case .northAmerica: "North America"
            case .oceania: "Oceania"
            case .southAmerica: "South America"
            }
        }

        /// Parses a code of OurAirports; `NA` is North America.
        init?(code: String) {
            switch code {
            case "AF": self = .africa
            case "AN": self = .antarctica
            case "AS": self = .asia
            case "EU": self = .europe
            case "NA": self = .northAmerica
            case "OC": self = .oceania
            case "SA": self = .southAmerica
            default: return nil
            }
        }
    }

    /// The alpha-2 code of ISO 3166-1, such as `NA` for Namibia.
    package let code: String

    /// The name; the code if the name is unknown.
    package let name: String

    package let continent: Continent?

    /// The texts of the entity, which are split when they are needed.
    private let currencyText: String?
    private let alpha3: String?
    private let aliasText: String?

    /// The codes of its currencies (ISO 4217), the main one first.
    package var currencies: [String] {
        currencyText?.split(separator: " ").map(String.init) ?? []
    }

    /// Its codes and other names.
    package var aliases: [String] {
        let names = aliasText?.utf8.split(separator: UInt8(ascii: "|")).map { String($0) ?? "" }
        return [code] + [alpha3].compactMap(\.self) + (names ?? [])
    }

    /// Whether a code or an alias may have a word; nil stands for words that are not of ASCII.
    func mayHaveAlias(with word: LinePattern?) -> Bool {
        guard let word else { return true }
        return word.mayBeFound(in: code) || alpha3.map(word.mayBeFound) ?? false
            || aliasText.map(word.mayBeFound) ?? false
    }

    /// Converts the entity to the domain.
    init(_ entity: CountryEntity) {
        code = entity.code
        name = entity.name
        continent = entity.continent.flatMap(Continent.init(code:))
        currencyText = entity.currencies
        alpha3 = entity.alpha3
        aliasText = entity.aliases
    }

    /// Creates a country with only a code, which is also its name.
    init(code: String) {
        self.init(CountryEntity(code: code, name: code))
    }
}

extension Country {
    /// The currencies, the main one first.
    package var currencyCell: Cell {
        .text(orUnknown: currencies.isEmpty ? nil : currencies.joined(separator: ", "))
    }
}
