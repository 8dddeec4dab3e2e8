import Essentials
import Geodesy
import Networking
import Photos
import SectionKit
import Synchronization
import TrackFiles
import Tracks

/// What is known of a walk that goes on: the session writes it, and reports read it.
final class WalkProgress: Sendable {
    private struct State {
        var walk: Walk
        var segments: [[TrackPoint]] = []
        var steps: Steps
        var measures = TrackMeasures()

        /// Whether the next point begins a segment.
        var isAfterGap = true

        var noise = 0
        var recordingProblem: String?

        /// The indices of the steps whose pictures are kept, the oldest first.
        var pictured: [Int] = []
    }

    private let state: Mutex<State>
    private let keptPictures: Int

    /// Creates the progress of a walk that has not begun.
    init(_ plan: WalkPlan) {
        var walk = Walk(name: plan.name, track: Track(name: plan.name, segments: []))
        walk.recording = plan.recording?.recorder.path
        walk.warnings = plan.warnings
        walk.activity = plan.activity
        walk.noise = plan.noise
        walk.album = plan.album.map { _ in [] }
        state = Mutex(State(walk: walk, steps: Steps(every: plan.every)))
        keptPictures = plan.keptPictures
    }

    /// The walk as it is now.
    var snapshot: Walk {
        state.withLock { state in
            var walk = state.walk
            walk.track = Track(name: walk.name, segments: state.segments)
            walk.measures = state.measures
            walk.measures.climb = ClimbProfile(of: walk.track).climb
            if !walk.isOver {
                // Where the walk has not been yet, nobody has taken a photo.
                walk.album?.removeAll { $0.place.distance > walk.measures.distance }
            }
            if let problem = state.recordingProblem {
                walk.isRecorded = false
                walk.warnings.append(problem)
            }
            walk.noise.add(points: state.noise)
            if state.steps.isFull { walk.warnings.append(Steps.limitWarning) }
            return walk
        }
    }

    func set(_ location: LocationState) {
        state.withLock { $0.walk.state = location }
    }

    func set(album photos: [WalkPhoto]) {
        state.withLock { $0.walk.album = photos }
    }

    /// The way so far.
    var way: PhotoWay {
        state.withLock { PhotoWay([Track(segments: $0.segments)]) }
    }

    /// Begins a new segment with the next point.
    func gap() {
        state.withLock { state in
            state.isAfterGap = true
            state.steps.gap()
            state.measures.gap()
        }
    }

    /// Begins a new track with the next point.
    func nextTrack() {
        gap()
        state.withLock { $0.measures.nextTrack() }
    }

    func warn(_ sentence: String) {
        state.withLock { state in
            if !state.walk.warnings.contains(sentence) { state.walk.warnings.append(sentence) }
        }
    }

    /// Counts points that are left out because they are noise of the receiver.
    func countNoise(_ count: Int) {
        if count > 0 { state.withLock { $0.noise += count } }
    }

    /// Says why the latest points are not recorded; nil if they are.
    func set(recordingProblem: String?) {
        state.withLock { $0.recordingProblem = recordingProblem }
    }

    /// Adds a point of the way; returns the step there, if it is one.
    ///
    /// - Parameter isRecorded: whether the point is part of the track, or only passed.
    func take(_ point: TrackPoint, isRecorded: Bool) -> Step? {
        state.withLock { state in
            if isRecorded {
                if state.isAfterGap { state.segments.append([]) }
                state.isAfterGap = false
                state.segments[state.segments.count - 1].append(point)
                state.measures.take(point)
            }
            guard let step = state.steps.take(point) else { return nil }
            state.walk.steps.append(WalkStep(step: step, photo: .notWanted))
            return step
        }
    }

    /// The photos that are shown.
    var shownPhotos: PhotoChoice {
        state.withLock { state in
            state.walk.steps.reduce(into: PhotoChoice()) { choice, step in
                if case .found(let photo, let picture) = step.photo { choice.take(photo, picture) }
            }
        }
    }

    /// Awaits the photos that failed or were not asked for again; returns their steps.
    func retryPhotos() -> [Step] {
        state.withLock { state in
            let failed = state.walk.steps.indices.filter { state.walk.steps[$0].photo.canBeRetried }
            for index in failed { state.walk.steps[index].photo = .loading }
            return failed.map { state.walk.steps[$0].step }
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

extension StepPhoto {
    /// Whether it was not found, but may be.
    fileprivate var canBeRetried: Bool {
        switch self {
        case .failed, .notAsked: true
        case .notWanted, .loading, .found, .nothingHere: false
        }
    }
}
