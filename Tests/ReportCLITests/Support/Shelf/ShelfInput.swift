import FeatureTesting
import SectionKit
import Synchronization

/// A book, and how often it was changed.
struct Book: Equatable, Sendable {
    let id: String
    var title: String
    var revision = 1
}

/// What keeps the books: all that actions and sections know of it.
protocol ShelfInput: Sendable {
    /// Call when all books are wanted.
    func books() async -> [Book]

    /// Call when one book is wanted.
    func book(_ id: String) async throws(ShelfError) -> Book

    /// Call to take a book away; gives the book that is gone.
    func remove(_ id: String) async throws(ShelfError) -> Book

    /// Call to give a book another title; gives the book as it is now.
    func rename(_ id: String, to title: String) async throws(ShelfError) -> Book
}

/// Why a book is not to be had.
struct ShelfError: Error {
    let book: String

    /// In words for a person.
    var words: SectionError {
        SectionError(
            message: "There is no book \(book).", recovery: "To see all books, use 'shelf books'.")
    }
}

/// A shelf in memory that notes what it was asked for.
final class ShelfSpy: ShelfInput {
    let asked = Calls<String>()
    let changes = Calls<String>()
    private let shelf: Mutex<[String: Book]>

    /// A shelf of books by number.
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
