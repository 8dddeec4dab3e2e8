package import FeatureKit
import Tracks

/// A walk that goes on by itself, from its first event until its way ends or it is stopped.
///
/// Nothing of it remains when it is dropped.
package final class WalkSession: Sendable {
    private let progress: WalkProgress
    private let work: Task<Void, Never>

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
        work = Task {
            await pending.run {
                await Self.walk(plan, progress)
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
    }

    /// The walk as it is now.
    package var snapshot: Walk { progress.snapshot }

    /// Ends the walk at once; photos that have not come are given up.
    package func stop() {
        work.cancel()
    }

    /// Waits until the walk is over, with all its photos.
    package func finished() async {
        await work.value
    }

    /// Follows the way to its end, and finds the photos of its steps.
    private static func walk(_ plan: WalkPlan, _ progress: WalkProgress) async {
        if let problem = await plan.recording?.begin() { progress.warn(problem) }
        let (steps, queue) = AsyncStream<Step>.makeStream()
        await withTaskGroup { group in
            if let photos = plan.photos {
                group.addTask { await photos.find(for: steps, in: progress) }
            }
            var noise = LocationNoise()
            var hasEnded = false
            func take(_ event: LocationEvent) {
                let known = plan.isLive ? noise.take(event) : (events: [event], noise: 0)
                progress.countNoise(known.noise)
                for event in known.events {
                    guard let step = progress.take(event), plan.photos != nil else { continue }
                    progress.set(.loading, of: step)
                    queue.yield(step)
                }
            }
            for await event in plan.location.events() {
                if let recorder = plan.recording?.recorder {
                    recorder.take(event)
                    progress.set(recordingProblem: recorder.problem)
                }
                take(event)
                hasEnded = event == .end
                if hasEnded { break }
            }
            if !hasEnded { take(.end) }
            queue.finish()
        }
    }

    private static func end(_ plan: WalkPlan, _ progress: WalkProgress) async {
        let walk = progress.snapshot
        let problem = await plan.recording?.end(
            distance: walk.measures.distance, hasPoints: walk.measures.pointCount > 0)
        if let problem { progress.warn(problem) }
        progress.set(recordingProblem: plan.recording?.recorder.problem)
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
        case .end: break
        }
        return nil
    }
}
