import Airports
import SectionKit

/// Which countries are asked for, in which order, and how many of them.
struct CountriesQuery: Equatable, Sendable {
    /// An order of countries.
    enum Order: String, CaseIterable, Sendable {
        case airports, scheduled, name
    }

    /// Countries to compare, by name or code, with commas between; nil for all.
    var country: String?

    /// Continents; nil for all.
    var continents: [Country.Continent]?

    var order = Order.airports

    /// How many countries to show at the most; nil for all.
    var limit: Int?
}

/// The options of the section, in the order help lists them.
private enum CountriesOption {
    static let country = SectionOption(
        "country",
        placeholder: "NAMES",
        summary: "only these countries, to compare them",
        accepts: "countries by name or ISO code, with commas between them",
        example: "Norway,Sweden,DK",
        parse: \.known
    )
    static let continent = SectionOption<[Country.Continent]>(
        "continent", placeholder: "CONTINENTS", summary: "only countries of these continents"
    ).picked(by: OptionPicker(key: "C", title: "Continent"))
    static let order = SectionOption<CountriesQuery.Order>(
        "sort", placeholder: "ORDER", summary: "by number of airports, or by name",
        default: .airports)
    static let limit = SectionOption<Int>(
        "limit", placeholder: "N", summary: "show at most N countries", minimum: 0)
}

extension CountriesQuery {
    static let options = [
        CountriesOption.country.description, CountriesOption.continent.description,
        CountriesOption.order.description, CountriesOption.limit.description,
    ]

    /// Reads the query from what a person gave.
    ///
    /// - Throws: `UsageError` when a value is not valid for its option.
    init(_ options: OptionValues) throws(UsageError) {
        self.init(
            country: try options.value(of: CountriesOption.country),
            continents: try options.value(of: CountriesOption.continent),
            order: try options.value(of: CountriesOption.order) ?? .airports,
            limit: try options.value(of: CountriesOption.limit)
        )
    }
}
