import SectionKit

/// The options of the actions.
enum BookOptions {
    /// The operand of actions on an existing book.
    static let book = SectionOption<String>(
        operand: "book", placeholder: "BOOK", summary: "the book, by its title or its ID",
        accepts: "a title or an ID", example: "Dune", parse: words)

    /// The operand of the action that adds a book.
    static let newTitle = SectionOption<String>(
        operand: "title", placeholder: "TITLE", summary: "the title of the book",
        accepts: "a title", example: "Dune", parse: words)

    static let title = SectionOption<String>(
        "title", placeholder: "TITLE", summary: "the title of the book", accepts: "a title",
        example: "Dune", parse: words)
    static let author = SectionOption<String>(
        "author", placeholder: "NAME", summary: "who wrote it", accepts: "a name",
        example: "'Frank Herbert'", parse: words
    ).orNothing
    static let pages = SectionOption<Int>(
        "pages", placeholder: "N", summary: "how many pages it has", in: 1...10_000
    ).orNothing
    static let read = SectionOption<Int>(
        "read", placeholder: "N", summary: "how many pages are read", in: 0...10_000)

    /// Trims a text; nil if nothing is left.
    @Sendable private static func words(_ text: String) -> String? {
        let words = text.trimmed
        return words.isEmpty ? nil : words
    }
}
