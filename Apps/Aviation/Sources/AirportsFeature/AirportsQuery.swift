import Airports
import SectionKit

/// Which airports are asked for, in which order, and which page of them.
struct AirportsQuery: Equatable, Sendable {
    /// Words that begin words of the name or another one, the city or a code; nil for any.
    var search: SearchTerms?

    /// Countries by name or code, with commas between; nil for all.
    var country: String?

    /// Kinds; nil for all.
    var kinds: [Airport.Kind]?

    /// Whether only those with scheduled service are wanted.
    var isScheduled = false

    var sort = AirportSort.size

    /// The order of what they are sorted by; nil for the usual one.
    var order: ListOrder?

    var page = ListPage()
}
