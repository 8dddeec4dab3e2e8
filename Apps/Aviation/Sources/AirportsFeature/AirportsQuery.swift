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
