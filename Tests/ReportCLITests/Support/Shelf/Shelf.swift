import FeatureTesting
import ProgramTesting
import ReportCLI
import SectionKit
import Synchronization

/// A sample program with actions: it keeps a shelf of books.
enum Shelf {
    static let book = SectionOption(
        operand: "book", placeholder: "BOOK", summary: "the book", accepts: "the number of a book",
        example: "1", parse: { $0.isEmpty ? nil : $0 })
    static let title = SectionOption(
        "title", placeholder: "TITLE", summary: "its title", accepts: "a title", example: "Dune",
        parse: { $0.isEmpty ? nil : $0 })

    /// Removes a book.
    static let remove = ActionRecipe<any ShelfInput>(
        name: "remove",
        summary: "remove a book",
        options: [book.description],
        examples: ["1"],
        key: "d",
        confirmation: .always,
        changes: ["books"]
    ) { shelf, values throws(UsageError) in
        RemoveAction(book: try values.required(book), shelf: shelf)
    }

    /// Renames a book, unless it was changed in the meantime.
    static let rename = ActionRecipe<any ShelfInput>(
        name: "rename",
        summary: "give a book another title",
        options: [book.description, title.description, SectionOption<Int>.revision.description],
        key: "t"
    ) { shelf, values throws(UsageError) in
        RenameAction(
            book: try values.required(book), title: try values.required(title),
            revision: try values.value(of: .revision), shelf: shelf)
    }

    /// Lists the books.
    static let books = SectionRecipe<any ShelfInput>(name: "books", summary: "all books") {
        shelf, _ in BooksSection(shelf: shelf)
    }

    static let program = program([remove, rename])

    /// A program with these actions.
    static func program(
        _ actions: [ActionRecipe<any ShelfInput>],
        shelf: any ShelfInput = ShelfSpy([:]),
        servers: [Server] = [],
        formats: [ReportFormat] = []
    ) -> ReportProgram {
        ReportProgram(
            name: "shelf", version: "1", title: "Shelf", summary: "Keeps books.",
            recipes: [books], actions: actions,
            sources: [
                ReportSource(
                    Report.Source(id: "shelf", summary: "The shelf."), summary: "the shelf",
                    servers: servers
                ) { _ in shelf }
            ], formats: formats)
    }
}

/// Lists the books; each row has the commands of its book.
private struct BooksSection: SectionKit.Section {
    let id = "books"
    let title = "Books"
    let shelf: any ShelfInput

    func load(into output: some SectionOutput<[Book]>) async {
        await output.show(.success(await shelf.books()))
    }

    func body(for books: [Book]) -> [Block] {
        [
            .table(
                Table(
                    columns: [Column("title", "Title")], rows: books.map { [.text($0.title)] },
                    identities: books.map(\.id), commands: ["remove", "rename"]))
        ]
    }
}
