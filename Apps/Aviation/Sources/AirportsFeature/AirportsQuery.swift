import Airports

/// Which airports are asked for, in which order, and which page of them.
struct AirportsQuery: Equatable, Sendable {
    /// Words that begin words of the name or another one, the city or a code; nil for any.
    var search: SearchWords?

    /// Countries by name or code, with commas between; nil for all.
    var country: String?

    /// Kinds; nil for all.
    var kinds: [Airport.Kind]?

    /// Whether only those with scheduled service are wanted.
    var isScheduled = false

    var order = AirportOrder.size

    /// How many airports to skip.
    var offset = 0

    /// How many airports to show at the most; nil for all.
    var limit: Int?
}
