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
}
