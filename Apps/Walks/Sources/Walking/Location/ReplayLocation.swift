import SectionEssentials
package import SectionKit
import Synchronization
package import Tracks

/// Recorded tracks that are walked again, one after the other.
///
/// Each leg within a segment is divided into equal parts of 10 m at most, so that a long leg is
/// walked and not jumped.
package struct ReplayLocation: LocationInput {
    private let tracks: [Track]
    private let speed: Double?
    private let pause: @Sendable (Duration) async -> Void

    /// Creates a replay, which starts with the first event that is asked for.
    ///
    /// - Parameters:
    ///   - tracks: the tracks.
    ///   - speed: how many times faster than recorded; a track without times is walked at 5 km/h
    ///     times this; nil to walk it at once.
    ///   - pause: waits, unless its task is cancelled.
    package init(
        _ tracks: [Track],
        speed: Double? = nil,
        pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
    ) {
        self.tracks = tracks
        self.speed = speed
        self.pause = pause
    }

    package var way: [[TrackPoint]] { tracks.flatMap(\.segments) }

    package func events() -> AsyncStream<LocationEvent> {
        let way = ReplayWay(ReplayEvents(tracks))
        return AsyncStream { [speed, pause] in
            guard let (event, seconds) = way.next() else { return nil }
            if let speed, seconds > 0 {
                await pause(.milliseconds(Int(clamping: seconds / speed * 1000)))
            }
            return Task.isCancelled ? nil : event
        }
    }
}

/// The events of one replay, which are asked for one after the other.
private final class ReplayWay: Sendable {
    private let events: Mutex<ReplayEvents>

    init(_ events: ReplayEvents) {
        self.events = Mutex(events)
    }

    func next() -> ReplayEvents.Element? {
        events.withLock { $0.next() }
    }
}

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
