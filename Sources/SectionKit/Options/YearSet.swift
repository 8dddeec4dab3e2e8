/// A set of years, written as `2020`, `2018-2020`, `2018-`, `-2012` or `2018,2020`.
public struct YearSet: Equatable, Sendable {
    private let spans: [Span]

    /// The years for people, such as `2018–2020, 2022` or `2012 and earlier`.
    public var text: String {
        spans.map { span in
            switch (span.first, span.last) {
            case (let first, Self.all.upperBound): "\(first) and later"
            case (Self.all.lowerBound, let last): "\(last) and earlier"
            case (let first, let last): first == last ? "\(first)" : "\(first)–\(last)"
            }
        }.separated(by: ", ")
    }

    /// Reads years and ranges of years, separated by commas; nil for anything else.
    ///
    /// A range without its first or last year includes all before or after the other. Repeated
    /// years count once.
    public init?(_ text: String) {
        var spans: [Span] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false)
            let texts = ends.map(\.trimmed)
            let isOpen = texts.count == 2 && texts.contains("") && texts != ["", ""]
            let bounds = [Self.all.lowerBound, Self.all.upperBound]
            let years = texts.enumerated().compactMap { place, text in
                isOpen && text.isEmpty ? bounds[place] : Self.year(text)
            }
            guard
                years.count == ends.count, (1...2).contains(years.count),
                let first = years.first, let last = years.last, first <= last
            else { return nil }
            let span = Span(first: first, last: last)
            if !spans.contains(span) { spans.append(span) }
        }
        self.spans = spans
    }

    /// Returns whether the set contains a year.
    public func contains(_ year: Int) -> Bool {
        spans.contains { $0.first <= year && year <= $0.last }
    }

    /// The range from the first to the last year.
    public var bounds: ClosedRange<Int> {
        let first = spans.map(\.first).min() ?? 0
        return first...(spans.map(\.last).max() ?? first)
    }

    /// All years that can be written, within the ends of open ranges.
    public static let all = -1...10_000

    /// Whether the set is one range of years.
    package var isContiguous: Bool {
        spans.count == 1
    }

    private struct Span: Equatable {
        let first: Int
        let last: Int
    }

    private static func year(_ text: String) -> Int? {
        text.utf8.count == 4 && text.allSatisfy(\.isWholeNumber) ? Int(text) : nil
    }
}

extension YearSet: LosslessStringConvertible {
    /// The years as an option reads them, such as `2018-2020,2022`.
    public var description: String {
        spans.map { span in
            if span.first == span.last { return "\(span.first)" }
            let first = span.first == Self.all.lowerBound ? "" : "\(span.first)"
            let last = span.last == Self.all.upperBound ? "" : "\(span.last)"
            return "\(first)-\(last)"
        }.joined(separator: ",")
    }
}

extension SectionOption<YearSet> {
    /// Declares an option that takes a year, a range of years, or a list of these.
    public init(_ name: String, summary: String) {
        self.init(
            name,
            placeholder: "YEARS",
            summary: summary,
            accepts: "a year, a range of years, or a list of these",
            example: "2018-2020,2022-",
            parse: YearSet.init
        )
        description.isList = true
    }
}
