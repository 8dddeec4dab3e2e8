import FeatureKit
import RecordStore
import SectionEssentials
import SectionKit

/// Shows the books in progress; it is refreshed every two seconds, because another window may have
/// changed them.
struct ReadingSection: Section {
    let id = "reading"
    let title = "Reading now"
    let shape = ContentShape(tables: 1...1)
    let shelf: any ShelfInput

    static let recipe = SectionRecipe<any ShelfInput>(
        name: "reading", summary: "the books that you are reading",
        examples: ["", "--watch --notify"]
    ) { shelf, _ in ReadingSection(shelf: shelf) }

    func load(into output: some SectionOutput<StoredRecords<Book>>) async {
        await output.show(.loading)
        await shelf.fetchBooks(reportingTo: SectionReply("The books", to: output))
    }

    func body(for books: StoredRecords<Book>) -> [Block] {
        let open = books.records.filter(\.record.isOpen)
        let table = Table(
            of: open, columns: [.title, .read, .pages, .share], identity: \.id.text,
            commands: ["edit"])
        let notice = Notice(.info, "No books in progress.")
        return (open.isEmpty ? [.notice(notice)] : []) + [.table(table)]
    }

    func refreshInterval(for books: StoredRecords<Book>) -> Duration? {
        .seconds(2)
    }

    func notices(of new: StoredRecords<Book>, since old: StoredRecords<Book>) -> [String] {
        let open = Set(old.records.filter(\.record.isOpen).map(\.id))
        return new.records.filter { open.contains($0.id) && $0.record.isFinished }
            .map { "“\($0.record.title)” is finished." }
    }
}

extension TableColumn<Revised<Book>> {
    static var share: Self {
        Self(Column("share", "Done", alignment: .trailing)) { book in
            book.record.pages.map { .share(Double(book.record.read) / Double($0)) } ?? .unknown
        }
    }
}
