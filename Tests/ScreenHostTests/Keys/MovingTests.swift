@testable import ScreenHost
import SectionKit
import FeatureTesting
import Testing

/// Moving through a page.
struct MovingTests {
    @Test func `begins at the first row`() {
        let screen = ModelHarness.withGuests()

        #expect(screen.selected.contains("Guest 1 "))
        #expect(screen.lines[1].hasPrefix("▸ House  Open since 1890."))
        #expect(screen.lines[2].hasPrefix("▾ Guests  40 guests."))
    }

    @Test(arguments: [["j", "k"], [Key.down, Key.up], ["\u{1B}[<65;1;1M", "\u{1B}[<64;1;1M"]])
    func `goes down and up`(keys: [String]) {
        var screen = ModelHarness.withGuests()
        let start = screen.selected

        screen.type(keys[0])
        #expect(screen.selected != start)
        screen.type(keys[1])
        #expect(screen.selected == start)
    }

    @Test func `goes to the ends`() {
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

    @Test func `a page down and a page up lead back`() {
        var screen = ModelHarness.withGuests(TeaRoom.names(100))

        screen.type(Key.pageDown + Key.pageDown)
        #expect(screen.selected.contains("Guest 39"))
        screen.type(Key.pageUp + Key.pageUp)
        #expect(screen.selected.contains("Guest 1 "))
        screen.type("\u{04}")
        #expect(screen.selected.contains("Guest 12"))
    }

    @Test func `a page that is read moves by a screen at once`() {
        var screen = ModelHarness()
        screen.answer((1...60).map { .paragraph(InlineText("Line \($0).")) }, of: "guests")
        #expect(screen.lines[3] == "  Line 2.")

        screen.type(Key.pageDown)

        #expect(!screen.lines.contains { $0.contains("Line 2.") })
    }

    @Test func `the title of the list and of its columns stay in sight`() {
        var screen = ModelHarness.withGuests(TeaRoom.names(100))

        screen.type(Key.pageDown + Key.pageDown + Key.pageDown)

        #expect(screen.lines[1].hasPrefix("▾ Guests  100 guests."))
        #expect(screen.lines[1].hasSuffix("58/100"))
        #expect(screen.lines[2].hasPrefix("    #  Guest"))
        #expect(screen.lines[3].contains("Guest"))
    }

    @Test func `every row can be seen on the way down and on the way up`() {
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

    @Test func `does not leave the page at its ends`() {
        var screen = ModelHarness.withGuests(TeaRoom.names(3))

        screen.type(Key.home + Key.up + "k")
        #expect(screen.selected.contains("House"))
        screen.type(Key.end + Key.down + Key.pageDown)
        #expect(screen.selected.contains("Guest 3"))
    }

    @Test func `goes from section to section`() {
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

    @Test func `only as many rows are drawn as are seen`() {
        var screen = ModelHarness.withGuests(TeaRoom.names(2_000))

        screen.type(Key.end)

        #expect(screen.lines.count == 24)
        #expect(screen.selected.contains("Guest 2000"))
        #expect(screen.screen.overrun == 0)
    }
}
