import FeatureTesting
@testable import ScreenHost
import SectionKit
import Testing

/// Finding text on a page whose rows are not searched, as a pager does.
struct FindingTests {
    /// A screen with an opened page of facts and a table.
    private static func opened(
        rows: Int = 24,
        style: TerminalStyle = TerminalStyle()
    ) -> ModelHarness {
        var screen = ModelHarness.withGuests(
            rows: rows, commands: ["visit"], actions: TeaRoom.actions, style: style)
        screen.type(Key.enter)
        let cups = (1...20).map { Fact("cup\($0)", "Cup \($0)", .text("Ceylon number \($0)")) }
        screen.answer(
            [.facts(cups), .table(TeaRoom.table(["Bob", "Türkan", "Ann"]))], of: "visit")
        return screen
    }

    @Test func `the letters of a search on an opened page are no commands`() {
        var screen = Self.opened()
        let effects = screen.effects.count

        screen.type("/vuelq" + Key.enter)

        #expect(screen.effects.count <= effects)
        #expect(screen.model.mode.isBrowsing)
        #expect(screen.status.contains("No line of this page has “vuelq”."))
    }

    @Test(arguments: [("ceylon number 7", "Ceylon number 7"), ("turkan", "Türkan"), ("19", "19")])
    func `a search goes to the first line with the words`(text: String, line: String) {
        var screen = Self.opened(rows: 12)

        screen.type("/" + text)
        #expect(screen.status.hasPrefix("/" + text))
        #expect(screen.selected.contains(line))
        #expect(screen.lines.contains { $0.contains("Ceylon") || $0.contains("Bob") })
        screen.type(Key.enter)

        #expect(screen.model.mode.isBrowsing)
        #expect(screen.selected.contains(line))
    }

    @Test func `slash and Enter go to the next line, and from the last to the first`() {
        var screen = Self.opened()

        screen.type("/number 1" + Key.enter)
        #expect(screen.selected.contains("number 1"))
        for number in [10, 11] {
            screen.type("/" + Key.enter)
            #expect(screen.selected.contains("number \(number)"))
        }
        screen.type(Key.end + "/" + Key.enter)
        #expect(screen.selected.contains("number 1"))
        #expect(!screen.selected.contains("number 10"))
    }

    @Test func `Esc returns to where the search began, and a second one leaves the page`() {
        var screen = Self.opened()
        screen.type("j")
        let before = screen.selected

        screen.type("/bob")
        #expect(screen.selected != before)
        screen.escape()
        #expect(screen.selected == before)
        #expect(!screen.model.page.isFirst)
        screen.escape()
        #expect(screen.model.page.isFirst)
    }

    @Test func `codes of colours are not found`() {
        var screen = Self.opened(style: TerminalStyle(color: true))

        screen.type("/[" + Key.enter)

        #expect(screen.status.contains("No line of this page has “[”."))
    }

    @Test func `the list of keys can be searched`() {
        var screen = ModelHarness.withGuests()

        screen.type("?/export" + Key.enter)

        #expect(screen.selected.contains("export what is shown"))
        screen.type("q")
        #expect(screen.model.page.isFirst)
    }

    @Test func `a first page without a list is searched by its lines`() {
        var screen = ModelHarness(sections: [TeaRoom.house])
        screen.answer(
            [.facts((1...9).map { Fact("room\($0)", "Room \($0)", .text("blue")) })], of: "house")

        screen.type("/room 6" + Key.enter)

        #expect(screen.selected.contains("Room 6"))
        #expect(screen.lines.contains { $0.contains("Room 9") })
    }

    @Test(arguments: [40, 80])
    func `the hint of the search comes before those of actions`(columns: Int) {
        let screen = ModelHarness.withActions(columns: columns)

        #expect(screen.status.hasPrefix(" ? keys  q quit  Enter open  / search"))
        #expect(Self.opened().status.contains("Esc back  Enter fold  / search"))
    }
}
