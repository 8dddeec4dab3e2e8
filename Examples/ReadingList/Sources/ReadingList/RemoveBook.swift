import FeatureKit
import RecordStore
import SectionKit

/// Removes a book.
struct RemoveBook: Action {
    let id = "remove"
    let title = "Remove a book"
    let shape = ContentShape.book
    let name: String
    let shelf: any ShelfInput

    static let recipe = ActionRecipe<any ShelfInput>(
        name: "remove", summary: "remove a book", options: BookOptions.book.required,
        examples: ["Dune", "Dune --yes"], key: "d",
        place: .rows(of: "books"), confirmation: .always
    ) { shelf, name in RemoveBook(name: name, shelf: shelf) }

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (book: Revised<Book>) in
            ActionPlan("remove “\(book.record.title)”")
        }
        await shelf.fetchBook(name, reportingTo: SectionReply("The book", "removed", to: plan))
    }

    func load(into output: some SectionOutput<Book>) async {
        await output.show(.loading)
        await shelf.removeBook(name, reportingTo: SectionReply("The book", "removed", to: output))
    }

    func body(for book: Book) -> [Block] { book.blocks("Removed") }
}
