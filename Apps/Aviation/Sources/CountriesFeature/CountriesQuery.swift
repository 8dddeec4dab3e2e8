import Airports
import SectionKit

/// A query for countries: filters, order and page.
struct CountriesQuery: Equatable, Sendable {
    /// The sort key of a list of countries.
    enum Sort: String, CaseIterable, Sendable {
        case airports, scheduled, name
    }

    /// Countries to compare, by name or code, separated by commas; nil for all.
    var country: String?

    /// The continents; nil for all.
    var continents: [Country.Continent]?

    var sort = Sort.airports

    /// The direction of the sort; nil for the default.
    var order: ListOrder?

    var page = ListPage()
}

/// The options of the section, in the order of help.
private enum CountriesOption {
    static let country = SectionOption(
        "country",
        placeholder: "NAMES",
        summary: "only these countries, to compare them",
        accepts: "countries by name or ISO code, separated by commas",
        example: "Norway,Sweden,DK",
        suggestions: .vocabulary(CountryVocabulary.name),
        parse: \.nonBlank
    ).asList
    static let continent = SectionOption<[Country.Continent]>(
        "continent", placeholder: "CONTINENTS", summary: "only countries of these continents"
    ).picked(by: OptionPicker(key: "C", title: "Continent"))
    static let sort = SectionOption<CountriesQuery.Sort>(
        "sort", placeholder: "WHAT",
        summary: "sort by number of airports, number with scheduled service, or name",
        default: .airports)
}

extension CountriesQuery {
    static let options =
        [
            CountriesOption.country.description, CountriesOption.continent.description,
            CountriesOption.sort.description, ListOrder.option.description,
        ] + ListPage.options(of: "countries")

    /// Reads the query from option values.
    ///
    /// - Throws: `UsageError` when a value is not valid for its option.
    init(_ options: OptionValues) throws(UsageError) {
        self.init(
            country: try options.value(of: CountriesOption.country),
            continents: try options.value(of: CountriesOption.continent),
            sort: try options.required(CountriesOption.sort),
            order: try options.value(of: ListOrder.option),
            page: try ListPage(options)
        )
    }
}
