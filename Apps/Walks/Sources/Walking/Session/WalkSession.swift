package import FeatureKit
import Synchronization
import Tracks

/// A walk that goes on by itself, from its first event until its way ends or it is stopped.
///
/// Nothing of it remains when it is dropped.
package final class WalkSession: Sendable {
    private let progress: WalkProgress
    private let photos: StepPhotos?

    /// Whether the walk is happening, or has just ended.
    package let isLive: Bool

    private let errands: AsyncStream<StepPhotos.Errand>.Continuation
    private let work: Task<Void, Never>

    /// The latest look for photos that had failed when the walk was over.
    private let retry = Mutex<Task<Void, Never>?>(nil)

    /// Begins a walk.
    ///
    /// - Parameters:
    ///   - plan: what it needs.
    ///   - live: takes the walk, so that a person can end it before the program.
    ///   - pending: takes the end of its recording, so that the program waits for it.
    package init(
        _ plan: WalkPlan,
        live: LiveWork = LiveWork(),
        pending: PendingWork = PendingWork()
    ) {
        let progress = WalkProgress(plan)
        self.progress = progress
        (photos, isLive) = (plan.photos, plan.isLive)
        let (stream, errands) = AsyncStream<StepPhotos.Errand>.makeStream()
        self.errands = errands
        work = Task {
            await pending.run {
                await Self.walk(plan, progress, photos: stream, errands)
            } ifCancelled: {
                await Self.end(plan, progress)
            }
            await Self.end(plan, progress)
            progress.end()
        }
        live.add(work)
    }

    deinit {
        work.cancel()
        retry.withLock { $0?.cancel() }
    }

    /// The walk as it is now.
    package var snapshot: Walk { progress.snapshot }

    /// Whether photos are looked for step by step, which takes longer than the way.
    package var findsPhotos: Bool { photos != nil }

    /// Ends the walk at once; photos that have not come are given up.
    package func stop() {
        progress.stop()
        work.cancel()
    }

    /// Looks again for the photos of the steps that failed; what is shown stays.
    package func retryPhotos() {
        let steps = progress.retryPhotos()
        guard let photos, !steps.isEmpty else { return }
        let wanted = [.retry] + steps.map(StepPhotos.Errand.step)
        if !progress.snapshot.isOver {
            for errand in wanted { errands.yield(errand) }
            return
        }
        retry.withLock { retry in
            retry = Task { [progress, earlier = retry] in
                await earlier?.value
                await photos.find(for: AsyncStream(wanted), in: progress)
            }
        }
    }

    /// Waits until the way is at its end; photos may still come.
    package func walked() async { await progress.walked() }

    /// Waits until the walk is over, with all its photos.
    package func finished() async {
        await work.value
        await retry.withLock(\.self)?.value
    }

    /// Follows the way to its end, and finds the photos of its steps.
    private static func walk(
        _ plan: WalkPlan,
        _ progress: WalkProgress,
        photos errands: AsyncStream<StepPhotos.Errand>,
        _ queue: AsyncStream<StepPhotos.Errand>.Continuation
    ) async {
        if let problem = await plan.recording?.begin() { progress.warn(problem) }
        if let album = plan.album, let way = album.way { await album.find(on: way, in: progress) }
        await withTaskGroup { group in
            if let photos = plan.photos {
                group.addTask { await photos.find(for: errands, in: progress) }
            }
            var noise = LocationNoise(plan.activity)
            var hasEnded = false
            func take(_ event: LocationEvent) {
                if plan.isLive { progress.record(event) }
                for event in plan.isLive ? noise.take(event) : [event] {
                    guard let step = progress.take(event), plan.photos != nil else { continue }
                    progress.set(.loading, of: step)
                    queue.yield(.step(step))
                }
            }
            for event in plan.recording?.earlier?.events ?? [] { take(event) }
            for await event in plan.location.events() {
                // What is still in the stream comes after the end that a person has asked for.
                if Task.isCancelled { break }
                if let recorder = plan.recording?.recorder {
                    recorder.take(event)
                    progress.set(recordingProblem: recorder.problem)
                }
                take(event)
                hasEnded = event == .end
                if hasEnded { break }
            }
            if !hasEnded { take(.end) }
            progress.arrive()
            queue.finish()
        }
        if let album = plan.album, album.way == nil {
            await album.find(on: progress.way, in: progress)
        }
    }

    private static func end(_ plan: WalkPlan, _ progress: WalkProgress) async {
        if plan.location.goesOnLater, !progress.isStopped {
            plan.recording?.recorder.sync()
            return
        }
        let walk = progress.snapshot
        let problem = await plan.recording?.end(
            distance: walk.measures.distance, hasPoints: walk.measures.pointCount > 0,
            // What a device sends may come late.
            at: plan.location.goesOnLater ? walk.measures.end : nil)
        if let problem { progress.warn(problem) }
        progress.set(recordingProblem: plan.recording?.recorder.problem)
    }
}

extension Track {
    /// The events that have led to it.
    fileprivate var events: [LocationEvent] {
        segments.flatMap { [.gap] + $0.map(LocationEvent.point) }
    }
}

extension WalkProgress {
    /// Takes an event; returns the step that it leads to, if it does.
    fileprivate func take(_ event: LocationEvent) -> Step? {
        switch event {
        case .state(let state): set(state)
        case .point(let point): return take(point, isRecorded: true)
        case .passing(let point): return take(point, isRecorded: false)
        case .gap: gap()
        case .nextTrack: nextTrack()
        case .end: break
        }
        return nil
    }
}

extension AsyncStream<StepPhotos.Errand> {
    /// Creates a stream of what is known.
    fileprivate init(_ errands: [Element]) {
        self.init { stream in
            for errand in errands { stream.yield(errand) }
            stream.finish()
        }
    }
}
