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
