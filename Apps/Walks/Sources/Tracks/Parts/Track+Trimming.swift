import Geodesy
package import SectionKit

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
