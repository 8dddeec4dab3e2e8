import Airports
import Logbook
import SectionKit

/// A query for flights of the log: filters, order and page.
struct LogQuery: Equatable, Sendable {
    /// Words to find in what is known of a flight; nil for any.
    var search: SearchTerms?

    /// Which flights, by years, airports, countries, airlines, classes and aircraft.
    var selection = FlightSelection()

    var statuses: [FlightStatus]?

    /// Whether only flights that are still planned, or only flown ones.
    var happened: Happened?

    /// The sort key; nil for flights of today and planned ones by status, then the others by date.
    var sort: LogSort?

    /// The direction of the sort; nil for the default.
    var order: ListOrder?

    var page = ListPage()

    enum Happened: Equatable {
        case planned, flown
    }

    /// The title of a page with the flights, such as "Planned flights in 2024 with Lufthansa".
    var title: String {
        let happened = happened.map { $0 == .planned ? "planned " : "flown " } ?? ""
        let statuses = statuses.map { " that are \($0.map(\.rawValue).listed(by: "or"))" } ?? ""
        let search = search.map { " matching “\($0.text)”" } ?? ""
        return (happened + selection.title("flights") + statuses + search).withCapital
    }
}

/// The options of the list, in the order of help.
private enum LogOption {
    static let search = SectionOption(
        "search", placeholder: "WORDS",
        summary: "only flights with these words in the number, the airline, a place, the aircraft"
            + " or the note",
        accepts: "words, or beginnings of words", example: "'lufthansa new york'",
        parse: SearchTerms.init)
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
}

extension LogQuery {
    static let options =
        [LogOption.search.description] + FlightSelection.options + [
            LogOption.status.description, LogOption.planned.description,
            LogOption.flown.description, LogOption.sort.description, ListOrder.option.description,
        ] + ListPage.options(of: "flights")

    /// Reads the query from option values.
    ///
    /// - Throws: `UsageError` when a value is not valid for its option.
    init(_ options: OptionValues) throws(UsageError) {
        let isPlanned = try options.value(of: LogOption.planned) ?? false
        let isFlown = try options.value(of: LogOption.flown) ?? false
        if isPlanned, isFlown {
            throw UsageError(conflict: "no flight is planned and flown; use --planned or --flown.")
        }
        self.init(
            search: try options.value(of: LogOption.search),
            selection: try FlightSelection(options),
            statuses: try options.value(of: LogOption.status),
            happened: isPlanned ? .planned : isFlown ? .flown : nil,
            sort: try options.value(of: LogOption.sort),
            order: try options.value(of: ListOrder.option),
            page: try ListPage(options))
    }
}
