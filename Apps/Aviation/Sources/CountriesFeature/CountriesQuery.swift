import Airports
import SectionKit

/// Which countries are asked for, in which order, and which page of them.
struct CountriesQuery: Equatable, Sendable {
    /// What a list of countries is sorted by.
    enum Sort: String, CaseIterable, Sendable {
        case airports, scheduled, name
    }

    /// Countries to compare, by name or code, with commas between; nil for all.
    var country: String?

    /// Continents; nil for all.
    var continents: [Country.Continent]?

    var sort = Sort.airports

    /// The order of what they are sorted by; nil for the usual one.
    var order: ListOrder?

    var page = ListPage()
}

/// The options of the section, in the order help lists them.
private enum CountriesOption {
    static let country = SectionOption(
        "country",
        placeholder: "NAMES",
        summary: "only these countries, to compare them",
        accepts: "countries by name or ISO code, with commas between them",
        example: "Norway,Sweden,DK",
        parse: \.nonBlank
    )
    static let continent = SectionOption<[Country.Continent]>(
        "continent", placeholder: "CONTINENTS", summary: "only countries of these continents"
    ).picked(by: OptionPicker(key: "C", title: "Continent"))
    static let sort = SectionOption<CountriesQuery.Sort>(
        "sort", placeholder: "WHAT",
        summary: "by number of airports, of those with scheduled service, or by name",
        default: .airports)
}

extension CountriesQuery {
    static let options =
        [
            CountriesOption.country.description, CountriesOption.continent.description,
            CountriesOption.sort.description, ListOrder.option.description,
        ] + ListPage.options(of: "countries")

    /// Reads the query from what a person gave.
    ///
    /// - Throws: `UsageError` when a value is not valid for its option.
    init(_ options: OptionValues) throws(UsageError) {
        self.init(
            country: try options.value(of: CountriesOption.country),
            continents: try options.value(of: CountriesOption.continent),
            sort: try options.value(of: CountriesOption.sort) ?? .airports,
            order: try options.value(of: ListOrder.option),
            page: try ListPage(options)
        )
    }
}
