@testable import ScreenHost
import FeatureTesting
import SectionKit
import Testing

/// Moving the cursor on a page.
struct MovingTests {
    @Test func `the cursor begins at the first row`() {
        let screen = ModelHarness.withGuests()

        #expect(screen.selected.contains("Guest 1 "))
        #expect(screen.lines[1].hasPrefix("▸ House  Open since 1890."))
        #expect(screen.lines[2].hasPrefix("▾ Guests  40 guests."))
    }

    @Test func `a section alone whose rows begin below the screen is read from the top`() {
        var screen = ModelHarness(sections: [TeaRoom.guests])
        let story = (1...30).map { Block.paragraph("Day \($0).") }
        screen.answer(
            [.paragraph("40 guests.")] + story + [.table(TeaRoom.table(TeaRoom.names(40)))],
            of: "guests")

        #expect(screen.lines[1].hasPrefix("▾ Guests"))
        #expect(screen.lines.contains { $0.contains("Day 1.") })
    }

    @Test(arguments: [["j", "k"], [Key.down, Key.up], ["\u{1B}[<65;1;1M", "\u{1B}[<64;1;1M"]])
    func `keys move the cursor down and up`(keys: [String]) {
        var screen = ModelHarness.withGuests()
        let start = screen.selected

        screen.type(keys[0])
        #expect(screen.selected != start)
        screen.type(keys[1])
        #expect(screen.selected == start)
    }

    @Test func `keys move the cursor to the first and last line`() {
        var screen = ModelHarness.withGuests()

        screen.type(Key.end)
        #expect(screen.selected.contains("Guest 40"))
        #expect(screen.lines[22].contains("Guest 40"))
        screen.type("g")
        #expect(screen.selected.contains("House"))
        screen.type("G")
        #expect(screen.selected.contains("Guest 40"))
        screen.type(Key.home)
        #expect(screen.selected.contains("House"))
    }

    @Test func `PageUp undoes PageDown`() {
        var screen = ModelHarness.withGuests(TeaRoom.names(100))

        screen.type(Key.pageDown + Key.pageDown)
        #expect(screen.selected.contains("Guest 39"))
        screen.type(Key.pageUp + Key.pageUp)
        #expect(screen.selected.contains("Guest 1 "))
        screen.type("\u{04}")
        #expect(screen.selected.contains("Guest 12"))
    }

    @Test func `PageDown scrolls a page of text by a screen`() {
        var screen = ModelHarness()
        screen.answer((1...60).map { .paragraph(InlineText("Line \($0).")) }, of: "guests")
        #expect(screen.lines[3] == "  Line 2.")

        screen.type(Key.pageDown)

        #expect(!screen.lines.contains { $0.contains("Line 2.") })
    }

    @Test func `the heading and the column titles stay visible while scrolling`() {
        var screen = ModelHarness.withGuests(TeaRoom.names(100))

        screen.type(Key.pageDown + Key.pageDown + Key.pageDown)

        #expect(screen.lines[1].hasPrefix("▾ Guests  100 guests."))
        #expect(screen.lines[1].hasSuffix("58/100"))
        #expect(screen.lines[2].hasPrefix("    #  Guest"))
        #expect(screen.lines[3].contains("Guest"))
    }

    @Test func `each row can be selected on the way down and up`() {
        var screen = ModelHarness.withGuests(TeaRoom.names(60), columns: 40, rows: 10)

        for number in 2...60 {
            screen.type("j")
            #expect(screen.selected.contains("Guest \(number) "))
        }
        for number in (1...59).reversed() {
            screen.type("k")
            #expect(screen.selected.contains("Guest \(number) "))
        }
    }

    @Test func `the cursor does not leave the page at its ends`() {
        var screen = ModelHarness.withGuests(TeaRoom.names(3))

        screen.type(Key.home + Key.up + "k")
        #expect(screen.selected.contains("House"))
        screen.type(Key.end + Key.down + Key.pageDown)
        #expect(screen.selected.contains("Guest 3"))
    }

    @Test func `Tab and Shift-Tab move from section to section`() {
        var screen = ModelHarness.withGuests()

        screen.type(Key.backTab)
        #expect(screen.selected.contains("Guests"))
        screen.type(Key.backTab)
        #expect(screen.selected.contains("House"))
        screen.type(Key.tab)
        #expect(screen.selected.contains("Guests"))
        screen.type(Key.tab)
        #expect(screen.selected.contains("House"))
        screen.type(Key.backTab)
        #expect(screen.selected.contains("Guests"))
    }

    @Test func `only visible rows are drawn`() {
        var screen = ModelHarness.withGuests(TeaRoom.names(2_000))

        screen.type(Key.end)

        #expect(screen.lines.count == 24)
        #expect(screen.selected.contains("Guest 2000"))
        #expect(screen.screen.overrun == 0)
    }
}
