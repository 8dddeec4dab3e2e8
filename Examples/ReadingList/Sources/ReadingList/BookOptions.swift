import SectionKit

/// The options of the actions.
enum BookOptions {
    /// The operand of what changes a book that is there.
    static let book = words(operand: "book", "BOOK", "the book: its title or its ID", "Dune")

    /// The operand of what adds one.
    static let newTitle = words(operand: "title", "TITLE", "the title of the book", "Dune")

    static let title = SectionOption<String>(
        "title", placeholder: "TITLE", summary: "the title of the book", accepts: "a title",
        example: "Dune"
    ) { $0.isEmpty ? nil : $0 }
    static let author = SectionOption<String>(
        "author", placeholder: "NAME", summary: "who wrote it", accepts: "a name",
        example: "'Frank Herbert'"
    ) { $0.isEmpty ? nil : $0 }
    static let pages = SectionOption<Int>(
        "pages", placeholder: "N", summary: "how many pages it has", in: 1...10_000)
    static let read = SectionOption<Int>(
        "read", placeholder: "N", summary: "how many pages are read", in: 0...10_000)

    private static func words(
        operand: String,
        _ placeholder: String,
        _ summary: String,
        _ example: String
    ) -> SectionOption<String> {
        SectionOption(
            operand: operand, placeholder: placeholder, summary: summary, accepts: summary,
            example: example
        ) { $0.isEmpty ? nil : $0 }
    }
}
