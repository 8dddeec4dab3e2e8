import Tracks

/// A walk that goes on by itself, from its first event until its way ends or it is stopped.
///
/// Nothing of it remains when it is dropped.
package final class WalkSession: Sendable {
    private let progress: WalkProgress
    private let work: Task<Void, Never>

    /// How many pictures are kept in memory.
    package static let keptPictures = 30

    /// Begins a walk.
    ///
    /// - Parameters:
    ///   - name: the name of the walk.
    ///   - location: the positions.
    ///   - every: the distance between steps, in metres.
    ///   - photos: finds the photos of the steps; nil if none are wanted.
    ///   - warnings: what is to be said of the walk from the start.
    ///   - keptPictures: how many pictures are kept in memory.
    package init(
        name: String,
        location: any LocationInput,
        every: Double = 100,
        photos: StepPhotos? = nil,
        warnings: [String] = [],
        keptPictures: Int = WalkSession.keptPictures
    ) {
        let progress = WalkProgress(name: name, every: every, keptPictures: keptPictures)
        for warning in warnings { progress.warn(warning) }
        self.progress = progress
        work = Task {
            let (steps, queue) = AsyncStream<Step>.makeStream()
            await withTaskGroup { group in
                if let photos {
                    group.addTask { await photos.find(for: steps, in: progress) }
                }
                for await event in location.events() {
                    if let step = progress.take(event), photos != nil {
                        progress.set(.loading, of: step)
                        queue.yield(step)
                    }
                    if event == .end { break }
                }
                queue.finish()
            }
            progress.end()
        }
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
