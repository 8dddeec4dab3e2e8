/// A list of sections that load together and are read in the order they were declared.
///
/// The one actor of the framework, and the one engine that loads: a report is a screen of all its
/// sections, and each place of an interactive screen is one of a single section. It owns its
/// sections, takes their states as they come, and holds the latest snapshot of each. A section's
/// new load cancels the one before it, and whatever the cancelled load still says is not shown.
public actor Screen {
    /// The sections as they stand now, in declared order.
    public private(set) var snapshots: [SectionSnapshot]

    private let sections: [any Section]

    /// The latest load of each section.
    private var loads: [SectionLoad]

    private var watchers: [AsyncStream<[SectionSnapshot]>.Continuation] = []

    /// Makes a screen of sections; nothing is loaded yet.
    public init(_ sections: [any Section]) {
        self.sections = sections
        snapshots = sections.map { SectionSnapshot(loading: $0) }
        loads = sections.indices.map { SectionLoad(place: $0) }
    }

    deinit {
        for watcher in watchers { watcher.finish() }
    }

    // MARK: Loading

    /// Call when the screen is to be filled: all sections load at once; returns when all are done.
    ///
    /// Cancelling the caller's task cancels the load.
    public func load() async {
        await load(Array(sections.indices))
    }

    /// Call when one section is to load again, while the others stay as they are.
    ///
    /// Returns when it is done; at once if the screen has no section of that name. Cancelling the
    /// caller's task cancels the load.
    public func load(_ id: String) async {
        await load(sections.indices.filter { sections[$0].id == id })
    }

    /// Loads all sections, and shows them as they stand now and whenever one has changed.
    ///
    /// Returns when all are done and have been shown. If showing is slower than the changes, only
    /// the latest is shown. Cancelling the caller's task cancels the load; nothing is shown from
    /// then on.
    public func load(
        showing show: @Sendable ([SectionSnapshot]) async -> Void
    ) async {
        let (updates, watcher) = Self.makeUpdates()
        async let load: Void = load(for: watcher)
        for await snapshots in updates {
            if Task.isCancelled { break }
            await show(snapshots)
        }
        await load
    }

    private func load(for watcher: AsyncStream<[SectionSnapshot]>.Continuation) async {
        watchers.append(watcher)
        await load()
        watcher.finish()
    }

    private func load(_ places: [Int]) async {
        let begun = places.map { begin($0) }
        publish()
        await withTaskGroup { group in
            for load in begun {
                group.addTask { await self.run(load) }
            }
        }
    }

    private func begin(_ place: Int) -> SectionLoad {
        loads[place] = loads[place].superseded()
        snapshots[place] = SectionSnapshot(loading: sections[place])
        return loads[place]
    }

    private func run(_ load: SectionLoad) async {
        await load.run(sections[load.place]) { snapshot in
            await self.take(snapshot, of: load)
        }
        end(load)
    }

    private func take(_ snapshot: SectionSnapshot, of load: SectionLoad) {
        guard load == loads[load.place] else { return }
        snapshots[load.place] = snapshot
        publish()
    }

    /// Ends a load: a section that never answered says so, rather than stay away in silence.
    private func end(_ load: SectionLoad) {
        guard case .loading = snapshots[load.place].state else { return }
        take(snapshots[load.place].unanswered(wasCancelled: Task.isCancelled), of: load)
    }

    // MARK: Watching

    /// The screen's snapshots now, then again whenever one changes, until the screen is gone.
    ///
    /// A reader that is slower than the changes gets only the latest.
    public func updates() -> AsyncStream<[SectionSnapshot]> {
        let (updates, watcher) = Self.makeUpdates()
        watcher.yield(snapshots)
        watchers.append(watcher)
        return updates
    }

    private static func makeUpdates() -> (
        AsyncStream<[SectionSnapshot]>, AsyncStream<[SectionSnapshot]>.Continuation
    ) {
        let updates = AsyncStream<[SectionSnapshot]>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        return (updates.stream, updates.continuation)
    }

    /// Tells all watchers how the sections stand, and forgets those that have gone.
    private func publish() {
        watchers.removeAll { watcher in
            if case .terminated = watcher.yield(snapshots) { true } else { false }
        }
    }
}
