public import Essentials

/// A section as it stands at one moment, ready for any surface.
///
/// Making one is the gate for text from outside: whatever a section, a server or an error says
/// has lost its control characters once it is in a snapshot.
public struct SectionSnapshot: Equatable, Sendable {
    /// The section's name for machines.
    public let id: String

    /// The section's name for people.
    public let title: String

    /// Where its facts are from; nil if from the source of the report.
    public let source: Report.Source?

    /// What the section shows.
    public let state: SectionState<[Block]>

    /// What the maker of the report should know of the content.
    public let warnings: [String]

    /// How much of the source's list the content stands on; nil for all of it.
    public let part: ListPart?

    /// When the content came, as the screen's clock tells it; nil if there is none.
    public private(set) var observedAt: Date?

    /// Why the latest load brought nothing in place of the content; nil if it did.
    public private(set) var refreshError: SectionError?

    /// After which time the content is to be loaded again; nil if it does not change by itself.
    public let refreshInterval: Duration?

    /// What has changed since the content before it that is worth telling, as plain sentences.
    public private(set) var notices: [String] = []

    /// Takes down a section's state, with its text made safe.
    public init(
        id: String,
        title: String,
        source: Report.Source? = nil,
        state: SectionState<[Block]>,
        warnings: [String] = [],
        part: ListPart? = nil,
        observedAt: Date? = nil,
        refreshError: SectionError? = nil,
        refreshInterval: Duration? = nil
    ) {
        self.observedAt = observedAt
        self.refreshError = refreshError?.mapTexts { $0.safe }
        self.refreshInterval = refreshInterval
        self.id = id.safe
        self.title = title.safe
        self.source = source
        self.warnings = warnings.map(\.safe)
        self.part = part
        self.state = state.mapTexts { $0.safe }
    }

    /// Takes down a section that has nothing to show yet.
    public init(loading section: some Section) {
        self.init(
            id: section.id, title: section.title, source: section.source, state: .loading)
    }

    /// Takes down what a section shows in a state.
    public init<S: Section>(_ section: S, _ state: SectionState<S.Content>) {
        var warnings: [String] = []
        var part: ListPart?
        var interval: Duration?
        if case .success(let content) = state {
            interval = section.refreshInterval(for: content)
            warnings = section.warnings(for: content)
            part = section.part(for: content)
        }
        self.init(
            id: section.id,
            title: section.title,
            source: section.source,
            state: state.map(section.body),
            warnings: warnings,
            part: part,
            refreshInterval: interval
        )
    }

    /// The section, with when its content came and what is worth telling of it.
    func observed(at date: Date?, notices: [String]) -> SectionSnapshot {
        var snapshot = self
        snapshot.observedAt = date
        snapshot.notices = notices.map(\.safe)
        return snapshot
    }

    /// The section with the content that it had, and why there is none in its place.
    func notRefreshed(because error: SectionError) -> SectionSnapshot {
        var snapshot = self
        snapshot.refreshError = error.mapTexts { $0.safe }
        snapshot.notices = []
        return snapshot
    }

    /// Takes down that a section has come to the end of its load without an answer.
    func unanswered(wasCancelled: Bool) -> SectionSnapshot {
        let error = SectionError(
            message: "\(title) \(wasCancelled ? "was not loaded" : "gave no answer").",
            recovery: "Load it again."
        )
        return SectionSnapshot(id: id, title: title, source: source, state: .error(error))
    }
}

extension SectionState<[Block]> {
    /// The state with every text put through a transform.
    func mapTexts(_ transform: (String) -> String) -> SectionState<[Block]> {
        switch self {
        case .loading: .loading
        case .success(let blocks): .success(blocks.map { $0.mapTexts(transform) })
        case .error(let error): .error(error.mapTexts(transform))
        }
    }
}

extension SectionError {
    /// The error with both texts put through a transform.
    func mapTexts(_ transform: (String) -> String) -> SectionError {
        SectionError(message: transform(message), recovery: transform(recovery))
    }
}
