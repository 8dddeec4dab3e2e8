import Flights
import Geodesy
import SectionEssentials
import Synchronization

/// What a program has heard since its records were last written, and the aircraft of the hour.
final class RangeMemory: Sendable {
    private struct Known {
        var range: ReceivedRange?
        var hour = 0
        var aircraft: Set<AircraftAddress> = []
        var writtenAt: Date?
    }

    private let known = Mutex(Known())

    /// How often the records are written, in seconds.
    private static let pace = 60.0

    init() {}

    /// Adds a sky to what is known, or to what was kept; returns the sum, and whether it is to be
    /// written.
    func add(
        _ sky: Sky,
        around center: Coordinate,
        to kept: ReceivedRange?,
        at now: Date
    ) -> (range: ReceivedRange, isDue: Bool) {
        known.withLock { known in
            // A receiver that was moved starts again.
            let last = [known.range, kept].compactMap(\.self).first { $0.center == center }
            var range = last ?? ReceivedRange(around: center)
            let hour = ReceivedRange.hour(of: now)
            if hour != known.hour { (known.hour, known.aircraft) = (hour, []) }
            known.aircraft.formUnion(range.add(sky))
            range.count(known.aircraft.count, at: now)
            known.range = range
            let isDue = known.writtenAt.map { now.timeIntervalSince($0) >= Self.pace } ?? true
            if isDue { known.writtenAt = now }
            return (range, isDue)
        }
    }
}
