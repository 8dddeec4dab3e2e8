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
        await load { _ in }
    }

    /// Call when the screen is to be filled, and each state of a section is wanted as it comes.
    ///
    /// A state is shown in the section's own task, which goes on when that has returned, so that
    /// content can be made ready while other sections load. Returns when all are done. Cancelling
    /// the caller's task cancels the load, and nothing more is shown.
    public func load(
        showing show: @escaping @Sendable (SectionSnapshot) async -> Void
    ) async {
        await load(Array(sections.indices), showing: show)
    }

    /// Call when one section is to load again, while the others stay as they are.
    ///
    /// Returns when it is done; at once if the screen has no section of that name. Cancelling the
    /// caller's task cancels the load.
    public func load(_ id: String) async {
        await load(sections.indices.filter { sections[$0].id == id }) { _ in }
    }

    private func load(
        _ places: [Int],
        showing show: @escaping @Sendable (SectionSnapshot) async -> Void
    ) async {
        let begun = places.map { begin($0) }
        publish()
        await withTaskGroup { group in
            for load in begun.dropLast() {
                group.addTask { await self.run(load, showing: show) }
            }
            if let load = begun.last { await run(load, showing: show) }
        }
    }

    private func begin(_ place: Int) -> SectionLoad {
        loads[place] = loads[place].superseded()
        snapshots[place] = SectionSnapshot(loading: sections[place])
        return loads[place]
    }

    private func run(
        _ load: SectionLoad,
        showing show: @escaping @Sendable (SectionSnapshot) async -> Void
    ) async {
        await load.run(sections[load.place]) { snapshot in
            guard await self.take(snapshot, of: load), !Task.isCancelled else { return }
            await show(snapshot)
        }
        // A section that never answered says so, rather than stay away in silence.
        guard case .loading = snapshots[load.place].state else { return }
        let isCancelled = Task.isCancelled
        let snapshot = snapshots[load.place].unanswered(wasCancelled: isCancelled)
        if take(snapshot, of: load), !isCancelled { await show(snapshot) }
    }

    /// Takes what a load has brought; false if another has superseded it.
    private func take(_ snapshot: SectionSnapshot, of load: SectionLoad) -> Bool {
        guard load == loads[load.place] else { return false }
        snapshots[load.place] = snapshot
        publish()
        return true
    }

    // MARK: Watching

    /// The screen's snapshots now, then again whenever one changes, until the screen is gone.
    ///
    /// A reader that is slower than the changes gets only the latest.
    public func updates() -> AsyncStream<[SectionSnapshot]> {
        let (updates, watcher) = AsyncStream<[SectionSnapshot]>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        watcher.yield(snapshots)
        watchers.append(watcher)
        return updates
    }

    /// Tells all watchers how the sections stand, and forgets those that have gone.
    private func publish() {
        watchers.removeAll { watcher in
            if case .terminated = watcher.yield(snapshots) { true } else { false }
        }
    }
}
