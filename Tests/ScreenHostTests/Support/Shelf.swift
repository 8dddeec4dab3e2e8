import FeatureTesting
import SectionKit
import Synchronization

/// A store of books in memory.
final class Shelf: Sendable {
    struct Book: Sendable {
        let id: String
        var title: String
        var status = Status.wanted
        var rating: Int?
        var finished: PreciseDate?
        var revision = 1
    }

    enum Status: String, CaseIterable, Sendable {
        case wanted, reading, read
    }

    /// Delays actions until it opens; nil to perform them immediately.
    let held: Gate?

    private let content: Mutex<[Book]>

    init(_ titles: [String], held: Gate? = nil) {
        self.held = held
        content = Mutex(
            titles.enumerated().map { Book(id: String($0 + 1), title: $1) })
    }

    var books: [Book] { content.withLock(\.self) }

    func book(_ id: String) throws(SectionError) -> Book {
        guard let book = books.first(where: { $0.id == id }) else {
            throw SectionError(
                message: "There is no book \(id).", recovery: "It may have been removed.")
        }
        return book
    }

    func remove(_ id: String) {
        content.withLock { $0.removeAll { $0.id == id } }
    }

    /// Changes a book if it is at a revision, or at any revision for nil.
    func change(
        _ id: String,
        at revision: Int?,
        _ change: (inout Book) -> Void
    ) throws(SectionError) {
        let now = try book(id).revision
        if let revision, revision != now {
            throw SectionError(
                message: "Book \(id) is at revision \(now) already.", recovery: "Look at it again.")
        }
        content.withLock { books in
            for index in books.indices where books[index].id == id {
                change(&books[index])
                books[index].revision += 1
            }
        }
    }
}

/// A section with the books of a shelf.
struct ShelfSection: Section {
    let shelf: Shelf
    let id = "books"
    let title = "Books"

    func load(into output: some SectionOutput<[Shelf.Book]>) async {
        await output.show(.success(shelf.books))
    }

    func body(for books: [Shelf.Book]) -> [Block] {
        let columns = [
            TableColumn<Shelf.Book>(Column("title", "Title")) { .text($0.title) },
            TableColumn(Column("status", "Status")) { .text($0.status.rawValue) },
            TableColumn(Column("rating", "Rating")) { $0.rating.map { .integer($0) } ?? .empty },
            TableColumn(Column("finished", "Finished")) { $0.finished.map { .date($0) } ?? .empty },
        ]
        return [
            .paragraph(InlineText(books.count.counted("book", "books") + ".")),
            .table(
                Table(
                    of: books, columns: columns, identity: { $0.id },
                    commands: ["edit", "remove"])),
        ]
    }
}

/// An action on a book of a shelf.
struct ShelfAction: Action {
    let shelf: Shelf
    let id: String
    let title: String
    let book: String
    var change: (@Sendable (inout Shelf.Book) -> Void)?
    var revision: Int?

    func plan(into output: some SectionOutput<ActionPlan>) async {
        await output.show(
            answer { book in
                ActionPlan(
                    "\(id) “\(book.title)”",
                    changes: [.facts([Fact("status", "Status", .text(book.status.rawValue))])])
            })
    }

    func currentValues(into output: some SectionOutput<FormValues>) async {
        await output.show(
            answer { book in
                let values = OptionValues().setting(Self.title, to: book.title)
                    .setting(Self.status, to: book.status).setting(Self.rating, to: book.rating)
                    .setting(Self.finished, to: book.finished)
                return FormValues(values, revision: book.revision)
            })
    }

    func load(into output: some SectionOutput<String>) async {
        await shelf.held?.passed()
        await output.show(
            answer { book throws(SectionError) in
                if let change {
                    try shelf.change(book.id, at: revision, change)
                    return "Changed “\(book.title)”."
                }
                shelf.remove(book.id)
                return "Removed “\(book.title)”."
            })
    }

    func body(for words: String) -> [Block] {
        [.paragraph(InlineText(words))]
    }

    private func answer<Content>(
        _ make: (Shelf.Book) throws(SectionError) -> Content
    ) -> SectionState<Content> {
        do throws(SectionError) {
            return .success(try make(try shelf.book(book)))
        } catch {
            return .error(error)
        }
    }
}

extension ShelfAction {
    static let number = SectionOption(
        operand: "book", placeholder: "BOOK", summary: "which book", accepts: "its number",
        example: "1", parse: { $0 })
    static let title = SectionOption(
        "title", placeholder: "TITLE", summary: "what the book is called", accepts: "a title",
        example: "Dune", parse: { $0.isEmpty ? nil : $0 })
    static let status = SectionOption<Shelf.Status>(
        "status", placeholder: "STATUS", summary: "how far it was read", default: .wanted)
    static let rating = SectionOption<Int>(
        "rating", placeholder: "N", summary: "how good it is", in: 1...5)
    static let finished = SectionOption<PreciseDate>(day: "finished", summary: "when it was read")

    static let remove = ActionRecipe<Shelf>(
        name: "remove", summary: "remove a book", options: [number.description], key: "D",
        confirmation: .always, changes: ["books"]
    ) { shelf, values throws(UsageError) in
        ShelfAction(
            shelf: shelf, id: "remove", title: "Remove", book: try values.required(number))
    }

    static let edit = ActionRecipe<Shelf>(
        name: "edit", summary: "change a book",
        options: [
            number.description, title.description, status.description, rating.description,
            finished.description, SectionOption<Int>.revision.description,
        ], key: "c", changes: ["books"]
    ) { shelf, values throws(UsageError) in
        let title = try values.value(of: title)
        let status = try values.value(of: status)
        let rating = try values.value(of: rating)
        let finished = try values.value(of: finished)
        return ShelfAction(
            shelf: shelf, id: "edit", title: "Edit", book: try values.required(number),
            change: { book in
                book.title = title ?? book.title
                book.status = status ?? book.status
                book.rating = rating ?? book.rating
                book.finished = finished ?? book.finished
            }, revision: try values.value(of: .revision))
    }
}
