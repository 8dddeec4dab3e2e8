import Airports
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

    var sort = AirportSort.size

    /// The direction of the sort; nil for the default.
    var order: ListOrder?

    var page = ListPage()
}
