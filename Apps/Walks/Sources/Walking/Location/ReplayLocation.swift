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
