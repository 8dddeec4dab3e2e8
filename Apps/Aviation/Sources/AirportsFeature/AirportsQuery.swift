import Airports
import Flights
import SectionKit

/// A query for airports: filters, order and page.
struct AirportsQuery: Equatable, Sendable {
    /// Words to find in the names, the city or the codes; nil for any.
    var search: SearchTerms?

    /// Countries by name or code, separated by commas; nil for all.
    var country: String?

    /// The kinds of airports; nil for all.
    var kinds: [Airport.Kind]?

    /// Whether to include only airports with scheduled service.
    var isScheduled = false

    /// The place that distances are from.
    var near: PlaceText?

    /// How far the airports may be from the place; nil for any distance.
    var radius: DistanceText?

    /// The sort key; nil for the distance from the place, or without a place for the size.
    var sort: AirportSort?

    /// The direction of the sort; nil for the default.
    var order: ListOrder?

    var page = ListPage()

    /// The units of distances.
    var units = UnitSystem.aviation
}

/// The options of the section, in the order of help.
private enum AirportsOption {
    static let search = SectionOption(
        "search",
        placeholder: "WORDS",
        summary: "only airports with these words in a name, the city or a code",
        accepts: "words, or beginnings of words",
        example: "'london heathrow' or LHR",
        parse: SearchTerms.init
    )
    static let country = SectionOption(
        "country",
        placeholder: "COUNTRIES",
        summary: "only airports in these countries",
        accepts: "countries by name or ISO code, separated by commas",
        example: "Spain,PT",
        suggestions: .vocabulary(CountryVocabulary.name),
        parse: \.nonBlank
    ).asList.picked(
        by: OptionPicker(key: "c", title: "Country", column: "country", codes: ["country_code"]))
    static let kind = SectionOption<[Airport.Kind]>(
        "type", placeholder: "TYPES", summary: "only airports of these types"
    ).picked(by: OptionPicker(key: "t", title: "Type", column: "type"))
    static let scheduled = SectionOption<Bool>(
        "scheduled", summary: "only airports with scheduled service")
    static let near = NearbyOption.near("airports")
    static let radius = NearbyOption.radius("airports")
    static let sort = SectionOption<AirportSort>(
        "sort", placeholder: "WHAT",
        summary: "what to sort by; by default size, or distance with --near", default: nil
    ).picked(by: OptionPicker(key: "s", title: "Sort"))
    static let units = SectionOption<UnitSystem>(
        "units", placeholder: "UNITS",
        summary: "the units of distances; by default those of --radius, or aviation", default: nil)
}

extension AirportsQuery {
    static let options =
        [
            AirportsOption.search.description, AirportsOption.country.description,
            AirportsOption.kind.description, AirportsOption.scheduled.description,
            AirportsOption.near.description, AirportsOption.radius.description,
            AirportsOption.sort.description, ListOrder.option.description,
        ] + ListPage.options(of: "airports")
        + [AirportsOption.units.description, AllAirports.option.description]

    /// Reads the query from option values.
    ///
    /// - Throws: `UsageError` when a value is not valid for its option.
    init(_ options: OptionValues) throws(UsageError) {
        let radius = try options.value(of: AirportsOption.radius)
        self.init(
            search: try options.value(of: AirportsOption.search),
            country: try options.value(of: AirportsOption.country),
            kinds: try options.value(of: AirportsOption.kind),
            isScheduled: try options.value(of: AirportsOption.scheduled) ?? false,
            near: try options.value(of: AirportsOption.near),
            radius: radius,
            sort: try options.value(of: AirportsOption.sort),
            order: try options.value(of: ListOrder.option),
            page: try ListPage(options),
            units: try options.value(of: AirportsOption.units) ?? radius?.system ?? .aviation
        )
        guard near == nil else { return }
        let needy = radius == nil ? sort == .distance ? "--sort distance" : nil : "--radius"
        if let needy {
            throw UsageError(
                conflict: "\(needy) needs a place; add --near PLACE, such as --near JFK.")
        }
    }
}

extension DistanceText {
    /// The system of its unit.
    fileprivate var system: UnitSystem {
        switch unit {
        case .nauticalMile: .aviation
        case .kilometre, .metre: .metric
        case .mile, .foot: .imperial
        }
    }
}
