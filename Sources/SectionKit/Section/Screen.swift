public import Essentials

/// A list of sections that load together and are read in the order they were declared.
///
/// The one actor of the framework, and the one engine that loads: a report is a screen of all its
/// sections, and each place of an interactive screen is one of a single section. It owns its
/// sections, takes their states as they come, and holds the latest snapshot of each. A section's
/// new load cancels the one before it, and whatever the cancelled load still says is not shown.
///
/// A section that loads again keeps what it shows until there is something to put in its place;
/// content stays even where the new load fails, with the failure beside it.
public actor Screen {
    /// The sections as they stand now, in declared order.
    public var snapshots: [SectionSnapshot] { places.map(\.snapshot) }

    private var places: [ScreenPlace]
    private let clock: (@Sendable () -> Date)?
    private let keepsContent: Bool
    private var watchers: [AsyncStream<[SectionSnapshot]>.Continuation] = []

    /// Makes a screen of sections; nothing is loaded yet.
    ///
    /// - Parameters:
    ///   - sections: the sections, in reading order.
    ///   - clock: tells when content comes, for ``SectionSnapshot/observedAt``; nil for nothing.
    ///   - reportsNotices: whether contents are kept to compare the next ones with, for
    ///     ``SectionSnapshot/notices``.
    public init(
        _ sections: [any Section],
        clock: (@Sendable () -> Date)? = nil,
        reportsNotices: Bool = false
    ) {
        self.clock = clock
        keepsContent = reportsNotices
        places = sections.indices.map { ScreenPlace(sections[$0], at: $0) }
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
        await load(Array(places.indices), showing: show)
    }

    /// Call when one section is to load again, while the others stay as they are.
    ///
    /// Returns when it is done; at once if the screen has no section of that name. Cancelling the
    /// caller's task cancels the load.
    public func load(_ id: String) async {
        await load(places.indices.filter { places[$0].section.id == id }) { _ in }
    }

    /// Call when some sections were made again and are to load in place of those of their names,
    /// while the others stay as they are.
    ///
    /// One that the screen has no place for is left out; otherwise as ``load(showing:)``.
    public func load(
        _ sections: [any Section],
        showing show: @escaping @Sendable (SectionSnapshot) async -> Void
    ) async {
        var renewed: [Int] = []
        for section in sections {
            guard let place = places.firstIndex(where: { $0.section.id == section.id }) else {
                continue
            }
            places[place].section = section
            renewed.append(place)
        }
        await load(renewed, showing: show)
    }

    private func load(
        _ indices: [Int],
        showing show: @escaping @Sendable (SectionSnapshot) async -> Void
    ) async {
        let begun = indices.map { places[$0].begin() }
        publish()
        await withTaskGroup { group in
            for load in begun.dropLast() {
                group.addTask { await self.run(load, showing: show) }
            }
            if let load = begun.last { await run(load, showing: show) }
        }
    }

    private func run(
        _ load: SectionLoad,
        showing show: @escaping @Sendable (SectionSnapshot) async -> Void
    ) async {
        await load.run(places[load.place].section) { answer in
            guard let snapshot = await self.take(answer, of: load), !Task.isCancelled else {
                return
            }
            await show(snapshot)
        }
        let isCancelled = Task.isCancelled
        guard let failure = places[load.place].unanswered(wasCancelled: isCancelled),
            let snapshot = take(SectionUpdate(failure: failure), of: load), !isCancelled
        else { return }
        await show(snapshot)
    }

    /// Takes what a load has brought; returns what is to be seen now, nil if that is nothing new.
    private func take(_ answer: SectionUpdate, of load: SectionLoad) -> SectionSnapshot? {
        guard
            let snapshot = places[load.place].take(
                answer, of: load, at: clock?(), keepingContent: keepsContent)
        else { return nil }
        publish()
        return snapshot
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
        if watchers.isEmpty { return }
        let snapshots = snapshots
        watchers.removeAll { watcher in
            if case .terminated = watcher.yield(snapshots) { true } else { false }
        }
    }
}
