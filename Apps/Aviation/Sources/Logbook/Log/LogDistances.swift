import Geodesy
import Synchronization

/// The distances between airports of a log, each of which is measured once: a log has many flights
/// and few routes, and is sorted and added up by distance.
final class LogDistances: Sendable {
    private struct Route: Hashable {
        let from: Int
        let to: Int
    }

    private let known = Mutex<[Route: Double]>([:])

    /// Returns the distance of a flight over the ellipsoid, in metres; nil if a position is unknown.
    ///
    /// - Parameters:
    ///   - places: the places of its airports.
    ///   - airports: the airports of the log, always the same.
    func between(_ places: NamedFlights.Places, in airports: [LogAirport?]) -> Double? {
        let route = Route(from: places.from, to: places.to)
        return known.withLock { known in
            if let distance = known[route] { return distance }
            guard let from = airports[route.from]?.position,
                let to = airports[route.to]?.position
            else { return nil }
            let distance = from.distance(to: to)
            known[route] = distance
            return distance
        }
    }
}
