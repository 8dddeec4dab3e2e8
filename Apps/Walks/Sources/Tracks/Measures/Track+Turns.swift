import Geodesy
import SectionKit

extension Track {
    /// How often the way turns by 30 degrees or more at one of its points.
    package var turns: Int {
        var count = 0
        for segment in segments {
            var last: Direction?
            for (start, end) in zip(segment, segment.dropFirst())
            where start.coordinate != end.coordinate {
                let direction = Direction(from: start.coordinate, to: end.coordinate)
                if let last, direction.turns(from: last) { count += 1 }
                last = direction
            }
        }
        return count
    }
}

/// A direction on the ground, as lengths to the east and to the north.
private struct Direction {
    let east: Double
    let north: Double

    /// The cosine of the least turn, 30 degrees.
    private static let leastTurn = 0.866_025_403_784_438_6

    init(from start: Coordinate, to end: Coordinate) {
        let east = (end.longitude - start.longitude).remainder(dividingBy: 360)
        north = end.latitude - start.latitude
        // As long as the whole leg, whatever a degree of longitude is there.
        let metres = start.haversineDistance(to: end) / 111_195.08
        let width = max(0, metres * metres - north * north).squareRoot()
        self.east = east < 0 ? -width : width
    }

    func turns(from last: Direction) -> Bool {
        let along = east * last.east + north * last.north
        let lengths =
            (east * east + north * north) * (last.east * last.east + last.north * last.north)
        return along < Self.leastTurn * lengths.squareRoot()
    }
}
