/// A list of sections that load together and are read in the order they were declared.
///
/// The one actor of the framework. It owns its sections, takes their states as they come, and
/// holds the latest snapshot of each. A new load cancels the one before it, and whatever the
/// cancelled load still says is not shown.
public actor Screen {
    /// The sections as they stand now, in declared order.
    public private(set) var snapshots: [SectionSnapshot]

    private let sections: [any Section]
    private var generation = 0
    private var current: AsyncStream<Never>.Continuation?
    private var watchers: [Int: AsyncStream<[SectionSnapshot]>.Continuation] = [:]
    private var nextWatcher = 0

    /// Makes a screen of sections; nothing is loaded yet.
    public init(_ sections: [any Section]) {
        self.sections = sections
        snapshots = sections.map { SectionSnapshot(loading: $0) }
    }

    deinit {
        for watcher in watchers.values { watcher.finish() }
    }

    /// Call when the screen is to be filled: all sections load at once; returns when all are done.
    ///
    /// Cancelling the caller's task cancels the load.
    public func load() async {
        current?.finish()
        let (superseded, continuation) = AsyncStream<Never>.makeStream()
        current = continuation
        generation += 1
        let generation = generation
        snapshots = sections.map { SectionSnapshot(loading: $0) }
        publish()

        await withTaskGroup(of: Event.self) { [sections] group in
            group.addTask {
                for await _ in superseded {}
                return .superseded
            }
            for (index, section) in sections.enumerated() {
                group.addTask {
                    await Self.load(section, at: index, of: self, generation: generation)
                    return .sectionEnded
                }
            }
            var remaining = sections.count
            while remaining > 0, let event = await group.next() {
                switch event {
                case .sectionEnded: remaining -= 1
                case .superseded: group.cancelAll()
                }
            }
            group.cancelAll()
        }
        if generation == self.generation { settle() }
    }

    /// What the tasks of a load tell: a section has ended, or another load has begun.
    private enum Event {
        case sectionEnded, superseded
    }

    /// The screen's snapshots now, then again whenever one changes, until the screen is gone.
    ///
    /// A reader that is slower than the changes gets only the latest.
    public func updates() -> AsyncStream<[SectionSnapshot]> {
        let (stream, continuation) = AsyncStream<[SectionSnapshot]>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        let watcher = nextWatcher
        nextWatcher += 1
        watchers[watcher] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { await self?.forget(watcher) }
        }
        continuation.yield(snapshots)
        return stream
    }

    /// Opens the existential: a section and its place share the section's content type.
    private static func load(
        _ section: some Section,
        at index: Int,
        of screen: Screen,
        generation: Int
    ) async {
        let place = Place(screen: screen, section: section, index: index, generation: generation)
        await section.load(into: place)
    }

    fileprivate func take(_ snapshot: SectionSnapshot, at index: Int, generation: Int) {
        guard generation == self.generation else { return }
        snapshots[index] = snapshot
        publish()
    }

    /// Ends the load: a section that never answered says so, rather than stay away in silence.
    private func settle() {
        current = nil
        let cancelled = Task.isCancelled
        for (index, snapshot) in snapshots.enumerated() where snapshot.state == .loading {
            let error = SectionError(
                message: "\(snapshot.title) \(cancelled ? "was not loaded" : "gave no answer").",
                recovery: "Load it again."
            )
            snapshots[index] = SectionSnapshot(
                id: snapshot.id, title: snapshot.title, state: .error(error))
        }
        publish()
    }

    private func publish() {
        for watcher in watchers.values { watcher.yield(snapshots) }
    }

    private func forget(_ watcher: Int) {
        watchers[watcher] = nil
    }
}

/// A section's place on the screen, for the length of one load.
private struct Place<S: Section>: SectionOutput {
    let screen: Screen
    let section: S
    let index: Int
    let generation: Int

    func show(_ state: SectionState<S.Content>) async {
        let snapshot = SectionSnapshot(section, state)
        await screen.take(snapshot, at: index, generation: generation)
    }
}
