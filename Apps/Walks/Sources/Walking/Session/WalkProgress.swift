import Geodesy
import Networking
import Photos
import SectionEssentials
import SectionKit
import Synchronization
import TrackFiles
import Tracks

/// What is known of a walk that goes on: the session writes it, and reports read it.
final class WalkProgress: Sendable {
    private struct State {
        var walk: Walk

        /// The way, unless it is known from the start; of a live walk, with the noise of the
        /// receiver.
        var segments: [[TrackPoint]] = []

        /// How many points of a known way were walked.
        var walked = 0

        var steps: Steps
        var measures = TrackMeasures()

        /// Whether the next point begins a segment.
        var isAfterGap = true

        var recordingProblem: String?

        /// Whether a person has ended the walk.
        var isStopped = false

        /// Who waits for the end of the way.
        var waiting: [CheckedContinuation<Void, Never>] = []

        /// The indices of the steps whose pictures are kept, the oldest first.
        var pictured: [Int] = []

        mutating func add(_ point: TrackPoint) {
            if isAfterGap { segments.append([]) }
            isAfterGap = false
            segments[segments.count - 1].append(point)
        }
    }

    private let state: Mutex<State>
    private let isLive: Bool

    /// The segments of the way, if they are known from the start, so that there is no copy of them.
    private let known: [[TrackPoint]]
    private let keptPictures: Int

    /// Creates the progress of a walk that has not begun.
    init(_ plan: WalkPlan) {
        var walk = Walk(name: plan.name, track: Track(name: plan.name, segments: []))
        walk.recording = plan.recording?.recorder.path
        walk.warnings = plan.warnings
        walk.activity = plan.activity
        walk.noise = plan.noise
        walk.isMadeUp = plan.isMadeUp
        walk.album = plan.album.map { _ in [] }
        state = Mutex(State(walk: walk, steps: Steps(every: plan.every)))
        isLive = plan.isLive
        known = plan.location.way
        keptPictures = plan.keptPictures
    }

    /// The walk as it is now.
    var snapshot: Walk {
        let (state, isFull) = state.withLock { ($0, $0.steps.isFull) }
        var walk = state.walk
        let segments = known.isEmpty ? state.segments : known.prefix(points: state.walked)
        walk.track = Track(name: walk.name, segments: segments)
        if isLive {
            // As of a file, so that the recording of the walk has the same figures.
            let clean = walk.track.withoutNoise(walk.activity)
            (walk.track, walk.activity) = (clean.track, clean.activity)
            walk.noise.add(clean)
            walk.measures = TrackMeasures(of: walk.track)
        } else {
            walk.measures = state.measures
            walk.measures.climb = ClimbProfile(of: walk.track, isWhole: true).climb
        }
        if !walk.isOver {
            // Where the walk has not been yet, nobody has taken a photo.
            walk.album?.removeAll { $0.place.distance > walk.measures.distance }
        }
        if isFull { walk.warnings.append(Steps.limitWarning) }
        if let problem = state.recordingProblem {
            walk.isRecorded = false
            walk.warnings.append(problem)
        }
        return walk
    }

    func set(_ location: LocationState) {
        state.withLock { $0.walk.state = location }
    }

    func set(album photos: [WalkPhoto]) {
        state.withLock { $0.walk.album = photos }
    }

    /// The way so far.
    var way: PhotoWay { PhotoWay([snapshot.track]) }

    /// Takes an event of a receiver as it comes, for the way and what is measured of it.
    func record(_ event: LocationEvent) {
        state.withLock { state in
            switch event {
            case .point(let point): state.add(point)
            case .gap, .nextTrack: state.isAfterGap = true
            case .state, .passing, .end: break
            }
        }
    }

    /// Begins a new segment with the next point.
    func gap() {
        state.withLock { state in
            if !isLive { state.isAfterGap = true }
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

    /// Says why the latest points are not recorded; nil if they are.
    func set(recordingProblem: String?) {
        state.withLock { $0.recordingProblem = recordingProblem }
    }

    /// Adds a point of the way; returns the step there, if it is one.
    ///
    /// Those of a live walk are recorded as they come, by ``record(_:)``.
    ///
    /// - Parameter isRecorded: whether the point is part of the track, or only passed.
    func take(_ point: TrackPoint, isRecorded: Bool) -> Step? {
        state.withLock { state in
            if isRecorded, !isLive {
                if known.isEmpty { state.add(point) } else { state.walked += 1 }
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

    /// Notes that the way is at its end; photos may still come.
    func arrive() {
        state.withLock { state in
            state.walk.hasArrived = true
            for each in state.waiting { each.resume() }
            state.waiting = []
        }
    }

    /// Waits until the way is at its end.
    func walked() async {
        await withCheckedContinuation { continuation in
            state.withLock { state in
                if state.walk.hasArrived {
                    continuation.resume()
                } else {
                    state.waiting.append(continuation)
                }
            }
        }
    }

    /// Notes that a person ends the walk.
    func stop() {
        state.withLock { $0.isStopped = true }
    }

    /// Whether a person has ended the walk.
    var isStopped: Bool { state.withLock(\.isStopped) }

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

extension [[TrackPoint]] {
    /// The segments up to a number of points; whole ones are not copied.
    fileprivate func prefix(points count: Int) -> [[TrackPoint]] {
        var (rest, segments) = (count, [[TrackPoint]]())
        for segment in self where rest > 0 {
            segments.append(rest < segment.count ? [TrackPoint](segment.prefix(rest)) : segment)
            rest -= segment.count
        }
        return segments
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
