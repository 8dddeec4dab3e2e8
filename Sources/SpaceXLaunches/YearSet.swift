import SectionKit

/// A set of years, written as people write them: `2020`, `2018-2020` or `2018,2020`.
package struct YearSet: Equatable, Sendable {
    private let spans: [Span]

    /// The years as people read them, such as `2018–2020, 2022`.
    package var text: String {
        spans.map { $0.first == $0.last ? "\($0.first)" : "\($0.first)–\($0.last)" }
            .joined(separator: ", ")
    }

    /// Reads years and ranges of years, separated by commas; nil for anything else.
    ///
    /// What is repeated counts once.
    package init?(_ text: String) {
        var spans: [Span] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false)
            let years = ends.compactMap { Self.year($0.trimmed) }
            guard
                years.count == ends.count, (1...2).contains(years.count),
                let first = years.first, let last = years.last, first <= last
            else { return nil }
            let span = Span(first: first, last: last)
            if !spans.contains(span) { spans.append(span) }
        }
        self.spans = spans
    }

    /// Whether a year is one of the set.
    package func contains(_ year: Int) -> Bool {
        spans.contains { $0.first <= year && year <= $0.last }
    }

    /// The first and the last year.
    package var bounds: ClosedRange<Int> {
        let first = spans.map(\.first).min() ?? 0
        return first...(spans.map(\.last).max() ?? first)
    }

    /// Whether the set is one range of years.
    var isContiguous: Bool {
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
