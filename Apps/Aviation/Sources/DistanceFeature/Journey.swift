import Airports
import Geodesy
import SectionEssentials

/// A journey over two or more places, and how far they are apart.
struct Journey: Equatable, Sendable {
    /// The way from one place to the next.
    struct Leg: Equatable, Sendable {
        /// Its place in the journey, from 1.
        let number: Int

        let start: Place
        let end: Place

        /// The shortest way over the ellipsoid of WGS 84.
        let geodesic: Geodesic

        /// The distance on a sphere, in metres.
        let haversine: Double

        init(_ number: Int, from start: Place, to end: Place) {
            self.number = number
            self.start = start
            self.end = end
            geodesic = Geodesic(from: start.coordinate, to: end.coordinate)
            haversine = start.coordinate.haversineDistance(to: end.coordinate)
        }
    }

    let query: DistanceQuery
    let places: [Place]
    let legs: [Leg]

    /// The warnings about missing or unreadable data, in plain sentences.
    let warnings: [String]

    /// Finds the places, and the ways between them.
    ///
    /// - Throws: `UnknownName` for the first place that is not known.
    init(_ entity: AirportsEntity, query: DistanceQuery) throws(UnknownName) {
        let airports = AirportDirectory(entity)
        var places: [Place] = []
        for text in query.route.places {
            do { places.append(try text.place(in: airports)) } catch { throw .place(error) }
        }
        self.query = query
        self.places = places
        legs = zip(places, places.dropFirst()).enumerated().map { index, ends in
            Leg(index + 1, from: ends.0, to: ends.1)
        }
        warnings = entity.warnings + places.compactMap(\.choice)
    }

    /// The length of all legs over the ellipsoid, in metres.
    var distance: Double { legs.reduce(0) { $0 + $1.geodesic.distance } }

    /// The length of all legs on a sphere, in metres.
    var haversine: Double { legs.reduce(0) { $0 + $1.haversine } }

    /// Returns the time for a distance in metres at the speed of the query, in whole seconds.
    func time(for distance: Double) -> Int {
        Int(clamping: (distance / query.speed.metresPerSecond).rounded())
    }
}
