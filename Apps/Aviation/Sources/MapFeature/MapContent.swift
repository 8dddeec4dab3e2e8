import Flights
import SectionEssentials

/// The flights and airports of a map.
struct MapContent: Equatable, Sendable {
    let query: MapQuery

    /// The flights; nil if the map does not show them, or they could not be loaded.
    var flights: FlightList?

    /// The airports; nil if the map does not show them.
    var airports: MapAirports?

    /// The warnings about missing or unreadable data, in plain sentences.
    var warnings: [String]

    /// Whether the map is to show flights that could not be loaded.
    var lacksFlights: Bool { query.subject.hasFlights && flights == nil }

    /// Returns the content with the flights moved on; nil if none moves.
    func moved(to now: Date) -> MapContent? {
        guard let flights = flights?.moved(to: now) else { return nil }
        var moved = self
        moved.flights = flights
        return moved
    }
}
