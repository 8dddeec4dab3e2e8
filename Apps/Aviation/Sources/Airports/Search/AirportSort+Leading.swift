import Geodesy
import SectionKit

extension AirportSort {
    /// Returns at least those airports that come first when all are sorted, in any order.
    ///
    /// The others, which are far more for a page of a list, need no exact distances and no names.
    func leading(
        _ count: Int,
        of airports: [Airport],
        in order: ListOrder,
        from place: Coordinate?
    ) -> [Airport] {
        guard 0..<airports.count / 2 ~= count else { return airports }
        let ranks = airports.map { rank(of: $0, in: order, from: place) }
        let known = ranks.compactMap(\.self).sorted()
        guard count > 0, count <= known.count else { return airports }
        let last = known[count - 1] * (self == .distance ? Self.tolerance : 1)
        return zip(airports, ranks).filter { ($1 ?? .infinity) <= last }.map(\.0)
    }

    /// The distance on a sphere differs from the exact one by at most 0.6 % either way.
    private static let tolerance = Coordinate.mostLonger / Coordinate.mostShorter

    /// A positive number that is low for airports that come first, exact but for distances; nil if
    /// it is unknown.
    private func rank(
        of airport: Airport,
        in order: ListOrder,
        from place: Coordinate?
    ) -> Double? {
        switch (self, order) {
        case (.distance, .asc):
            place.flatMap { place in airport.position.map(place.haversineDistance) }
        case (.size, .desc): airport.size.map { 1e9 - Double($0) }
        case (.elevation, .desc): airport.elevation.map { 1e9 - Double($0) }
        default: nil
        }
    }
}
