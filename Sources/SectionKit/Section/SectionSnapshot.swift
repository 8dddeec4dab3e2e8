public import SectionEssentials
import Synchronization

/// What a section shows at one moment, ready for any surface.
///
/// Text from outside, such as from a server, loses its control characters when it enters a
/// snapshot.
public struct SectionSnapshot: Equatable, Sendable {
    /// The section's name for machines.
    public let id: String

    /// The section's name for people.
    public let title: String

    /// The source of the section's facts; nil if it is the source of the report.
    public let source: Report.Source?

    /// The state of the section, with its content as blocks.
    public private(set) var state: SectionState<[Block]>

    /// Warnings about the content, such as records left out.
    public private(set) var warnings: [String]

    /// How much of the source's list was read; nil for all of it.
    public let part: ListPart?

    /// When the content arrived, by the screen's clock; nil without content or clock.
    package private(set) var observedAt: Date?

    /// Why the latest load failed and the older content stays; nil if it did not fail.
    public private(set) var refreshError: SectionError?

    /// How long to wait before loading the content again; nil if it does not change by itself.
    public let refreshInterval: Duration?

    /// How long the source asks to wait before it is asked again; nil for nothing.
    public var retryAfter: Duration? {
        if case .error(let error) = state { error.retryAfter } else { refreshError?.retryAfter }
    }

    /// Notable changes since the previous content, as plain sentences.
    public private(set) var notices: [String] = []

    /// What `--alert` waited for, as a plain sentence on one line; nil if the content has no such
    /// thing.
    public private(set) var alert: String?

    /// The title of a page that shows only this content.
    package private(set) var pageTitle: String

    /// Whether text shows it without a title if it is alone; see ``Section/isOneLine``.
    package private(set) var isOneLine = false

    /// Whether a part of the content failed; see ``Section/isPartial(_:)``.
    public private(set) var isPartial = false

    /// How the content moves on until the next load; nil if it stays as it is.
    private var motion: SectionMotion?

    /// Creates a snapshot, makes its text safe to print, and gives what formats for machines name a
    /// key of its own.
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
        pageTitle = self.title
        self.source = source
        self.warnings = warnings.map(\.safe)
        self.part = part
        self.state = state.mapTexts { $0.safe }.map(\.withUniqueKeys)
    }

    /// Creates a snapshot of a section that is loading.
    public init(loading section: some Section) {
        self.init(
            id: section.id, title: section.title, source: section.source, state: .loading)
        isOneLine = section.isOneLine
    }

    /// Creates a snapshot of a section in a state.
    public init<S: Section>(_ section: S, _ state: SectionState<S.Content>) {
        var warnings: [String] = []
        var part: ListPart?
        var interval: Duration?
        var alert: String?
        var source = section.source
        if case .success(let content) = state {
            source = section.source(for: content)
            interval = section.refreshInterval(for: content)
            warnings = section.warnings(for: content)
            part = section.part(for: content)
            alert = section.alert(for: content)
        }
        self.init(
            id: section.id,
            title: section.title,
            source: source,
            state: state.map(section.body),
            warnings: warnings,
            part: part,
            refreshInterval: interval
        )
        self.alert = alert?.safe
        if case .success(let content) = state {
            isPartial = section.isPartial(content)
            pageTitle = section.pageTitle(for: content).safe.nonBlank ?? self.title
        }
        isOneLine = section.isOneLine
    }

    /// Returns the snapshot with the time its content arrived, and its notices.
    func observed(at date: Date?, notices: [String]) -> SectionSnapshot {
        var snapshot = self
        snapshot.observedAt = date
        snapshot.notices = notices.map(\.safe)
        return snapshot
    }

    /// Returns the snapshot with a motion.
    func moving(_ motion: SectionMotion) -> SectionSnapshot {
        var snapshot = self
        snapshot.motion = motion
        return snapshot
    }

    /// Whether the content moves on until the next load.
    package var isMoving: Bool { motion != nil }

    /// The time between two moves.
    package static var timeBetweenMoves: Duration { SectionMotion.interval }

    /// Returns the snapshot with its content as computed for a time; nil if it stays as it is.
    package func moved(to now: Date) -> SectionSnapshot? {
        guard var moved = motion?.snapshot(now) else { return nil }
        (moved.motion, moved.observedAt, moved.notices) = (motion, observedAt, notices)
        moved.refreshError = refreshError
        return moved
    }

    /// Returns the snapshot with blocks whose text is safe to print already.
    func showing(_ blocks: [Block]) -> SectionSnapshot {
        var snapshot = self
        snapshot.state = .success(blocks)
        return snapshot
    }

    /// Returns the snapshot with the words of a host in its sentences: in paragraphs, notices, facts,
    /// warnings and errors.
    package func saying(_ words: HostWords) -> SectionSnapshot {
        var snapshot = self
        switch state {
        case .loading: break
        case .error(let error): snapshot.state = .error(error.saying(words))
        case .success(let blocks):
            snapshot.state = .success(blocks.compactMap { $0.saying(words) })
        }
        snapshot.warnings = warnings.map(words.message).filter { !$0.isEmpty }
        snapshot.refreshError = refreshError?.saying(words)
        return snapshot
    }

    /// Returns the commands that its sentences propose.
    package func mentions(of program: ProgramDescription) -> [CommandMention] {
        let mentions = Mutex<[CommandMention]>([])
        let words = HostWords(of: program) { mention in
            mentions.withLock { $0.append(mention) }
            return mention.command.name
        }
        _ = saying(words)
        return mentions.withLock(\.self)
    }

    /// Returns the snapshot with the content that it has, and why the new load failed.
    package func notRefreshed(because error: SectionError) -> SectionSnapshot {
        var snapshot = self
        snapshot.refreshError = error.mapTexts { $0.safe }
        snapshot.notices = []
        return snapshot
    }

    /// Returns a snapshot that says that the load ended without a result.
    func withoutResult(wasCancelled: Bool) -> SectionSnapshot {
        let error = SectionError(
            message: "\(title) \(wasCancelled ? "was not loaded" : "returned no result").",
            recovery: "Load it again."
        )
        return SectionSnapshot(id: id, title: title, source: source, state: .error(error))
    }
}

extension SectionState<[Block]> {
    /// Returns the state with every text transformed.
    func mapTexts(
        _ transform: @escaping @Sendable (String) -> String
    ) -> SectionState<[Block]> {
        switch self {
        case .loading: .loading
        case .success(let blocks): .success(blocks.map { $0.mapTexts(transform) })
        case .error(let error): .error(error.mapTexts(transform))
        }
    }
}

extension SectionError {
    /// Returns the error in the words of a host, which always says what failed.
    package func saying(_ words: HostWords) -> SectionError {
        mapTexts { $0 == message ? words.error($0) : words.message($0) }
    }

    /// Returns the error with both texts transformed.
    func mapTexts(_ transform: (String) -> String) -> SectionError {
        SectionError(
            message: transform(message), recovery: transform(recovery),
            isStorageFailure: isStorageFailure, isNotFound: isNotFound,
            refreshInterval: refreshInterval, retryAfter: retryAfter)
    }
}
