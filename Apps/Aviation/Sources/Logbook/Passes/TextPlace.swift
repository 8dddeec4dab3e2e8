/// Where a text says something.
package struct TextPlace: Equatable, Sendable {
    /// The page, from 1; nil for a text without pages.
    package let page: Int?

    /// The line of the page or of the text, from 1.
    package let line: Int

    package init(page: Int? = nil, line: Int) {
        self.page = page
        self.line = line
    }

    /// The place for people, such as "line 3" or "page 2, line 3".
    package var words: String { (page.map { "page \($0), " } ?? "") + "line \(line)" }
}
