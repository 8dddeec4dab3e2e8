import Essentials
import Geodesy
import SectionKit
import Tracks

/// The events of a track that is walked again, each with the seconds since the one before.
struct ReplayEvents: IteratorProtocol {
    private let track: Track
    private var segment = 0

    /// The index of the next point of the segment.
    private var index = 0

    /// The leg that is being walked.
    private var leg: Leg?

    private var hasBegun = false
    private var isOver = false

    /// The speed on a track without times, in metres per second: 5 km/h.
    static let usualSpeed = 5 / 3.6

    init(_ track: Track) {
        self.track = track
    }

    mutating func next() -> (event: LocationEvent, seconds: Double)? {
        guard !isOver else { return nil }
        guard hasBegun else {
            hasBegun = true
            return (.state(.authorised), 0)
        }
        if let part = leg?.next() { return part }
        leg = nil
        guard track.segments.indices.contains(segment) else {
            isOver = true
            return (.end, 0)
        }
        let points = track.segments[segment]
        guard points.indices.contains(index) else {
            (segment, index) = (segment + 1, 0)
            return track.segments.indices.contains(segment) ? (.gap, 0) : next()
        }
        defer { index += 1 }
        guard index > 0 else { return (.point(points[0]), 0) }
        leg = Leg(from: points[index - 1], to: points[index])
        return leg?.next()
    }
}

/// The way from one point to the next, in equal parts.
private struct Leg {
    private let start: TrackPoint
    private let end: TrackPoint
    private let parts: Int
    private let seconds: Double
    private var walked = 0

    /// The length of the longest part, in metres.
    private static let longestPart = 10.0

    init(from start: TrackPoint, to end: TrackPoint) {
        let distance = start.coordinate.haversineDistance(to: end.coordinate)
        self.start = start
        self.end = end
        parts = max(1, Int((min(distance, 1e6) / Self.longestPart).rounded(.up)))
        if let from = start.time, let to = end.time {
            seconds = max(0, to.timeIntervalSince(from))
        } else {
            seconds = distance / ReplayEvents.usualSpeed
        }
    }

    mutating func next() -> (event: LocationEvent, seconds: Double)? {
        guard walked < parts else { return nil }
        walked += 1
        let seconds = seconds / Double(parts)
        if walked == parts { return (.point(end), seconds) }
        return (.passing(start.point(at: Double(walked) / Double(parts), towards: end)), seconds)
    }
}

extension TrackPoint {
    /// The point at a share of the way to another one, linear in everything that both have.
    fileprivate func point(at share: Double, towards end: TrackPoint) -> TrackPoint {
        func between(_ one: Double, _ other: Double) -> Double { one + (other - one) * share }
        let (from, to) = (coordinate, end.coordinate)
        let width = (to.longitude - from.longitude).remainder(dividingBy: 360)
        let longitude = (from.longitude + width * share).remainder(dividingBy: 360)
        let latitude = between(from.latitude, to.latitude)
        let place = Coordinate(latitude: latitude, longitude: longitude) ?? from
        var elevation: Double?
        if let low = self.elevation, let high = end.elevation { elevation = between(low, high) }
        let time = time.flatMap { start in
            end.time.map { start + $0.timeIntervalSince(start) * share }
        }
        return TrackPoint(place, elevation: elevation, time: time)
    }
}
