import SectionKit

/// Removes a book and shows its title.
struct RemoveAction: Action {
    let id = "remove"
    let title = "Remove a book"
    let shape = ContentShape(facts: 1...1)
    let book: String
    let shelf: any ShelfInput

    func plan(into output: some SectionOutput<ActionPlan>) async {
        do {
            await output.show(.success(ActionPlan("remove “\(try await shelf.book(book).title)”")))
        } catch {
            await output.show(.error(error.words))
        }
    }

    func load(into output: some SectionOutput<Book>) async {
        await output.show(.loading)
        do {
            await output.show(.success(try await shelf.remove(book)))
        } catch {
            await output.show(.error(error.words))
        }
    }

    func body(for book: Book) -> [Block] {
        [.facts([Fact("removed", "Removed", .text(book.title))])]
    }
}
