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

/// Lists the books.
struct BooksSection: Section {
    let id = "books"
    let title = "Books"
    let store: any RecordStoreInput<Book>

    func load(into output: some SectionOutput<[Book]>) async {
        do throws(StoreError) {
            let books = try await store.all().records
            await output.show(.success(books.map(\.record)))
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

@main enum Books {
    static let program = ReportProgram(
        name: "books",
        version: "1.0.0",
        title: "Books",
        summary: "Keeps a list of books.",
        recipes: [
            SectionRecipe(name: "books", summary: "all books") { store, _ in
                BooksSection(store: store)
            }
        ],
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
