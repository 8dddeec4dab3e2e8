import Essentials
import FeatureKit
import RecordStore
import SectionKit

/// What came of asking for books, or of changing them.
typealias ShelfOutput<Value> = InteractorOutput<Value, ShelfError>

/// What sections and actions ask of the shelf.
protocol ShelfInput: Sendable {
    /// Call to fetch all books, the newest first, and what is odd among their files.
    func fetchBooks(reportingTo output: some ShelfOutput<StoredRecords<Book>>) async

    /// Call to fetch the book of an ID or a title.
    func fetchBook(_ name: String, reportingTo output: some ShelfOutput<Revised<Book>>) async

    /// Call to add a book.
    func addBook(_ book: Book, reportingTo output: some ShelfOutput<Book>) async

    /// Call to change a book, if it is still at a revision where one is given.
    func changeBook(
        _ name: String,
        revision: Int?,
        reportingTo output: some ShelfOutput<Book>,
        change: @escaping @Sendable (inout Book) -> Void
    ) async

    /// Call to remove a book.
    func removeBook(_ name: String, reportingTo output: some ShelfOutput<Book>) async

    /// Call to learn what ``undo(reportingTo:)`` would undo.
    func fetchLastChange(reportingTo output: some ShelfOutput<String>) async

    /// Call to undo the last change.
    func undo(reportingTo output: some ShelfOutput<String>) async
}
