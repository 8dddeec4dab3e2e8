import FeatureKit
import RecordStore
import SectionEssentials
import SectionKit

/// Receives the result of fetching or changing books.
typealias ShelfOutput<Value> = InteractorOutput<Value, ShelfError>

/// The requests of sections and actions to the shelf.
protocol ShelfInput: Sendable {
    /// The store of the books, whose last change can be undone.
    var store: any RecordStoreInput<Book> { get }

    /// Fetches all books, newest first, and the problems of their files.
    func fetchBooks(reportingTo output: some ShelfOutput<StoredRecords<Book>>) async

    /// Fetches the book with an ID or a title.
    func fetchBook(_ name: String, reportingTo output: some ShelfOutput<Revised<Book>>) async

    /// Adds a book.
    func addBook(_ book: Book, reportingTo output: some ShelfOutput<Book>) async

    /// Changes a book, if it is still at the revision, if one is given.
    func changeBook(
        _ name: String,
        revision: Int?,
        reportingTo output: some ShelfOutput<Book>,
        change: @escaping @Sendable (inout Book) -> Void
    ) async

    /// Removes a book.
    func removeBook(_ name: String, reportingTo output: some ShelfOutput<Book>) async
}
