import Essentials
import Geodesy
import Networking
import Photos
import SectionKit
import Synchronization
import Tracks

/// What is known of a walk that goes on: the session writes it, and reports read it.
final class WalkProgress: Sendable {
    private struct State {
        var walk: Walk
        var segments: [[TrackPoint]] = []
        var rule: StepRule
        var distance = 0.0

        /// The last point of the segment; nil at the start of one.
        var last: TrackPoint?

        /// The indices of the steps whose pictures are kept, the oldest first.
        var pictured: [Int] = []
    }

    private let state: Mutex<State>
    private let keptPictures: Int

    /// Creates the progress of a walk that has not begun.
    ///
    /// - Parameters:
    ///   - every: the distance between steps, in metres.
    ///   - keptPictures: how many pictures are kept in memory; older steps keep only their photo.
    init(name: String, every: Double, keptPictures: Int) {
        state = Mutex(
            State(
                walk: Walk(name: name, track: Track(name: name, segments: [])),
                rule: StepRule(every: every)))
        self.keptPictures = keptPictures
    }

    /// The walk as it is now.
    var snapshot: Walk {
        state.withLock { state in
            var walk = state.walk
            walk.track = Track(name: walk.name, segments: state.segments)
            walk.distance = state.distance
            return walk
        }
    }

    func set(_ location: LocationState) {
        state.withLock { $0.walk.state = location }
    }

    /// Begins a new segment with the next point.
    func gap() {
        state.withLock { $0.last = nil }
    }

    func warn(_ sentence: String) {
        state.withLock { state in
            if !state.walk.warnings.contains(sentence) { state.walk.warnings.append(sentence) }
        }
    }

    /// Adds a point of the way; returns the step there, if it is one.
    ///
    /// - Parameter isRecorded: whether the point is part of the track, or only passed.
    func take(_ point: TrackPoint, isRecorded: Bool) -> Step? {
        state.withLock { state in
            if let last = state.last {
                state.distance += last.coordinate.haversineDistance(to: point.coordinate)
            }
            if isRecorded {
                if state.last == nil || state.segments.isEmpty { state.segments.append([]) }
                state.segments[state.segments.count - 1].append(point)
            }
            state.last = point
            guard state.rule.take(point.coordinate) else { return nil }
            let step = Step(
                number: state.walk.steps.count + 1, point: point, distance: state.distance,
                previous: state.walk.steps.last?.step.point)
            state.walk.steps.append(WalkStep(step: step, photo: .notWanted))
            return step
        }
    }

    /// Sets the photo of a step, and forgets the oldest picture if there are too many.
    func set(_ photo: StepPhoto, of step: Step) {
        state.withLock { state in
            let index = step.number - 1
            state.walk.steps[index].photo = photo
            guard case .found(_, .some) = photo else { return }
            state.pictured.append(index)
            guard state.pictured.count > keptPictures else { return }
            let oldest = state.pictured.removeFirst()
            if case .found(let photo, _) = state.walk.steps[oldest].photo {
                state.walk.steps[oldest].photo = .found(photo, nil)
            }
        }
    }

    /// Ends the walk; photos that have not come by now never will.
    func end() {
        state.withLock { state in
            state.walk.isOver = true
            for index in state.walk.steps.indices where state.walk.steps[index].photo == .loading {
                state.walk.steps[index].photo = .failed(.cancelled)
            }
        }
    }
}
