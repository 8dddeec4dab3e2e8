import Airports
import Logbook
import SectionKit

/// The options of the list, in the order of help.
private enum LogOption {
    static let search = SectionOption(
        "search", placeholder: "WORDS",
        summary: "only flights with these words in the number, the airline, a place, the aircraft"
            + " or the note",
        accepts: "words, or beginnings of words", example: "'lufthansa new york'",
        parse: SearchTerms.init)
    static let from = airports("from", "only flights from these airports")
    static let to = airports("to", "only flights to these airports")
    static let airport = airports("airport", "only flights from or to these airports")
    static let airline = SectionOption<[String]>(
        "airline", placeholder: "AIRLINES", summary: "only flights of these airlines",
        accepts: "names or codes of airlines, separated by commas", example: "lufthansa,BA",
        parse: words
    ).asList.picked(
        by: OptionPicker(
            key: "a", title: "Airline", column: "airline", codes: ["airline_iata", "airline_icao"]))
    static let status = SectionOption<[FlightStatus]>(
        "status", placeholder: "WORDS", summary: "only flights with this status"
    ).picked(by: OptionPicker(key: "t", title: "Status", column: "status"))
    static let planned = SectionOption<Bool>("planned", summary: "only flights that are planned")
    static let flown = SectionOption<Bool>("flown", summary: "only flights that were flown")
    static let sort = SectionOption<LogSort>(
        "sort", placeholder: "WHAT",
        summary: "what to sort by; by default flights of today and planned ones come first, by"
            + " status, then the others by date",
        default: nil
    ).picked(by: OptionPicker(key: "s", title: "Sort"))

    private static func airports(_ name: String, _ summary: String) -> SectionOption<[String]> {
        SectionOption(
            name, placeholder: "AIRPORTS", summary: summary,
            accepts: "codes, names or cities of airports, separated by commas",
            example: "LHR,berlin", parse: words
        ).asList
    }

    /// Reads texts between commas; nil if one is empty.
    @Sendable private static func words(_ text: String) -> [String]? {
        let words = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
        return words.contains("") ? nil : words
    }
}

extension LogQuery {
    static let options =
        [
            LogOption.search.description, SharedLogOption.year.description,
            LogOption.from.description,
            LogOption.to.description, LogOption.airport.description,
            LogOption.airline.description, LogOption.status.description,
            LogOption.planned.description, LogOption.flown.description,
            LogOption.sort.description, ListOrder.option.description,
        ] + ListPage.options(of: "flights")

    /// Reads the query from option values.
    ///
    /// - Throws: `UsageError` when a value is not valid for its option.
    init(_ options: OptionValues) throws(UsageError) {
        let isPlanned = try options.value(of: LogOption.planned) ?? false
        let isFlown = try options.value(of: LogOption.flown) ?? false
        if isPlanned, isFlown {
            throw UsageError("no flight is planned and flown; use --planned or --flown.")
        }
        self.init(
            search: try options.value(of: LogOption.search),
            years: try options.value(of: SharedLogOption.year),
            from: try options.value(of: LogOption.from),
            to: try options.value(of: LogOption.to),
            airport: try options.value(of: LogOption.airport),
            airline: try options.value(of: LogOption.airline),
            statuses: try options.value(of: LogOption.status),
            happened: isPlanned ? .planned : isFlown ? .flown : nil,
            sort: try options.value(of: LogOption.sort),
            order: try options.value(of: ListOrder.option),
            page: try ListPage(options))
    }
}
