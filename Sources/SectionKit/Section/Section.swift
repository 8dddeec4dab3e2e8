public import SectionEssentials

/// One part of a report: how it loads, and what its content looks like.
///
/// ```swift
/// struct RiversSection: Section {
///     let id = "rivers"
///     let title = "Rivers"
///     let rivers: [River]
///
///     func load(into output: some SectionOutput<[River]>) async {
///         await output.show(.success(rivers))
///     }
///
///     func body(for rivers: [River]) -> [Block] {
///         if rivers.isEmpty { return [.notice(Notice(.info, "No river is that long."))] }
///         return [.table(River.table(of: rivers))]
///     }
/// }
/// ```
///
/// In a larger section, which is the view of VIPER, `load(into:)` asks a presenter, which asks an
/// interactor, which asks a service. Results travel back through outputs that are passed with each
/// call. No part holds its caller, so nothing is weak and nothing outlives the awaited call.
public protocol Section: Sendable {
    /// The content that the section shows when it succeeds.
    associatedtype Content: Sendable

    /// The name for machines, unique on a screen, such as `launches`.
    var id: String { get }

    /// The name for people, such as "Launches".
    var title: String { get }

    /// The source of the section's facts; nil if it is the source of the report.
    var source: Report.Source? { get }

    /// Returns the source of the content, if only the content tells it, such as for a made-up list
    /// that is shown while a person has none.
    func source(for content: Content) -> Report.Source?

    /// Returns the title of a page that shows only this content and says what is in it, such as
    /// "Around the lake, 19 Sep 2026" or "Launches in 2020"; usually the name of the section.
    func pageTitle(for content: Content) -> String

    /// The kinds of blocks in the content, as far as known before it loads.
    var shape: ContentShape { get }

    /// Whether it is one line, such as for a prompt: alone on a terminal, its text has no title and
    /// no source, and an error is only on standard error.
    var isOneLine: Bool { get }

    /// Loads the section: shows `loading`, then `success` or `error`.
    func load(into output: some SectionOutput<Content>) async

    /// Returns the content as blocks, without side effects: equal content gives equal blocks.
    func body(for content: Content) -> [Block]

    /// Returns warnings about the content, such as records left out.
    func warnings(for content: Content) -> [String]

    /// Returns whether a part of the content failed, so that the program ends with the exit status of
    /// a report that is shown in part; a warning says what failed.
    func isPartial(_ content: Content) -> Bool

    /// Returns how much of the source's list was read; nil for all of it.
    func part(for content: Content) -> ListPart?

    /// Returns how long to wait before loading the content again while it is watched.
    ///
    /// Nil if the content does not change by itself, such as for a flight that has landed.
    func refreshInterval(for content: Content) -> Duration?

    /// How long to wait in `browse` after an action has changed the section before it is loaded again,
    /// so that several changes in a row cause one load; usually zero.
    var pauseAfterChange: Duration { get }

    /// Waits in `browse` and `serve` until what the section was loaded from has changed, such as a folder that other
    /// programs write to: it is loaded again at once if a person sees it, else once they do.
    ///
    /// It is called again after each change, until the section has been loaded again.
    ///
    /// - Returns: whether it has changed; false if nothing tells, or the wait was cancelled.
    func waitForChange() async -> Bool

    /// Returns the content as computed for a later time between two loads, such as with positions
    /// moved on by speed and track; nil for content that stays as it is until the next load.
    func moved(_ content: Content, to now: Date) -> Content?

    /// Returns what `--alert` waits for, as a plain sentence, such as "DAL2414 is 4 km away."; nil
    /// if the content has no such thing yet.
    func alert(for content: Content) -> String?

    /// Returns the changes that are worth a desktop notification, as plain sentences, such as
    /// "LH 400 has landed."
    func notices(of new: Content, since old: Content) -> [String]
}

extension Section {
    /// The source of the report.
    public var source: Report.Source? {
        nil
    }

    /// The source of the section.
    public func source(for content: Content) -> Report.Source? {
        source
    }

    /// The name of the section.
    public func pageTitle(for content: Content) -> String {
        title
    }

    /// False: it has a title.
    public var isOneLine: Bool {
        false
    }

    /// Unknown before the content loads.
    public var shape: ContentShape {
        .unknown
    }

    /// No warnings.
    public func warnings(for content: Content) -> [String] {
        []
    }

    /// False: all of the content is there.
    public func isPartial(_ content: Content) -> Bool {
        false
    }

    /// Nil: all of the list was read.
    public func part(for content: Content) -> ListPart? {
        nil
    }

    /// Nil: the content does not change by itself.
    public func refreshInterval(for content: Content) -> Duration? {
        nil
    }

    /// Zero: it is loaded at once.
    public var pauseAfterChange: Duration { .zero }

    /// False at once: only the refresh interval says when to load again.
    public func waitForChange() async -> Bool { false }

    /// Nil: the content stays as it is.
    public func moved(_ content: Content, to now: Date) -> Content? {
        nil
    }

    /// Nil: nothing to wait for.
    public func alert(for content: Content) -> String? {
        nil
    }

    /// No notices.
    public func notices(of new: Content, since old: Content) -> [String] {
        []
    }
}
