public import SectionEssentials

/// A list of sections that load together and stay in the order they were declared.
///
/// A screen is the only actor of the framework and the only code that loads sections: a report uses
/// one screen for all its sections, and `browse` one for each section. It owns its sections, takes
/// their states as they come, and holds the latest snapshot of each. A new load of a section
/// cancels the one before it, and later states of the cancelled load are ignored.
///
/// A section that loads again keeps its content until new content replaces it. If the new load
/// fails, the content stays, with the error beside it.
public actor Screen {
    /// The latest snapshots of the sections, in declared order.
    public var snapshots: [SectionSnapshot] { places.map(\.snapshot) }

    private var places: [ScreenPlace]
    private let clock: (@Sendable () -> Date)?
    private let keepsContent: Bool

    /// Whether snapshots can be moved on between loads.
    private let movesContent: Bool

    /// Refuses content with names that do not exist; nil to take it as it is.
    private let names: NameCheck?

    private var watchers: [AsyncStream<[SectionSnapshot]>.Continuation] = []

    /// Creates a screen of sections, which load when ``load()`` is called.
    ///
    /// - Parameters:
    ///   - sections: the sections, in reading order.
    ///   - clock: the time content arrives, by which its age is known; nil for none.
    ///   - reportsNotices: whether to keep content and compare the next one with it, for
    ///     ``SectionSnapshot/notices``.
    public init(
        _ sections: [any Section],
        clock: (@Sendable () -> Date)? = nil,
        reportsNotices: Bool = false
    ) {
        self.init(
            sections, clock: clock, reportsNotices: reportsNotices, movesContent: false, names: nil)
    }

    /// Creates a screen of sections whose content may move on between loads, and whose names may be
    /// checked.
    package init(
        _ sections: [any Section],
        clock: (@Sendable () -> Date)?,
        reportsNotices: Bool = false,
        movesContent: Bool,
        names: NameCheck? = nil
    ) {
        self.clock = clock
        self.movesContent = movesContent
        self.names = names
        keepsContent = reportsNotices
        places = sections.indices.map { ScreenPlace(sections[$0], at: $0) }
    }

    deinit {
        for watcher in watchers { watcher.finish() }
    }

    // MARK: Loading

    /// Loads all sections at once and returns when all are done.
    ///
    /// Cancelling the caller's task cancels the load.
    public func load() async {
        await load { _ in }
    }

    /// Loads all sections at once, passes each new snapshot to `show`, and returns when all are
    /// done.
    ///
    /// `show` runs in the section's own task, which continues when it returns, so one section's
    /// content can be formatted while others load. Cancelling the caller's task cancels the load,
    /// and `show` is not called again.
    public func load(
        showing show: @escaping @Sendable (SectionSnapshot) async -> Void
    ) async {
        await load(Array(places.indices), showing: show)
    }

    /// Loads one section again; the others stay as they are.
    ///
    /// Returns when it is done, or at once if the screen has no section of that name. Cancelling
    /// the caller's task cancels the load.
    public func load(_ id: String) async {
        await load(places.indices.filter { places[$0].section.id == id }) { _ in }
    }

    /// Replaces the sections of the same names and loads the new ones, like ``load(showing:)``; the
    /// other sections stay as they are.
    ///
    /// A section that the screen does not have is ignored.
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
        let clock = movesContent ? clock : nil
        await load.run(places[load.place].section) { [names] update in
            let update = names?.checked(update) ?? update
            let moving = clock.map { update.moving(after: $0()) } ?? update
            guard let snapshot = await self.take(moving, of: load), !Task.isCancelled else {
                return
            }
            await show(snapshot)
        }
        let isCancelled = Task.isCancelled
        guard let failure = places[load.place].withoutResult(wasCancelled: isCancelled),
            let snapshot = take(SectionUpdate(failure: failure), of: load), !isCancelled
        else { return }
        await show(snapshot)
    }

    /// Takes an update from a load; returns the new snapshot, or nil if nothing changed.
    private func take(_ update: SectionUpdate, of load: SectionLoad) -> SectionSnapshot? {
        guard
            let snapshot = places[load.place].take(
                update, of: load, at: clock?(), keepingContent: keepsContent)
        else { return nil }
        publish()
        return snapshot
    }

    // MARK: Watching

    /// Returns a stream of the screen's snapshots: the current ones, then all of them again after
    /// each change, until the screen is deallocated.
    ///
    /// A reader that is slower than the changes gets only the latest snapshots.
    public func updates() -> AsyncStream<[SectionSnapshot]> {
        let (updates, watcher) = AsyncStream<[SectionSnapshot]>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        watcher.yield(snapshots)
        watchers.append(watcher)
        return updates
    }

    /// Sends the snapshots to all watchers, and removes those whose streams have ended.
    private func publish() {
        if watchers.isEmpty { return }
        let snapshots = snapshots
        watchers.removeAll { watcher in
            if case .terminated = watcher.yield(snapshots) { true } else { false }
        }
    }
}

/// One section of a screen, with its latest load and its current snapshot.
struct ScreenPlace {
    var section: any Section
    private(set) var snapshot: SectionSnapshot

    private var load: SectionLoad

    /// Whether the latest load has shown content or an error.
    private var hasResult = false

    /// The content shown, to compare the next one with; nil unless the screen reports notices.
    private var content: (any Sendable)?

    /// The content shown when the load began.
    ///
    /// A load may show content several times, and each is compared with this.
    private var contentBefore: (any Sendable)?

    /// Creates a place whose section has not loaded yet.
    init(_ section: any Section, at place: Int) {
        self.section = section
        snapshot = SectionSnapshot(loading: section)
        load = SectionLoad(place: place)
    }

    /// Begins a load, which supersedes the one before it; the snapshot stays.
    mutating func begin() -> SectionLoad {
        load = load.superseded()
        hasResult = false
        contentBefore = content
        return load
    }

    /// Takes an update from a load; returns the new snapshot, or nil if nothing changed or another
    /// load has superseded this one.
    mutating func take(
        _ update: SectionUpdate,
        of load: SectionLoad,
        at date: Date?,
        keepingContent keepsContent: Bool
    ) -> SectionSnapshot? {
        guard load == self.load else { return nil }
        switch (update.snapshot.state, snapshot.state) {
        case (.loading, .loading): snapshot = update.snapshot
        case (.loading, _): return nil
        case (.error(let error), .success):
            hasResult = true
            snapshot = snapshot.notRefreshed(because: error)
        case (.error, _):
            hasResult = true
            snapshot = update.snapshot
        case (.success, _):
            hasResult = true
            let notices = contentBefore.map(update.notices) ?? []
            snapshot = update.snapshot.observed(at: date, notices: notices)
            if keepsContent { content = update.content }
        }
        return snapshot
    }

    /// Returns a snapshot that says that the load ended without a result; nil if it has one, or if
    /// it was cancelled and there is content or an error from before.
    func withoutResult(wasCancelled: Bool) -> SectionSnapshot? {
        if hasResult { return nil }
        if wasCancelled, snapshot.state.isResult { return nil }
        return snapshot.withoutResult(wasCancelled: wasCancelled)
    }
}

extension SectionState {
    /// Whether it is content or an error.
    fileprivate var isResult: Bool {
        if case .loading = self { false } else { true }
    }
}
