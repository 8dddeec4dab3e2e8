/// A part of a list, chosen with `--limit` and `--offset`.
///
/// ```swift
/// let page = try ListPage(options)
/// let shown = page.part(of: rivers)
/// let sentence = page.sentence(
///     showing: shown.count, of: rivers.count,
///     called: rivers.count.counted("river", "rivers"), in: "longest first")
/// ```
public struct ListPage: Equatable, Sendable {
    /// The number of elements to skip.
    public let offset: Int

    /// The maximum number of elements to show; nil for all.
    public let limit: Int?

    /// Creates a page; without a limit, it has all elements after the offset.
    public init(offset: Int = 0, limit: Int? = nil) {
        self.offset = max(offset, 0)
        self.limit = limit.map { max($0, 0) }
    }

    /// The length of a list that fills the page; nil without a limit.
    public var end: Int? {
        limit.map { limit in
            let sum = offset.addingReportingOverflow(limit)
            return sum.overflow ? .max : sum.partialValue
        }
    }

    /// Returns the page's part of a list.
    public func part<Element>(of list: [Element]) -> ArraySlice<Element> {
        list.dropFirst(offset).prefix(limit ?? .max)
    }

    /// The elements before and after those of the page, as many as it has at most; nil where there are none.
    ///
    /// - Parameters:
    ///   - shown: the number of elements on the page.
    ///   - all: the number of elements in the list.
    package func neighbors(
        showing shown: Int, of all: Int
    ) -> (before: Range<Int>?, after: Range<Int>?) {
        let start = min(offset, all)
        let end = min(start + shown, all)
        let length = min(limit ?? shown, all)
        guard length > 0 else { return (nil, nil) }
        return (
            start > 0 ? max(0, start - length)..<start : nil,
            end < all ? end..<min(all, end + length) : nil
        )
    }

    /// Returns a sentence about the page, such as "Showing 6–10 of 26 flights, newest first.".
    ///
    /// - Parameters:
    ///   - shown: the number of elements on the page.
    ///   - all: the number of elements in the list.
    ///   - words: the counted list, such as "26 flights".
    ///   - order: the order, such as "newest first", for a list of two or more.
    public func sentence(
        showing shown: Int,
        of all: Int,
        called words: String,
        in order: String
    ) -> String {
        if shown == all { return all > 1 ? "\(words), \(order)." : "\(words)." }
        if limit == 0 { return "\(words), none shown." }
        if shown == 0 { return "\(words), but the page is past the end of the list." }
        let (first, last) = (offset + 1, offset + shown)
        let number = first == 1 ? first.grouped : "number \(first.grouped)"
        let page = shown == 1 ? number : "\(first.grouped)–\(last.grouped)"
        return "Showing \(page) of \(words), \(order)."
    }
}

extension ListPage {
    private typealias Pair = (limit: SectionOption<Int>, offset: SectionOption<Int>)

    package static let limitName = "limit"
    package static let offsetName = "offset"

    private static let ofAnything = pair(of: "")

    private static func pair(of things: String) -> Pair {
        (
            SectionOption(
                limitName, placeholder: "N", summary: "show at most this many\(things)",
                minimum: 0),
            SectionOption(
                offsetName, placeholder: "N", summary: "skip this many\(things) first", minimum: 0)
        )
    }

    /// The options that choose a page, in the order help lists them.
    ///
    /// If several sections have them, `report --limit 5` applies to all their lists.
    public static let options = [ofAnything.limit.description, ofAnything.offset.description]

    /// The options that choose a page of named things, such as `airports`, in the order help lists
    /// them.
    ///
    /// If sections list different things, each list has its own options, such as
    /// `--airports-limit`.
    public static func options(of things: String) -> [OptionDescription] {
        let pair = pair(of: " \(things)")
        return [pair.limit.description, pair.offset.description]
    }

    /// Creates a page from option values.
    ///
    /// - Throws: ``UsageError`` when a value is not valid for its option.
    public init(_ options: OptionValues) throws(UsageError) {
        self.init(
            offset: try options.value(of: Self.ofAnything.offset) ?? 0,
            limit: try options.value(of: Self.ofAnything.limit)
        )
    }
}
