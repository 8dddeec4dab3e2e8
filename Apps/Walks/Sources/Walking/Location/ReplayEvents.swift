import SectionKit
import Tracks

/// The events of tracks that are walked again, each with the seconds since the one before.
struct ReplayEvents: IteratorProtocol {
    private let segments: [[TrackPoint]]

    /// The indices of the segments that begin the next track.
    private let beginnings: Set<Int>

    private var segment = 0

    /// The index of the next point of the segment.
    private var index = 0

    /// The leg that is being walked.
    private var leg: Leg?

    private var hasBegun = false
    private var isOver = false

    /// The speed on a track without times, in metres per second: 5 km/h.
    static let usualSpeed = 5 / 3.6

    init(_ tracks: [Track]) {
        var (segments, beginnings) = ([[TrackPoint]](), Set<Int>())
        for track in tracks {
            beginnings.insert(segments.count)
            segments += track.segments
        }
        (self.segments, self.beginnings) = (segments, beginnings)
    }

    mutating func next() -> (event: LocationEvent, seconds: Double)? {
        guard !isOver else { return nil }
        guard hasBegun else {
            hasBegun = true
            return (.state(.authorised), 0)
        }
        if let part = leg?.next() { return part }
        leg = nil
        guard segments.indices.contains(segment) else {
            isOver = true
            return (.end, 0)
        }
        let points = segments[segment]
        guard points.indices.contains(index) else {
            (segment, index) = (segment + 1, 0)
            guard segments.indices.contains(segment) else { return next() }
            return (beginnings.contains(segment) ? .nextTrack : .gap, 0)
        }
        defer { index += 1 }
        guard index > 0 else { return (.point(points[0]), 0) }
        leg = Leg(from: points[index - 1], to: points[index])
        return leg?.next()
    }
}

/// The way from one point to the next, in equal parts.
private struct Leg {
    private let leg: TrackLeg
    private let parts: Int
    private let seconds: Double
    private var walked = 0

    init(from start: TrackPoint, to end: TrackPoint) {
        leg = TrackLeg(from: start, to: end)
        parts = leg.partCount
        seconds = max(0, leg.seconds ?? leg.distance / ReplayEvents.usualSpeed) / Double(parts)
    }

    mutating func next() -> (event: LocationEvent, seconds: Double)? {
        guard walked < parts else { return nil }
        walked += 1
        if walked == parts { return (.point(leg.end), seconds) }
        return (.passing(leg.end(ofPart: walked, of: parts)), seconds)
    }
}
