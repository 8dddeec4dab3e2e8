import FeatureKit
import Networking
import RecordStore
import ReportCLI
import SectionEssentials
import SectionKit

/// A book that a person reads.
struct Book: Equatable, Sendable {
    var title: String
    var pages: Int
}

extension Book: StoredRecord {
    static let kind = RecordKind("books", schema: 1)

    init?(json: inout JSONReader, schema: Int) {
        self.init(title: "", pages: 0)
        json.object { key, json in
            switch key {
            case "title": title = json.string() ?? ""
            case "pages": pages = json.integer() ?? 0
            default: break
            }
        }
        if title.isEmpty { return nil }
    }

    var members: [(key: String, value: JSONValue)] {
        [("title", .string(title)), ("pages", .integer(pages))]
    }
}

/// Lists the books, or only those that are not too long.
struct BooksSection: Section {
    let id = "books"
    let title = "Books"
    let store: any RecordStoreInput<Book>
    let longest: Int

    static let upTo = SectionOption<Int>(
        "up-to", placeholder: "PAGES", summary: "only books of up to so many pages",
        in: 1...10_000)

    static let recipe = SectionRecipe<any RecordStoreInput<Book>>(
        name: "books", summary: "all books", options: upTo
    ) { store, longest in
        BooksSection(store: store, longest: longest ?? .max)
    }

    func load(into output: some SectionOutput<[Book]>) async {
        do throws(StoreError) {
            let books = try await store.all().records.map(\.record)
            await output.show(.success(books.filter { $0.pages <= longest }))
        } catch {
            let message = "The books could not be read: \(error.summary)."
            await output.show(.error(SectionError(message: message, recovery: error.recovery)))
        }
    }

    func body(for books: [Book]) -> [Block] {
        let columns: [TableColumn<Book>] = [
            TableColumn(Column("title", "Title")) { .text($0.title) },
            TableColumn(Column("pages", "Pages", alignment: .trailing)) { .integer($0.pages) },
        ]
        return [.table(Table(of: books, columns: columns))]
    }
}

/// Adds a book.
struct AddBook: Action {
    let id = "add"
    let title = "Add a book"
    let book: Book
    let store: any RecordStoreInput<Book>

    static let name = SectionOption<String>(
        operand: "title", placeholder: "TITLE", summary: "the title of the book",
        accepts: "a title", example: "Dune"
    ) { $0.isEmpty ? nil : $0 }
    static let pages = SectionOption<Int>(
        "pages", placeholder: "N", summary: "how many pages it has", in: 1...10_000)

    static let recipe = ActionRecipe<any RecordStoreInput<Book>>(
        name: "add", summary: "add a book", options: name.required, pages,
        examples: ["Dune --pages 412"], key: "a"
    ) { store, title, pages in
        AddBook(book: Book(title: title, pages: pages ?? 0), store: store)
    }

    func plan(into output: some SectionOutput<ActionPlan>) async {
        await output.show(.success(ActionPlan("add “\(book.title)”")))
    }

    func load(into output: some SectionOutput<Book>) async {
        do throws(StoreError) {
            var change = StoreChange<Book>("add “\(book.title)”")
            change.put(book, as: RecordID(at: Date()), if: .nothing)
            try await store.commit(change)
            await output.show(.success(book))
        } catch {
            let message = "The book could not be added: \(error.summary)."
            await output.show(.error(SectionError(message: message, recovery: error.recovery)))
        }
    }

    func body(for book: Book) -> [Block] {
        [.paragraph("Added “\(book.title)”.")]
    }
}

@main enum Books {
    static let program = ReportProgram(
        name: "books",
        version: "1.0.0",
        title: "Books",
        summary: "Keeps a list of books.",
        recipes: [BooksSection.recipe],
        actions: [AddBook.recipe, .undo { store in store }],
        sources: [shelf]
    )

    static func main() {
        program.main()
    }

    static let shelf = ReportSource<any RecordStoreInput<Book>>(
        Report.Source(id: "shelf", summary: "your own records."),
        summary: "the books in your data folder"
    ) { context throws(UsageError) in
        try context.store(of: Book.self)
    }
}
