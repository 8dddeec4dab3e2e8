import SectionKit

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
