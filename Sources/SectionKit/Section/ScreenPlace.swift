import SectionEssentials

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
