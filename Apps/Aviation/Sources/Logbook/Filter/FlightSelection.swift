import Airports
import Flights
package import SectionKit

/// Which flights of a log a person means; those that match all that is given.
package struct FlightSelection: Equatable, Sendable {
    /// The years of departure; nil for all.
    package var years: YearSet?

    /// The airports of departure, of arrival, and of either, by codes, names or cities; nil for any.
    package var from: [String]?
    package var to: [String]?
    package var airport: [String]?

    /// The countries of departure or arrival, by codes or names; nil for any.
    package var country: [String]?

    /// The airlines, by codes or names; nil for any.
    package var airline: [String]?

    /// The classes; nil for any.
    package var cabins: [CabinClass]?

    /// The types of aircraft, by codes or words of their names, or registrations; nil for any.
    package var aircraft: [String]?

    package init(years: YearSet? = nil, airport: [String]? = nil, country: [String]? = nil) {
        self.years = years
        self.airport = airport
        self.country = country
    }

    /// The flights of a log that it has.
    package func entries(of entries: [LogEntry]) -> [LogEntry] {
        if self == FlightSelection() { return entries }
        var filter = SelectionFilter(self)
        return entries.filter { filter.allows($0) }
    }

    /// What it has besides the years, for the end of a sentence, such as ", only those with
    /// Lufthansa and in business class"; empty for all.
    package var words: String { phrase.map { ", only those \($0)" } ?? "" }

    /// Flights with what it has, such as "flights in 2024 with Lufthansa".
    ///
    /// - Parameter flights: what the flights are called.
    package func title(_ flights: String) -> String {
        let years = years.map { " in \($0.text)" } ?? ""
        return flights + years + (phrase.map { " \($0)" } ?? "")
    }

    /// What it has besides the years, such as "with Lufthansa and in business class"; nil for all.
    private var phrase: String? {
        func named(_ names: [String]?, _ before: String) -> String? {
            names.map { "\(before) \($0.listed(by: "or"))" }
        }
        let classes = cabins?.map { $0.rawValue.replacing("-", with: " ") }
        let parts = [
            named(from, "from"), named(to, "to"), named(airport, "from or to"),
            named(country, "from or to"), named(airline, "with"),
            named(classes, "in").map { "\($0) class" }, named(aircraft, "on"),
        ].compactMap(\.self)
        return parts.isEmpty ? nil : parts.listed(by: "and")
    }
}

extension FlightSelection {
    private static let from = airports("from", "only flights from these airports")
    private static let to = airports("to", "only flights to these airports")
    private static let airport = airports("airport", "only flights from or to these airports")
    private static let country = SectionOption<[String]>(
        "country", placeholder: "COUNTRIES", summary: "only flights from or to these countries",
        accepts: "names or codes of countries, separated by commas", example: "spain,PT",
        suggestions: .vocabulary(CountryVocabulary.name), parse: words
    ).asList
    private static let airline = SectionOption<[String]>(
        "airline", placeholder: "AIRLINES", summary: "only flights of these airlines",
        accepts: "names or codes of airlines, separated by commas", example: "lufthansa,BA",
        suggestions: .vocabulary(AirlineVocabulary.name), parse: words
    ).asList.picked(
        by: OptionPicker(
            key: "a", title: "Airline", column: "airline", codes: ["airline_iata", "airline_icao"]))
    private static let cabins = SectionOption<[CabinClass]>(
        "class", placeholder: "CLASSES", summary: "only flights in these classes")
    private static let aircraft = SectionOption<[String]>(
        "aircraft", placeholder: "TYPES",
        summary: "only flights on these types of aircraft, or with these registrations",
        accepts: "codes or names of types, or registrations, separated by commas",
        example: "A380,737", parse: words
    ).asList

    private static func airports(_ name: String, _ summary: String) -> SectionOption<[String]> {
        SectionOption(
            name, placeholder: "AIRPORTS", summary: summary,
            accepts: "codes, names or cities of airports, separated by commas",
            example: "LHR,berlin", suggestions: .vocabulary(AirportVocabulary.name), parse: words
        ).asList
    }

    /// Reads texts between commas; nil if one is empty.
    @Sendable private static func words(_ text: String) -> [String]? {
        let words = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
        return words.contains("") ? nil : words
    }

    /// The options, in the order of help.
    package static let options = [
        SharedLogOption.year.description, from.description, to.description, airport.description,
        country.description, airline.description, cabins.description, aircraft.description,
    ]

    /// Reads the selection from option values.
    ///
    /// - Throws: `UsageError` when a value is not valid for its option.
    package init(_ options: OptionValues) throws(UsageError) {
        years = try options.value(of: SharedLogOption.year)
        from = try options.value(of: Self.from)
        to = try options.value(of: Self.to)
        airport = try options.value(of: Self.airport)
        country = try options.value(of: Self.country)
        airline = try options.value(of: Self.airline)
        cabins = try options.value(of: Self.cabins)
        aircraft = try options.value(of: Self.aircraft)
    }
}
