import FeatureTesting
import SectionEssentials
import SectionKit
import Testing

@testable import books

@Suite struct BooksTests {
    private let store = RecordStoreSpy<Book> { GoldenFormat.now }

    @Test func `a book that was added is in the list`() async {
        let book = Book(title: "Dune", pages: 412)

        _ = await AddBook(book: book, store: store).loaded()
        let shown = await BooksSection(store: store, longest: .max).loaded()

        #expect(shown.state.content?.table?.cells("title") == [.text("Dune")])
    }

    @Test func `a book that is too long is not shown`() async {
        _ = await AddBook(book: Book(title: "Dune", pages: 412), store: store).loaded()

        let shown = await BooksSection(store: store, longest: 411).loaded()

        #expect(shown.state.content?.table?.rows.isEmpty == true)
    }
}
