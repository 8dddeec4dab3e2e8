import FeatureKit
import RecordStore
import SectionEssentials
import SectionKit

/// Keeps books in a store.
struct Shelf: ShelfInput {
    let store: any RecordStoreInput<Book>
    let now: Date

    func fetchBooks(reportingTo output: some ShelfOutput<StoredRecords<Book>>) async {
        await output.report(books)
    }

    func fetchBook(_ name: String, reportingTo output: some ShelfOutput<Revised<Book>>) async {
        await output.report(try await book(name))
    }

    func addBook(_ book: Book, reportingTo output: some ShelfOutput<Book>) async {
        await output.report { () throws(ShelfError) in
            var change = StoreChange<Book>("add “\(book.title)”")
            change.put(book, as: RecordID(at: now), if: .nothing)
            try await commit(change)
            return book
        }
    }

    func changeBook(
        _ name: String,
        revision: Int?,
        reportingTo output: some ShelfOutput<Book>,
        change edit: @escaping @Sendable (inout Book) -> Void
    ) async {
        await output.report { () throws(ShelfError) in
            let found = try await book(name)
            var book = found.record
            edit(&book)
            // Without a change there is nothing to undo.
            if book == found.record { return book }
            var change = StoreChange<Book>("change “\(found.record.title)”")
            change.put(book, as: found.id, if: .revision(revision ?? found.revision))
            try await commit(change)
            return book
        }
    }

    func removeBook(_ name: String, reportingTo output: some ShelfOutput<Book>) async {
        await output.report { () throws(ShelfError) in
            let found = try await book(name)
            var change = StoreChange<Book>("remove “\(found.record.title)”")
            change.remove(found.id, if: .revision(found.revision))
            try await commit(change)
            return found.record
        }
    }

    // MARK: The store

    /// Returns the books, newest first.
    private func books() async throws(ShelfError) -> StoredRecords<Book> {
        var all = try await ask { () throws(StoreError) in try await store.all() }
        all.records.sort { $0.id > $1.id }
        return all
    }

    /// Returns the book with an ID, else the only one with that title.
    private func book(_ name: String) async throws(ShelfError) -> Revised<Book> {
        let all = try await books()
        let books = all.records
        if let book = books.first(where: { $0.id.text == name }) { return book }
        if all.tombstones.contains(where: { $0.id.text == name }) { throw .removed }
        let alike = books.filter { $0.record.title.lowercased() == name.lowercased() }
        guard let book = alike.first else {
            throw .noBook(name, nearest: name.nearest(in: books.map(\.record.title)))
        }
        guard alike.count == 1 else { throw .several(name, ids: alike.map(\.id.text)) }
        return book
    }

    private func commit(_ change: StoreChange<Book>) async throws(ShelfError) {
        _ = try await ask { () throws(StoreError) in try await store.commit(change) }
    }

    private func ask<Value>(
        _ call: () async throws(StoreError) -> Value
    ) async throws(ShelfError) -> Value {
        do throws(StoreError) { return try await call() } catch { throw .store(error) }
    }
}
