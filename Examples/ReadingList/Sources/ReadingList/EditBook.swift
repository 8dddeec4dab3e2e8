import FeatureKit
import RecordStore
import SectionKit

/// Changes a book: its title, author, number of pages, or number of pages that are read.
struct EditBook: Action {
    let id = "edit"
    let title = "Edit a book"
    let shape = ContentShape.book
    let name: String
    let values: Values
    let shelf: any ShelfInput

    /// The new values: nil keeps the old one, and an inner nil removes it.
    struct Values {
        let title: String?
        let author: String??
        let pages: Int??
        let read: Int?
        let revision: Int?

        func change(_ book: inout Book) {
            book.title = title ?? book.title
            book.author = author ?? book.author
            book.pages = pages ?? book.pages
            book.read = read ?? book.read
        }
    }

    static let recipe = ActionRecipe<any ShelfInput>(
        name: "edit", summary: "change a book, or the number of pages read",
        options: BookOptions.book.required, BookOptions.title, BookOptions.author,
        BookOptions.pages, BookOptions.read, SectionOption<Int>.revision,
        examples: ["Dune --read 120"], key: "E", place: .rows(of: "books")
    ) { shelf, name, title, author, pages, read, revision in
        let values = Values(
            title: title, author: author, pages: pages, read: read, revision: revision)
        return EditBook(name: name, values: values, shelf: shelf)
    }

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (found: Revised<Book>) in
            var book = found.record
            values.change(&book)
            let facts = book.facts.filter { !found.record.facts.contains($0) }
            return ActionPlan(
                "change “\(found.record.title)”", changes: facts.isEmpty ? [] : [.facts(facts)])
        }
        await shelf.fetchBook(name, reportingTo: SectionReply("The book", "changed", to: plan))
    }

    func currentValues(into output: some SectionOutput<FormValues>) async {
        let form = output.showing { (book: Revised<Book>) in
            FormValues(
                OptionValues()
                    .setting(BookOptions.title, to: book.record.title)
                    .setting(BookOptions.author, to: book.record.author)
                    .setting(BookOptions.pages, to: book.record.pages)
                    .setting(BookOptions.read, to: book.record.read),
                revision: book.revision)
        }
        await shelf.fetchBook(name, reportingTo: SectionReply("The book", to: form))
    }

    func load(into output: some SectionOutput<Book>) async {
        await output.show(.loading)
        await shelf.changeBook(
            name, revision: values.revision,
            reportingTo: SectionReply("The book", "changed", to: output)
        ) { values.change(&$0) }
    }

    func body(for book: Book) -> [Block] { book.blocks("Changed") }
}
