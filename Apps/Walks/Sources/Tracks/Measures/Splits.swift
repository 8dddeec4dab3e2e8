package import SectionKit

/// Divides a way into parts of the same length, point by point as it is walked.
package struct Splits: Equatable, Sendable {
    /// The length of a part in metres; at least 1.
    package let length: Double

    /// The parts so far, the last of which may be shorter.
    package private(set) var all: [Split] = []

    /// The climb up to the last point, and before the last part.
    private var climb: Climb?
    private var climbBefore = Climb()

    package init(length: Double) {
        self.length = max(1, length)
    }

    /// Divides a whole track.
    package init(of track: Track, length: Double) {
        self.init(length: length)
        let climb = ClimbProfile(of: track).progress
        var index = 0
        track.forEachPoint {
            take($0, by: $1, climb: climb.isEmpty ? nil : climb[index])
            index += 1
        }
    }

    /// Takes the next point and the leg that leads to it; nil if nothing is recorded before it: the
    /// way to it belongs to no part, but its time does.
    ///
    /// - Parameter climb: the climb of the track up to the point; nil if no height is known.
    package mutating func take(_ point: TrackPoint, by leg: TrackLeg?, climb: Climb?) {
        if let leg { add(leg) }
        self.climb = climb
        guard let climb, !all.isEmpty else { return }
        all[all.count - 1].ascent = climb.ascent - climbBefore.ascent
        all[all.count - 1].descent = climb.descent - climbBefore.descent
    }

    private mutating func add(_ leg: TrackLeg) {
        if all.isEmpty { all.append(Split(number: 1, start: leg.start.time)) }
        var done = 0.0
        while true {
            let index = all.count - 1
            let room = length - all[index].distance
            guard leg.distance - done > room else {
                all[index].distance += leg.distance - done
                all[index].end = leg.end.time
                return
            }
            done += room
            let cut = leg.point(at: done / leg.distance).time
            all[index].distance = length
            all[index].end = cut
            climbBefore = climb ?? Climb()
            all.append(Split(number: all.count + 1, start: cut))
        }
    }
}
