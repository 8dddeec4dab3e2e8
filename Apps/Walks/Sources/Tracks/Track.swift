import Geodesy
package import SectionKit

/// A recorded or planned way: the points of its segments, between which nothing was recorded.
package struct Track: Equatable, Sendable {
    /// What the points of a track are.
    package enum Kind: String, Sendable {
        /// Somebody was there, in this order.
        case recording

        /// Somebody means to go there: it has a length and heights, and no times.
        case route

        /// Places on a list, with no way between them.
        case places
    }

    /// The name; nil if it has none.
    package let name: String?

    package let kind: Kind

    /// How it moves, as its file says; nil if that says nothing.
    package let activity: Activity?

    /// The segments, none of them empty.
    package let segments: [[TrackPoint]]

    package init(
        name: String? = nil, kind: Kind = .recording, activity: Activity? = nil,
        segments: [[TrackPoint]]
    ) {
        self.name = name
        self.kind = kind
        self.activity = activity
        self.segments = segments.filter { !$0.isEmpty }
    }
}

extension Track {
    /// Returns a track of the same name, kind and activity with other segments.
    package func with(_ segments: [[TrackPoint]]) -> Track {
        Track(name: name, kind: kind, activity: activity, segments: segments)
    }

    /// The number of points of all segments.
    package var pointCount: Int { segments.reduce(0) { $0 + $1.count } }

    /// The distance within segments, in metres (haversine).
    package var length: Double {
        var length = 0.0
        forEachPoint { length += $1?.distance ?? 0 }
        return length
    }

    /// Calls a function with each point and the leg that leads to it from the one before; nil for
    /// the first point of a segment.
    package func forEachPoint(_ body: (TrackPoint, TrackLeg?) -> Void) {
        for segment in segments {
            var last: TrackPoint?
            for point in segment {
                body(point, last.map { TrackLeg(from: $0, to: point) })
                last = point
            }
        }
    }
}

extension [Track] {
    /// The tracks in the order in which they were walked, if all of them say when; else as they are.
    package var inOrderOfTime: [Track] {
        let starts = map { track in
            track.segments.lazy.joined().lazy.compactMap(\.time).first
        }
        guard count > 1, starts.allSatisfy({ $0 != nil }) else { return self }
        return zip(indices, starts).sorted { one, other in
            guard let first = one.1, let second = other.1 else { return false }
            return (first, one.0) < (second, other.0)
        }.map { self[$0.0] }
    }
}

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

extension Track {
    /// Returns the track without its first and last metres along the way, and the points that were
    /// cut off.
    ///
    /// It begins and ends exactly there, between two points where need be; nothing remains of a
    /// track that is shorter.
    ///
    /// - Parameters:
    ///   - start: the metres to cut off at the start; 0 for none.
    ///   - end: the metres to cut off at the end; 0 for none.
    package func trimmed(start: Double, end: Double) -> (track: Track, cutOff: [TrackPoint]) {
        let first = cutting(start)
        guard end > 0 else { return first }
        let last = first.track.reversed.cutting(end)
        return (last.track.reversed, first.cutOff + last.cutOff)
    }

    /// The track from its last point to its first.
    private var reversed: Track {
        with(segments.reversed().map { $0.reversed() })
    }

    /// Cuts metres off at the start.
    private func cutting(_ metres: Double) -> (track: Track, cutOff: [TrackPoint]) {
        guard metres > 0 else { return (self, []) }
        var (left, cutOff) = (metres, [TrackPoint]())
        for (index, segment) in segments.enumerated() {
            for (position, leg) in zip(segment, segment.dropFirst()).enumerated() {
                let leg = TrackLeg(from: leg.0, to: leg.1)
                cutOff.append(leg.start)
                guard leg.distance > left else {
                    left -= leg.distance
                    continue
                }
                let cut = [leg.point(at: left / leg.distance)] + segment[(position + 1)...]
                let rest = [cut] + segments[(index + 1)...]
                return (with(rest), cutOff)
            }
            cutOff += segment.suffix(1)
        }
        return (with([]), cutOff)
    }
}

extension Track {
    /// Returns the track with fewer points, so that no removed point is further from it than a
    /// distance; those that remain keep their heights and times.
    ///
    /// - Parameter tolerance: the distance in metres; the track is unchanged if it is 0.
    package func simplified(tolerance: Double) -> Track {
        guard tolerance > 0 else { return self }
        return with(
            segments.map { segment in
                segment.map(\.coordinate).simplifiedIndices(tolerance: tolerance)
                    .map { segment[$0] }
            })
    }
}
