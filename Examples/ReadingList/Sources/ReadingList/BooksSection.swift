import FeatureKit
import RecordStore
import SectionEssentials
import SectionKit

/// Lists the books; a row can be edited and removed.
struct BooksSection: Section {
    let id = "books"
    let title = "Books"
    let shape = ContentShape(facts: 0...3, tables: 1...1)
    let shelf: any ShelfInput

    static let recipe = SectionRecipe<any ShelfInput>(
        name: "books", summary: "all books, the newest first"
    ) { shelf, _ in BooksSection(shelf: shelf) }

    func load(into output: some SectionOutput<StoredRecords<Book>>) async {
        await output.show(.loading)
        await shelf.fetchBooks(reportingTo: SectionReply("The books", to: output))
    }

    func body(for books: StoredRecords<Book>) -> [Block] {
        let table = Table(
            of: books.records, columns: [.title, .author, .read, .pages, .id],
            identity: \.id.text, commands: ["edit", "remove"])
        if books.records.isEmpty {
            return [.notice(Notice(.info, "No books yet: add the first.")), .table(table)]
        }
        let finished = ProgressBar(
            key: "finished", title: "Books finished",
            books.records.count(where: \.record.isFinished),
            of: books.records.count)
        return [Block(finished), .table(table)]
    }

    func warnings(for books: StoredRecords<Book>) -> [String] {
        books.problems.map { "\($0.summary). \($0.recovery)" }
    }
}

extension TableColumn<Revised<Book>> {
    static var title: Self { Self(Column("title", "Title")) { .text($0.record.title) } }
    static var author: Self {
        Self(Column("author", "Author", priority: 1)) { .text(orUnknown: $0.record.author) }
    }
    static var read: Self {
        Self(Column("read", "Read", alignment: .trailing)) { .integer($0.record.read) }
    }
    static var pages: Self {
        Self(Column("pages", "Pages", alignment: .trailing)) {
            .integer(orUnknown: $0.record.pages)
        }
    }
    static var id: Self { Self(.machines("id")) { .text($0.id.text) } }
}
