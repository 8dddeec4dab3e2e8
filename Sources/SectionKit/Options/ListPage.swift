/// A part of a list, as `--limit` and `--offset` choose it.
///
/// ```swift
/// let page = try ListPage(options)
/// let shown = Array(page.part(of: matching))
/// page.sentence(
///     showing: shown.count, of: matching.count,
///     called: matching.count.counted("airport", "airports"), in: "the largest first")
/// ```
public struct ListPage: Equatable, Sendable {
    /// How many to skip.
    public let offset: Int

    /// How many to show at the most; nil for all that follow.
    public let limit: Int?

    /// Chooses a part of a list; without a limit, all of it after the offset.
    public init(offset: Int = 0, limit: Int? = nil) {
        self.offset = max(offset, 0)
        self.limit = limit.map { max($0, 0) }
    }

    /// How long a list must be to fill the page; nil if all of it is wanted.
    public var end: Int? {
        limit.map { limit in
            let sum = offset.addingReportingOverflow(limit)
            return sum.overflow ? .max : sum.partialValue
        }
    }

    /// What the page has of a list.
    public func part<Element>(of list: [Element]) -> ArraySlice<Element> {
        list.dropFirst(offset).prefix(limit ?? .max)
    }

    /// Says what is shown of a list, such as "Showing 6–10 of 26 flights, newest first.".
    ///
    /// - Parameters:
    ///   - shown: how many the page has.
    ///   - all: how many the list has.
    ///   - words: the list in words that count it, such as "26 flights".
    ///   - order: the order in words, such as "newest first", told of more than one.
    public func sentence(
        showing shown: Int,
        of all: Int,
        called words: String,
        in order: String
    ) -> String {
        if shown == all { return all > 1 ? "\(words), \(order)." : "\(words)." }
        if limit == 0 { return "\(words), none of them shown." }
        if shown == 0 { return "\(words), but the page asked for is past the last." }
        let (first, last) = (offset + 1, offset + shown)
        let page = shown == 1 ? first.grouped : "\(first.grouped)–\(last.grouped)"
        return "Showing \(page) of \(words), \(order)."
    }
}

extension ListPage {
    private typealias Pair = (limit: SectionOption<Int>, offset: SectionOption<Int>)

    private static let ofAnything = pair(of: "")

    private static func pair(of things: String) -> Pair {
        (
            SectionOption(
                "limit", placeholder: "N", summary: "show at most this many\(things)", minimum: 0),
            SectionOption(
                "offset", placeholder: "N", summary: "skip this many\(things) first", minimum: 0)
        )
    }

    /// The options that choose a page, in the order help lists them.
    ///
    /// Where several sections have them, `report --limit 5` is for all of their lists.
    public static let options = [ofAnything.limit.description, ofAnything.offset.description]

    /// The options that choose a page of things, such as `airports`, in the order help lists them.
    ///
    /// Where other sections list other things, each list has its own, such as `--airports-limit`.
    public static func options(of things: String) -> [OptionDescription] {
        let pair = pair(of: " \(things)")
        return [pair.limit.description, pair.offset.description]
    }

    /// Reads the page from what a person gave.
    ///
    /// - Throws: ``UsageError`` when a value is not valid for its option.
    public init(_ options: OptionValues) throws(UsageError) {
        self.init(
            offset: try options.value(of: Self.ofAnything.offset) ?? 0,
            limit: try options.value(of: Self.ofAnything.limit)
        )
    }
}
