import Geodesy
import SectionKit

extension Track {
    /// The track without heights that jump and return within some points, and how many there are,
    /// such as the 0 m of a receiver that lost its fix.
    ///
    /// Their points stay.
    var withoutHeightSpikes: (track: Track, count: Int) {
        var (count, changed) = (0, [(segment: Int, point: Int)]())
        for (number, segment) in segments.enumerated() {
            for spike in Self.spikes(in: segment) {
                changed.append((number, spike))
                count += 1
            }
        }
        guard count > 0 else { return (self, 0) }
        var segments = segments
        for (segment, index) in changed {
            let point = segments[segment][index]
            segments[segment][index] = point.withoutElevation
        }
        return (with(segments), count)
    }

    /// A change of height is a jump if it is more than this, in metres, and steeper than nearly
    /// every climb.
    private static let leastJump = 20.0
    private static let steepest = 2.0

    /// How many points a spike has at most.
    private static let longestSpike = 5

    private static func spikes(in segment: [TrackPoint]) -> [Int] {
        var spikes: [Int] = []
        /// The heights of one level that go on, and those since that jump away from it.
        var (level, away) = ([Int](), [Int]())
        for (index, point) in segment.enumerated() where point.elevation != nil {
            guard let last = level.last else {
                level = [index]
                continue
            }
            if let spike = away.first {
                if change(segment[last], point) <= change(segment[last], segment[spike]) / 2 {
                    spikes += away
                    away = []
                    level.append(index)
                    continue
                }
            } else if !isJump(segment[last], point) {
                level.append(index)
                continue
            }
            away.append(index)
            guard away.count > longestSpike else { continue }
            // The way goes on at the other height; a few at the start were wrong.
            if level.count <= longestSpike { spikes += level }
            (level, away) = (away, [])
        }
        return spikes
    }

    /// How much two heights differ, in metres; 0 if one is unknown.
    private static func change(_ start: TrackPoint, _ end: TrackPoint) -> Double {
        guard let first = start.elevation, let second = end.elevation else { return 0 }
        return (second - first).magnitude
    }

    private static func isJump(_ start: TrackPoint, _ end: TrackPoint) -> Bool {
        let change = change(start, end)
        return change > leastJump
            && change > steepest * start.coordinate.haversineDistance(to: end.coordinate)
    }
}

extension TrackPoint {
    /// The point without its height.
    fileprivate var withoutElevation: TrackPoint {
        TrackPoint(coordinate, time: time, readings: readings)
    }
}
