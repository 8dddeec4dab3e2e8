import ReportCLI
import SectionKit

/// A book that a person reads.
struct Book: Equatable, Sendable {
    var title: String
    var pages: Int
}

/// Lists the books.
struct BooksSection: Section {
    let id = "books"
    let title = "Books"

    func load(into output: some SectionOutput<[Book]>) async {
        await output.show(.success([Book(title: "Dune", pages: 412)]))
    }

    func body(for books: [Book]) -> [Block] {
        let columns: [TableColumn<Book>] = [
            TableColumn(Column("title", "Title")) { .text($0.title) },
            TableColumn(Column("pages", "Pages", alignment: .trailing)) { .integer($0.pages) },
        ]
        return [.table(Table(of: books, columns: columns))]
    }
}

@main enum Books {
    static let program = ReportProgram(
        name: "books",
        version: "1.0.0",
        title: "Books",
        summary: "Keeps a list of books.",
        recipes: [
            SectionRecipe(name: "books", summary: "all books") { _, _ in BooksSection() }
        ],
        sources: [shelf]
    )

    static func main() {
        program.main()
    }

    static let shelf = ReportSource<Void>(
        Report.Source(id: "shelf", summary: "a book."), summary: "the book in this program"
    ) { _ in }
}
