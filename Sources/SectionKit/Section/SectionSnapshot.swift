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

    /// Takes down a section's state, with its text made safe.
    public init(
        id: String,
        title: String,
        source: Report.Source? = nil,
        state: SectionState<[Block]>,
        warnings: [String] = [],
        part: ListPart? = nil
    ) {
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
        if case .success(let content) = state {
            warnings = section.warnings(for: content)
            part = section.part(for: content)
        }
        self.init(
            id: section.id,
            title: section.title,
            source: section.source,
            state: state.map(section.body),
            warnings: warnings,
            part: part
        )
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
        case .error(let error):
            .error(
                SectionError(
                    message: transform(error.message), recovery: transform(error.recovery)))
        }
    }
}
