import Airports
package import Geodesy
package import SectionEssentials

/// Where an aircraft has been on its present flight.
package struct FlightTrack: Equatable, Sendable {
    /// One position; an unknown value is nil.
    package struct Point: Equatable, Sendable {
        package var time: Date
        package var position: Coordinate

        /// The altitude in metres: barometric, or geometric if only that is known.
        package var altitude: Double?

        package var isOnGround: Bool

        package init(
            _ position: Coordinate,
            at time: Date,
            altitude: Double? = nil,
            isOnGround: Bool = false
        ) {
            self.time = time
            self.position = position
            self.altitude = altitude
            self.isOnGround = isOnGround
        }
    }

    /// Who recorded a track.
    package enum Origin: Equatable, Sendable {
        /// A receiver or a service.
        case source

        /// This screen, since it opened.
        case screen
    }

    /// The positions, in the order of time.
    package private(set) var points: [Point]

    package let origin: Origin

    /// The longest time between two positions that are joined by a line, in seconds, by the rule of
    /// who recorded them.
    package let longestGap: Double

    /// Ten minutes, as for a receiver and a screen, which hear an aircraft in range each minute.
    package static let usualGap = 600.0

    /// What OpenSky has at least one position in, with half a minute to spare.
    ///
    /// Source: https://openskynetwork.github.io/opensky-api/rest.html#track-by-aircraft
    package static let openSkyGap = 930.0

    /// Creates a track; points that are not later than the one before them are dropped.
    package init(
        _ points: [Point],
        from origin: Origin,
        longestGap: Double = FlightTrack.usualGap
    ) {
        self.points = []
        self.origin = origin
        self.longestGap = longestGap
        for point in points { add(point) }
    }

    /// Adds a position, if it is later than the last.
    package mutating func add(_ point: Point) {
        if let last = points.last, last.time >= point.time { return }
        points.append(point)
    }
}

extension FlightTrack {
    /// The parts of the track between its gaps.
    package var segments: [[Point]] {
        var segments: [[Point]] = []
        for point in points {
            if let last = segments.last?.last,
                point.time.timeIntervalSince(last.time) < longestGap
            {
                segments[segments.count - 1].append(point)
            } else {
                segments.append([point])
            }
        }
        return segments
    }

    /// The seconds of each gap, in order: the times in which nobody knows where the aircraft was.
    package var gaps: [Double] {
        zip(points, points.dropFirst()).map { $1.time.timeIntervalSince($0.time) }
            .filter { $0 >= longestGap }
    }

    /// The length in metres over the ellipsoid, without the gaps.
    package var length: Double {
        segments.reduce(0) { sum, segment in
            zip(segment, segment.dropFirst()).reduce(sum) { sum, pair in
                sum + pair.0.position.distance(to: pair.1.position)
            }
        }
    }

    /// The track from its last take-off on; all of it if it has none.
    package var sinceTakeOff: FlightTrack {
        guard let airborne = points.lastIndex(where: { !$0.isOnGround }),
            let ground = points[..<airborne].lastIndex(where: \.isOnGround)
        else { return self }
        return FlightTrack(Array(points[ground...]), from: origin, longestGap: longestGap)
    }

    /// The track with at most about so many points, of which the first and the last stay.
    package func thinned(to count: Int) -> FlightTrack {
        guard points.count > count, count > 2 else { return self }
        let step = (points.count + count - 1) / count
        let kept = points.indices.filter { $0 % step == 0 || $0 == points.count - 1 }
        return FlightTrack(kept.map { points[$0] }, from: origin, longestGap: longestGap)
    }
}
