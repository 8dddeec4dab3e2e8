import Airports
import Flights
import Geodesy
import SectionEssentials
import SectionKit
import WorldMap

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

extension Journey {
    /// The journey in a sentence, with its length and time.
    var summary: String {
        let way = places.map(\.name).separated(by: " to ")
        let far = query.units.distance(distance).measureWords ?? ""
        return "\(way): \(far), in \(Self.words(time(for: distance))) at \(query.speed.words)."
    }

    /// A time in hours and minutes, such as "6 h 15 min".
    private static func words(_ seconds: Int) -> String {
        let minutes = seconds / 60
        return minutes < 60 ? "\(minutes) min" : "\((minutes / 60).grouped) h \(minutes % 60) min"
    }

    /// The facts of the whole journey; the keys are always the same.
    var facts: [Fact] {
        let speed = query.speed.metresPerSecond
        func distance(_ key: String, _ label: String, _ metres: Double, _ unit: DistanceText.Unit)
            -> Fact
        {
            let symbol = MeasureUnit(unit.rawValue, key: unit.rawValue.lowercased())
            return Fact(
                key, label, .measure(Measure(metres / unit.metres, symbol, digits: 3)))
        }
        return [
            distance("distance_km", "Distance", self.distance, .kilometre).asFigure,
            distance("distance_nm", "In nautical miles", self.distance, .nauticalMile),
            distance("distance_mi", "In miles", self.distance, .mile),
            distance("haversine_km", "On a sphere (haversine)", haversine, .kilometre),
            Fact("time_s", "Time", .duration(time(for: self.distance))).asFigure,
            Fact("speed_kn", "Speed", .measure(Measure(speed * 3600 / 1852, .knot))),
            Fact(
                "speed_km_h", "In kilometres per hour",
                .measure(Measure(speed * 3.6, .kilometrePerHour))),
        ]
    }

    /// The legs, each with its ends, distance, directions and time.
    var table: Table {
        Table(
            key: Self.tableKey, of: legs, columns: TableColumn.legs(of: self), titledBy: "from",
            identity: \.identity)
    }

    /// The places, and the great circles between them.
    var map: Map {
        Map(
            key: "map",
            title: "Map of the journey",
            on: .naturalEarth,
            points: places.map {
                MapPoint($0.coordinate, label: $0.code, tone: .positive, note: $0.name)
            },
            lines: legs.map { leg in
                MapLine(
                    [[leg.start.coordinate, leg.end.coordinate]], path: .greatCircle,
                    label: leg.label, row: leg.identity)
            },
            table: Self.tableKey
        )
    }

    private static let tableKey = "legs"
}

extension Journey.Leg {
    /// The identity of its row.
    fileprivate var identity: String { String(number) }

    /// The codes of its ends, such as "LHR–JFK".
    fileprivate var label: String { "\(start.code)–\(end.code)" }
}
