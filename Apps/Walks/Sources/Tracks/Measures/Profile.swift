package import SectionKit

/// The heights of a way over its distance, with few enough points to be drawn.
package struct Profile: Equatable, Sendable {
    /// A height on the way.
    package struct Point: Equatable, Sendable {
        /// The distance from the start, in metres.
        package let distance: Double

        /// The height, in metres.
        package let elevation: Double
    }

    /// The points, in the order of the way; none if no height is known.
    package private(set) var points: [Point] = []

    /// Measures a track.
    ///
    /// - Parameters:
    ///   - length: the distance of the whole track, in metres.
    ///   - most: about how many points there are at most: of each part of the way the lowest and the
    ///     highest, and the first and the last point.
    package init(of track: Track, length: Double, most: Int = 600) {
        let part = length / Double(max(1, most / 2))
        var (distance, lowest, highest) = (0.0, Point?.none, Point?.none)
        var (partEnd, last) = (part, Point?.none)
        track.forEachPoint { point, leg in
            distance += leg?.distance ?? 0
            guard let elevation = point.elevation else { return }
            let current = Point(distance: distance, elevation: elevation)
            last = current
            if points.isEmpty { points.append(current) }
            if distance > partEnd {
                add(lowest, highest)
                (lowest, highest) = (nil, nil)
                partEnd = distance + part
            }
            if lowest.map({ elevation < $0.elevation }) ?? true { lowest = current }
            if highest.map({ elevation > $0.elevation }) ?? true { highest = current }
        }
        add(lowest, highest)
        add(last, last)
    }

    private mutating func add(_ lowest: Point?, _ highest: Point?) {
        guard let lowest, let highest else { return }
        let (first, second) =
            lowest.distance <= highest.distance ? (lowest, highest) : (highest, lowest)
        for point in [first, second] where point.distance >= points.last?.distance ?? 0 {
            if point != points.last { points.append(point) }
        }
    }
}

extension Profile {
    /// The heights over the distance as a chart; nil with fewer than two.
    ///
    /// - Parameters:
    ///   - units: the units that people see.
    ///   - table: the key of a table of steps, whose rows the chart follows; nil for none.
    ///   - rows: the identity of each row of the table, and its distance from the start in metres,
    ///     in the order of the way.
    package func chart(
        in units: UnitSystem,
        following table: String? = nil,
        rows: [(identity: String, distance: Double)] = []
    ) -> LineChart? {
        guard points.count > 1 else { return nil }
        return LineChart(
            key: "profile",
            title: "Profile",
            over: .measures(
                "distance", "Distance", points.map { $0.distance / units.distanceSize },
                units.distanceUnit, digits: 3),
            unit: units.heightUnit,
            digits: 1,
            series: [
                LineChart.Series(
                    "elevation", "Elevation", points.map { $0.elevation / units.heightSize })
            ],
            rows: table.map {
                LineChart.Rows(of: $0, rows: rows, among: points.map(\.distance))
            })
    }
}

extension LineChart.Rows {
    /// The rows of a table, each at the nearest of some distances from the start, in metres and in
    /// the order of the way.
    init(
        of table: String, rows: [(identity: String, distance: Double)], among distances: [Double]
    ) {
        var positions: [String: Int] = [:]
        var index = 0
        for row in rows {
            let away = { (index: Int) in (distances[index] - row.distance).magnitude }
            while index + 1 < distances.count, away(index + 1) <= away(index) { index += 1 }
            positions[row.identity] = index
        }
        self.init(of: table, at: positions)
    }
}
