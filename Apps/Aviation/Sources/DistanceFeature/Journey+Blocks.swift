import Airports
import Flights
import SectionKit
import WorldMap

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
