import Essentials

/// One place of a screen: its section, the latest load of it, and what is to be seen there.
struct ScreenPlace {
    var section: any Section
    private(set) var snapshot: SectionSnapshot

    private var load: SectionLoad

    /// Whether the load has brought content, or why there is none.
    private var hasAnswered = false

    /// What is on show, to compare the next content with; nil where nobody wants to.
    private var content: (any Sendable)?

    /// What was on show when the load began: it may come to its content in several steps, each of
    /// which is compared with this.
    private var contentBefore: (any Sendable)?

    /// A place where nothing is loaded yet.
    init(_ section: any Section, at place: Int) {
        self.section = section
        snapshot = SectionSnapshot(loading: section)
        load = SectionLoad(place: place)
    }

    /// Begins a load, which supersedes the one before it; what is on show stays.
    mutating func begin() -> SectionLoad {
        load = load.superseded()
        hasAnswered = false
        contentBefore = content
        return load
    }

    /// Takes what a load has brought; returns what is to be seen now, nil if that is nothing new
    /// or another load has superseded this.
    mutating func take(
        _ answer: SectionUpdate,
        of load: SectionLoad,
        at date: Date?,
        keepingContent keepsContent: Bool
    ) -> SectionSnapshot? {
        guard load == self.load else { return nil }
        switch (answer.snapshot.state, snapshot.state) {
        case (.loading, .loading): snapshot = answer.snapshot
        case (.loading, _): return nil
        case (.error(let error), .success):
            hasAnswered = true
            snapshot = snapshot.notRefreshed(because: error)
        case (.error, _):
            hasAnswered = true
            snapshot = answer.snapshot
        case (.success, _):
            hasAnswered = true
            let notices = contentBefore.map(answer.notices) ?? []
            snapshot = answer.snapshot.observed(at: date, notices: notices)
            if keepsContent { content = answer.content }
        }
        return snapshot
    }

    /// That the load has ended without an answer; nil if it has one, or it was cancelled and there
    /// is something on show.
    func unanswered(wasCancelled: Bool) -> SectionSnapshot? {
        if hasAnswered { return nil }
        if wasCancelled, snapshot.state.isAnswer { return nil }
        return snapshot.unanswered(wasCancelled: wasCancelled)
    }
}

extension SectionState {
    /// Whether it is more than that something is on its way.
    fileprivate var isAnswer: Bool {
        if case .loading = self { false } else { true }
    }
}
