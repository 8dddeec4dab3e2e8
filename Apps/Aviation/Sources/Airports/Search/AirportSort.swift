package import Geodesy
package import SectionKit

/// The sort key of a list of airports.
package enum AirportSort: String, CaseIterable, Sendable {
    case size, name, city, country, code, elevation, distance

    /// The default order: large and high first, near first, text from A to Z.
    private var usualOrder: ListOrder {
        switch self {
        case .size, .elevation: .desc
        case .name, .city, .country, .code, .distance: .asc
        }
    }

    /// Returns a description of the order, such as "largest first"; nil is the default order.
    package func words(in order: ListOrder?) -> String {
        switch (self, order ?? usualOrder) {
        case (.size, .desc): "largest first"
        case (.size, .asc): "smallest first"
        case (.elevation, .desc): "highest first"
        case (.elevation, .asc): "lowest first"
        case (.distance, .asc): "nearest first"
        case (.distance, .desc): "farthest first"
        case (_, .asc): "by \(rawValue)"
        case (_, .desc): "by \(rawValue), from Z to A"
        }
    }

    /// Returns the airports in an order, nil being the default; unknown values always come last.
    ///
    /// Airports with equal values are sorted by size: the larger kind first, then those with
    /// scheduled service, then those with longer runways in all, then by name.
    ///
    /// - Parameters:
    ///   - place: the place that distances are from; without one, they are unknown.
    ///   - count: how many airports are needed from the beginning; nil for all.
    package func sorted(
        _ airports: some Sequence<Airport>,
        in order: ListOrder? = nil,
        from place: Coordinate? = nil,
        first count: Int? = nil
    ) -> [Airport] {
        let order = order ?? usualOrder
        let airports =
            count.map { leading($0, of: Array(airports), in: order, from: place) }
            ?? Array(airports)
        let keys = airports.map { Key($0, by: self, from: place) }
        return airports.indices
            .sorted { keys[$0].precedes(keys[$1], in: order) ?? ($0 < $1) }
            .map { airports[$0] }
    }

    /// The sort key of an airport, so that each value is read once.
    private struct Key {
        let number: Double?
        let text: String?
        let size: Int?
        let name: String

        init(_ airport: Airport, by sort: AirportSort, from place: Coordinate?) {
            // Leading brackets and quotation marks do not count.
            name = String(airport.name.folded.drop { !$0.isLetter && !$0.isNumber })
            size = airport.size
            number =
                switch sort {
                case .size: size.map(Double.init)
                case .elevation: airport.elevation.map(Double.init)
                case .distance: place.flatMap { airport.distance(from: $0) }
                case .name, .city, .country, .code: nil
                }
            text =
                switch sort {
                case .size, .elevation, .distance: nil
                case .name: name
                case .city: airport.city?.folded
                case .country: airport.country?.name.folded
                case .code: airport.code
                }
        }

        /// Whether this key comes first; nil if they are equal.
        func precedes(_ other: Key, in order: ListOrder) -> Bool? {
            order.precedes(number, other.number)
                ?? order.precedes(text, other.text)
                ?? ListOrder.desc.precedes(size, other.size)
                ?? ListOrder.asc.precedes(name, other.name)
        }
    }
}

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
