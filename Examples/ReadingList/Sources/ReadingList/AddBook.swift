import FeatureKit
import SectionKit

/// Adds a book.
struct AddBook: Action {
    let id = "add"
    let title = "Add a book"
    let shape = ContentShape.book
    let book: Book
    let shelf: any ShelfInput

    static let recipe = ActionRecipe<any ShelfInput>(
        name: "add", summary: "add a book",
        options: BookOptions.newTitle.required, BookOptions.author, BookOptions.pages,
        examples: ["Dune --author 'Frank Herbert' --pages 412"], key: "a"
    ) { shelf, title, author, pages in
        AddBook(
            book: Book(title: title, author: author ?? nil, pages: pages ?? nil), shelf: shelf)
    }

    func plan(into output: some SectionOutput<ActionPlan>) async {
        await output.show(
            .success(ActionPlan("add “\(book.title)”", changes: [.facts(book.facts)])))
    }

    func load(into output: some SectionOutput<Book>) async {
        await output.show(.loading)
        await shelf.addBook(book, reportingTo: SectionReply("The book", "added", to: output))
    }

    func body(for book: Book) -> [Block] { book.blocks("Added") }
}

extension ContentShape {
    /// The content that actions show of a book.
    static let book = ContentShape(facts: 4...4)
}

extension Book {
    /// Returns the blocks of the book after an action, whose participle is such as "Added".
    func blocks(_ participle: String) -> [Block] {
        [.paragraph("\(participle) “\(title)”."), .facts(facts)]
    }

    var facts: [Fact] {
        [
            Fact("title", "Title", .text(title)),
            Fact("author", "Author", .text(orUnknown: author)),
            Fact("read", "Read", .integer(read)),
            Fact("pages", "Pages", .integer(orUnknown: pages)),
        ]
    }
}
