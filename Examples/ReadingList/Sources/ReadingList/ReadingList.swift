import ReportCLI
import SectionKit

/// The program `reading-list`: keeps the books that a person reads in files.
@main
enum ReadingList {
    static let program = ReportProgram(
        name: "reading-list",
        version: "1.0.0",
        title: "Reading list",
        summary: "Keeps a list of books and your progress in them.",
        recipes: [ReadingSection.recipe, BooksSection.recipe],
        actions: [AddBook.recipe, EditBook.recipe, RemoveBook.recipe, undo],
        sources: [shelf]
    )

    static func main() {
        program.main()
    }

    static let undo = ActionRecipe<any ShelfInput>.undo { shelf in shelf.store }

    private static let shelf = ReportSource<any ShelfInput>(
        Report.Source(id: "shelf", summary: "your own records."),
        summary: "the books in your data folder"
    ) { context throws(UsageError) in
        Shelf(store: try context.store(of: Book.self), now: context.now)
    }
}
