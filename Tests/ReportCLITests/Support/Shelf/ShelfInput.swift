import FeatureTesting
import SectionKit
import Synchronization

/// A book with its revision.
struct Book: Equatable, Sendable {
    let id: String
    var title: String
    var revision = 1
}

/// The shelf, as actions and sections use it.
protocol ShelfInput: Sendable {
    /// Returns all books.
    func books() async -> [Book]

    /// Returns one book.
    func book(_ id: String) async throws(ShelfError) -> Book

    /// Removes a book and returns it.
    func remove(_ id: String) async throws(ShelfError) -> Book

    /// Renames a book and returns it.
    func rename(_ id: String, to title: String) async throws(ShelfError) -> Book
}

/// The error for a book that does not exist.
struct ShelfError: Error {
    let book: String

    /// The error as a section shows it.
    var words: SectionError {
        SectionError(
            message: "There is no book \(book).", recovery: "To see all books, use 'shelf books'.")
    }
}

/// A shelf in memory that records its calls.
final class ShelfSpy: ShelfInput {
    let asked = Calls<String>()
    let changes = Calls<String>()
    private let shelf: Mutex<[String: Book]>

    /// Creates a shelf of titles by number.
    init(_ titles: [String: String]) {
        shelf = Mutex(
            Dictionary(uniqueKeysWithValues: titles.map { ($0, Book(id: $0, title: $1)) }))
    }

    func books() async -> [Book] {
        asked.note("books")
        return shelf.withLock { $0.values.sorted { $0.id < $1.id } }
    }

    func book(_ id: String) async throws(ShelfError) -> Book {
        asked.note("book \(id)")
        return try found(id)
    }

    func remove(_ id: String) async throws(ShelfError) -> Book {
        asked.note("remove \(id)")
        let book = try found(id)
        changes.note("remove \(id)")
        shelf.withLock { $0[id] = nil }
        return book
    }

    func rename(_ id: String, to title: String) async throws(ShelfError) -> Book {
        asked.note("rename \(id)")
        let book = try found(id)
        changes.note("rename \(id)")
        let renamed = Book(id: id, title: title, revision: book.revision + 1)
        shelf.withLock { $0[id] = renamed }
        return renamed
    }

    private func found(_ id: String) throws(ShelfError) -> Book {
        guard let book = shelf.withLock({ $0[id] }) else { throw ShelfError(book: id) }
        return book
    }
}
