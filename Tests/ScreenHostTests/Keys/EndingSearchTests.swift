@testable import ScreenHost
import SectionKit
import Testing

/// The selected row and the visible blocks during and after a search.
struct EndingSearchTests {
    private static let names = ["Ann", "Bob", "Türkan", "Dana", "Annegret"]

    @Test func `the selected row stays selected when the search is cleared`() {
        var screen = ModelHarness.withGuests(Self.names)

        screen.type("/ann" + Key.enter + "j")
        screen.escape()

        #expect(screen.selected.contains("Annegret"))
        #expect(screen.lines[2].hasSuffix("5/5"))
    }

    @Test(arguments: ["/ann", "/zzz"])
    func `cancelling a search returns to the row before it`(keys: String) {
        var screen = ModelHarness.withGuests(Self.names)

        screen.type("jjj" + keys)
        screen.escape()

        #expect(screen.selected.contains("Dana"))
    }

    @Test func `a row that was found stays selected after the search`() {
        var screen = ModelHarness.withGuests(Self.names)

        screen.type("/dana" + Key.enter)
        screen.escape()

        #expect(screen.selected.contains("Dana"))
    }

    @Test func `a search selects a row in the same section first`() {
        var screen = ModelHarness()
        screen.answer([.table(TeaRoom.table(["Ann", "Cup"]))], of: "house")
        screen.answer(TeaRoom.table(Self.names))

        screen.type("g" + Key.enter + "G" + "/ann")
        #expect(screen.model.page.position.cursor.pane == 1)
        screen.type("\u{15}cup")
        #expect(screen.model.page.position.cursor.pane == 0)
        screen.escape()
        screen.type("Gs")
        screen.answer(TeaRoom.table(["Zoe"]))
        #expect(screen.selected.contains("Zoe"))
    }

    @Test func `a search hides blocks that cannot be searched`() {
        var screen = ModelHarness()
        let chairs = Block.facts([Fact("chairs", "Chairs", .integer(12))])
        screen.answer([chairs, .table(TeaRoom.table(Self.names)), chairs], of: "guests")

        screen.type("/bob")
        #expect(!screen.lines.contains { $0.contains("Chairs") })
        #expect(screen.lines.count { $0.contains("Bob") } == 1)
        screen.escape()
        #expect(screen.lines.count { $0.contains("Chairs") } == 2)
    }

    @Test func `typing replaces the last search, and Backspace edits it`() {
        var screen = ModelHarness.withGuests(Self.names)

        screen.type("/ann" + Key.enter + "/")
        #expect(screen.status.hasPrefix("/ann"))
        screen.type("bob")
        #expect(screen.status.hasPrefix("/bob"))
        screen.type(Key.enter + "/" + Key.backspace)
        #expect(screen.status.hasPrefix("/bo "))
    }

    @Test(arguments: ["/ann" + Key.enter + Key.left, "/zzz" + Key.enter + Key.enter])
    func `clearing a search goes to the title if the section was folded`(keys: String) {
        var screen = ModelHarness.withGuests(Self.names)

        screen.type("j" + keys)
        screen.escape()
        #expect(screen.status.contains("Enter unfold"))
        screen.type(Key.enter)

        #expect(screen.lines[2].hasPrefix("▾ Guests"))
    }

    @Test func `the row stays selected if the order changes during a search`() {
        var screen = ModelHarness.withGuests(Self.names)

        screen.type("jj/ann" + Key.enter + "s")
        screen.answer(TeaRoom.table(Self.names.reversed()))
        #expect(screen.selected.contains("Ann "))
        screen.escape()

        #expect(screen.selected.contains("Ann "))
    }

    @Test func `matches are visible below a long section`() {
        var screen = ModelHarness(rows: 12)
        screen.answer(
            [.facts((1...9).map { Fact("\($0)", "Chair \($0)", .integer($0)) })], of: "house")
        screen.answer(TeaRoom.table(Self.names))

        screen.type("g" + Key.enter + Key.tab + "/an")

        #expect(screen.selected.contains("Ann "))
        #expect(screen.lines[10].contains("Annegret"))
    }
}
