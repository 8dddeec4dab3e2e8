import SectionKit

/// Renames a book.
struct RenameAction: Action {
    let id = "rename"
    let title = "Rename a book"
    let shape = ContentShape(tables: 1...1)
    let book: String
    let newTitle: String
    let revision: Int?
    let shelf: any ShelfInput

    init(book: String, title: String, revision: Int?, shelf: any ShelfInput) {
        self.book = book
        newTitle = title
        self.revision = revision
        self.shelf = shelf
    }

    func plan(into output: some SectionOutput<ActionPlan>) async {
        await show(in: output) { book in
            let changes = Table(
                key: "changes", columns: [Column("from", "From"), Column("to", "To")],
                rows: [[.text(book.title), .text(newTitle)]])
            return ActionPlan("rename “\(book.title)”", changes: [.table(changes)])
        }
    }

    func currentValues(into output: some SectionOutput<FormValues>) async {
        await show(in: output) { book in
            FormValues(
                OptionValues().setting(Shelf.title, to: book.title), revision: book.revision)
        }
    }

    func load(into output: some SectionOutput<Book>) async {
        do {
            let book = try await shelf.book(book)
            guard revision ?? book.revision == book.revision else {
                let changed = SectionError(
                    message: "“\(book.title)” was changed meanwhile.", recovery: "Look again.")
                return await output.show(.error(changed))
            }
            await output.show(.success(try await shelf.rename(book.id, to: newTitle)))
        } catch {
            await output.show(.error(error.words))
        }
    }

    func body(for book: Book) -> [Block] {
        [.table(Table(columns: [Column("title", "Title")], rows: [[.text(book.title)]]))]
    }

    private func show<Content>(
        in output: some SectionOutput<Content>,
        _ content: (Book) -> Content
    ) async {
        do {
            let book = try await shelf.book(book)
            await output.show(.success(content(book)))
        } catch {
            await output.show(.error(error.words))
        }
    }
}
