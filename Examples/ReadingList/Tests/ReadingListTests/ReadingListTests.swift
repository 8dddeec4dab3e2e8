import FeatureTesting
import ProgramTesting
import RecordStore
import ReportCLI
import SectionEssentials
import SectionKit
import Testing

@testable import ReadingList

/// Sections and actions on a store in memory, and on real files.
@Suite struct ReadingListTests {
    private static let dune = Book(title: "Dune", author: "Frank Herbert", pages: 412, read: 120)

    private static func store() throws -> RecordStoreSpy<Book> {
        RecordStoreSpy([try #require(RecordID("01B1")): dune]) { GoldenFormat.now }
    }

    private static func shelf(_ store: RecordStoreSpy<Book>) -> any ShelfInput {
        Shelf(store: store, now: GoldenFormat.now)
    }

    // MARK: Sections

    @Test func `the list shows the newest book first, with the actions of each row`()
        async throws
    {
        let store = try Self.store()
        let shelf = Self.shelf(store)
        _ = try await AddBook.recipe.make(shelf, OptionValues(["title": "Emma"])).loaded()

        let shown = try await BooksSection.recipe.make(shelf, OptionValues()).loaded()

        let table = try #require(shown.state.content?.table)
        #expect(table.cells("title") == [.text("Emma"), .text("Dune")])
        #expect(table.identities.last == "01B1")
        #expect(table.commands == ["edit", "remove"])
    }

    @Test func `the live section is refreshed and reports a finished book`() async throws {
        let section = ReadingSection(shelf: Self.shelf(try Self.store()))
        let id = try #require(RecordID("01B1"))
        func books(read: Int) -> StoredRecords<Book> {
            var book = Self.dune
            book.read = read
            return StoredRecords(records: [
                Revised(id: id, record: book, revision: 1, changedAt: GoldenFormat.now)
            ])
        }

        #expect(section.refreshInterval(for: books(read: 1)) == .seconds(2))
        #expect(
            section.notices(of: books(read: 412), since: books(read: 411))
                == ["“Dune” is finished."])
        #expect(section.notices(of: books(read: 412), since: books(read: 412)).isEmpty)
    }

    @Test func `a damaged file is named in a warning, and other books are shown`() async throws {
        let odd = StoreProblem(file: "records/x.json", flaw: .broken(reason: "it is empty"))
        let store = RecordStoreSpy<Book>(problems: [odd]) { GoldenFormat.now }

        let shown = await BooksSection(shelf: Self.shelf(store)).loaded()

        #expect(shown.warnings.count == 1)
        #expect(shown.warnings[0].hasPrefix("records/x.json cannot be read: it is empty."))
    }

    // MARK: Actions

    @Test(arguments: [
        (AddBook.recipe, ["title": "Emma", "pages": "474"]),
        (EditBook.recipe, ["book": "dune", "read": "200"]), (EditBook.recipe, ["book": "nothing"]),
        (RemoveBook.recipe, ["book": "01B1"]), (ReadingList.undo, [:]),
    ])
    func `actions follow the rules for actions`(
        recipe: ActionRecipe<any ShelfInput>,
        options: [String: String]
    ) async throws {
        let check = ActionCheck(
            recipe, options, asked: { (store: RecordStoreSpy<Book>) in store.calls.count },
            changes: { store in
                store.calls.count { if case .commit = $0 { true } else { $0 == .undo } }
            },
            dependencies: Self.shelf)

        #expect(try await check.broken(on: try Self.store()) == [])
    }

    @Test func `a book that has changed since is not overwritten`() async throws {
        let shelf = Self.shelf(try Self.store())
        func edit(_ read: String) throws -> any Action {
            let values = OptionValues(["book": "01B1", "read": read, "revision": "1"])
            return try EditBook.recipe.make(shelf, values)
        }

        let first = try await edit("200").loaded()
        let second = try await edit("300").loaded()

        #expect(first.state.error == nil)
        let message = second.state.error?.message
        #expect(message?.hasSuffix("'Dune' was changed in the meantime.") == true)
    }

    @Test func `an edit that changes nothing cannot be undone`() async throws {
        let store = try Self.store()
        let values = OptionValues(["book": "dune", "read": "120"])

        _ = try await EditBook.recipe.make(Self.shelf(store), values).loaded()

        #expect(try await store.history().isEmpty)
    }

    @Test(arguments: [AddBook.recipe, EditBook.recipe])
    func `a blank title is refused`(recipe: ActionRecipe<any ShelfInput>) throws {
        let shelf = Self.shelf(try Self.store())

        #expect(throws: UsageError.self) {
            try recipe.make(shelf, OptionValues(["book": "dune", "title": " "]))
        }
    }

    @Test func `the error about a removed book says that it was removed`() async throws {
        let shelf = Self.shelf(try Self.store())
        let values = OptionValues(["book": "01B1", "read": "200"])
        _ = try await RemoveBook.recipe.make(shelf, values).loaded()

        let shown = try await EditBook.recipe.make(shelf, values).loaded()

        #expect(shown.state.error?.message == "The book could not be changed: it was removed.")
    }

    @Test func `undo restores a removed book`() async throws {
        let store = try Self.store()
        let shelf = Self.shelf(store)

        _ = try await RemoveBook.recipe.make(shelf, OptionValues(["book": "dune"])).loaded()
        #expect(try await store.all().records.isEmpty)
        let undo = try await ReadingList.undo.make(shelf, OptionValues()).loaded()

        #expect(
            undo.state.content?.last
                == .facts([Fact("change", "Undone", .text("remove “Dune”"))]))

        #expect(try await store.all().records.map(\.record) == [Self.dune])
    }

    @Test(arguments: [
        ("dun", "there is no book 'dun'", "Did you mean 'Dune'?"),
        ("x", "there is no book 'x'", "Run 'reading-list books' to see the titles."),
    ])
    func `the error about an unknown book says what to do`(
        name: String,
        summary: String,
        recovery: String
    ) async throws {
        let shelf = Self.shelf(try Self.store())

        let shown = try await RemoveBook.recipe.make(shelf, OptionValues(["book": name])).loaded()

        #expect(shown.state.error?.message == "The book could not be removed: \(summary).")
        #expect(shown.state.error?.recovery == recovery)
    }
}
