import Airports
import Flights

/// A query for a map: what it shows, and filters.
struct MapQuery: Equatable, Sendable {
    var subject = MapSubject.flights

    /// The filters of the flights, of which search, country, place, box and page are also those of
    /// the airports.
    var flights = FlightQuery()

    /// The kinds of airports; nil for all, or for large ones next to flights.
    var kinds: [Airport.Kind]?

    /// The kinds of airports that the map shows; nil for all.
    var shownKinds: [Airport.Kind]? { kinds ?? (subject == .both ? [.large] : nil) }
}
