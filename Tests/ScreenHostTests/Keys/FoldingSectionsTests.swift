@testable import ScreenHost
import SectionKit
import Testing

/// Folding and unfolding sections.
struct FoldingSectionsTests {
    private static let house: [Block] = [
        .paragraph(
            "Open since 1890, by the river, and never closed in all these years; ask inside."),
        .facts([Fact("chairs", "Chairs", .integer(12))]),
    ]

    private func opened() -> ModelHarness {
        var screen = ModelHarness()
        screen.answer(Self.house, of: "house")
        screen.answer(TeaRoom.table(TeaRoom.names(40)))
        return screen
    }

    @Test func `a folded section is one line with its summary`() {
        let screen = opened()

        #expect(screen.lines[1].hasPrefix("▸ House  Open since 1890, by the river"))
        #expect(screen.lines[1].hasSuffix("…"))
        #expect(!screen.lines.contains { $0.contains("Chairs") })
    }

    @Test(arguments: [[Key.enter, Key.enter], [" ", " "], ["l", "h"], [Key.right, Key.left]])
    func `keys unfold and fold a section`(keys: [String]) {
        var screen = opened()
        let folded = screen.lines

        screen.type("g" + keys[0])
        #expect(screen.lines[1].hasPrefix("▾ House"))
        #expect(screen.lines[3] == "  inside.")
        #expect(screen.lines.contains { $0.contains("Chairs  12") })
        screen.type(keys[1])
        #expect(screen.lines[1] == folded[1])
    }

    @Test func `a search unfolds the section that has what the others have not`() {
        var screen = ModelHarness(sections: [TeaRoom.regulars, TeaRoom.guests])
        screen.answer(TeaRoom.table(["Zoe", "Yann"]), of: "regulars")
        screen.answer(TeaRoom.table(["Ann", "Bob"]))
        #expect(screen.lines[1].hasPrefix("▸ Regulars"))

        screen.type("/bob")
        #expect(screen.lines[1].hasPrefix("▸ Regulars"))
        screen.escape()
        screen.type("/zoe" + Key.enter)

        #expect(screen.lines[1].hasPrefix("▾ Regulars  1 of 2 match “zoe”"))
        #expect(screen.selected.contains("Zoe"))
        #expect(screen.lines.contains { $0.contains("No matches here.") })
        screen.type("/nobody")
        #expect(screen.lines.contains { $0.contains("No matches; press Esc to show all.") })
        screen.escape()
        #expect(screen.lines[1].hasPrefix("▸ Regulars"))
    }

    @Test func `folding a section moves the cursor to its title`() {
        var screen = opened()

        screen.type("jjj" + Key.left)

        #expect(screen.selected.contains("Guests"))
        #expect(screen.lines[2].hasPrefix("▸ Guests"))
        #expect(screen.lines[3] == "")
    }

    @Test func `a second click opens a section`() {
        var screen = opened()

        screen.type("\u{1B}[<0;5;2M")
        #expect(screen.selected.contains("House"))
        screen.type("\u{1B}[<0;5;2M")
        #expect(screen.lines[1].hasPrefix("▾ House"))
    }

    @Test func `an ASCII screen is ASCII`() {
        let screen = ModelHarness.withGuests(["Ärmel…"], style: TerminalStyle(ascii: true))

        #expect(screen.lines[1].hasPrefix("+ House"))
        #expect(screen.lines[2].hasPrefix("- Guests"))
        #expect(screen.selected.hasPrefix(">"))
        #expect(screen.lines.joined().allSatisfy { $0.isASCII })
    }

    @Test func `a section that is unfolded at the bottom scrolls into view`() {
        var screen = ModelHarness(
            columns: 80, rows: 10, sections: [TeaRoom.guests, TeaRoom.house], opened: "guests")
        screen.answer(TeaRoom.table(TeaRoom.names(4)))
        screen.answer(Self.house, of: "house")
        #expect(screen.lines[8].hasPrefix("▸ House"))

        screen.type("G" + Key.enter)

        #expect(screen.lines[4].hasPrefix("▾ House"))
        #expect(screen.lines[8] == "  Chairs  12")
    }
}
