/// One part of a screen: VIPER's view, which knows how its content looks and nothing else.
///
/// A section loads by asking its presenter, which asks an interactor, which asks a service; the
/// answer travels back through outputs that are passed along with the call. None of them holds
/// another that holds it, so nothing is weak and nothing lives longer than the awaited call.
public protocol Section: Sendable {
    /// What the section shows when it succeeds.
    associatedtype Content: Sendable

    /// The name for machines, unique on a screen, such as `launches`.
    var id: String { get }

    /// The name for people, such as "Launches".
    var title: String { get }

    /// Where its facts are from, if that is another source than the report's; nil if it is not.
    var source: Report.Source? { get }

    /// What the content will have, as far as that is known before it loads.
    var shape: ContentShape { get }

    /// Call when the section is to show itself: it shows `loading`, then `success` or `error`.
    func load(into output: some SectionOutput<Content>) async

    /// The content as blocks, without side effects: the same content gives the same blocks.
    func body(for content: Content) -> [Block]

    /// What the maker of the report should know of the content, such as records left out.
    func warnings(for content: Content) -> [String]

    /// How much of the source's list the content stands on; nil for all of it.
    func part(for content: Content) -> ListPart?

    /// How long the content is good for: when it is watched, it is loaded again after this time.
    ///
    /// Nil where it does not change by itself, such as of a flight that has landed.
    func refreshInterval(for content: Content) -> Duration?

    /// What has changed between two contents that is worth telling a person who is doing something
    /// else, as plain sentences, such as "LH 400 has landed."
    func notices(of new: Content, since old: Content) -> [String]
}

extension Section {
    /// The source of the report.
    public var source: Report.Source? {
        nil
    }

    /// Nothing is known before the content is there.
    public var shape: ContentShape {
        .unknown
    }

    /// No warnings.
    public func warnings(for content: Content) -> [String] {
        []
    }

    /// All of it.
    public func part(for content: Content) -> ListPart? {
        nil
    }

    /// It does not change by itself.
    public func refreshInterval(for content: Content) -> Duration? {
        nil
    }

    /// None.
    public func notices(of new: Content, since old: Content) -> [String] {
        []
    }
}
