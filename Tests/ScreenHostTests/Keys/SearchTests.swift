@testable import ScreenHost
import FeatureTesting
import SectionKit
import Testing

/// Searching the rows while typing.
struct SearchTests {
    private static let names = ["Ann", "Bob", "Türkan", "Dana", "Annegret"]

    @Test func `each typed letter narrows the rows`() {
        var screen = ModelHarness.withGuests(Self.names)

        screen.type("/an")
        #expect(screen.lines[2].hasPrefix("▾ Guests  4 of 5 match “an”"))
        screen.type("n")
        #expect(screen.lines[2].hasPrefix("▾ Guests  2 of 5 match “ann”"))
        #expect(screen.status.hasPrefix("/ann"))
        #expect(screen.screen.cursor == [23, 4])
        #expect(screen.screen.cursorIsShown)
    }

    @Test(arguments: ["turkan", "TÜRKAN", "tu", "30 apr", "white", "3 türkan"])
    func `a search finds all shown text, ignoring case and accents`(text: String) {
        var screen = ModelHarness.withGuests(Self.names)

        screen.type("/" + text)

        #expect(screen.selected.contains("Türkan"))
        #expect(screen.lines[2].contains("1 of 5"))
    }

    @Test func `a search finds years and requires all words`() {
        var screen = ModelHarness.withGuests(TeaRoom.names(20))

        screen.type("/2020")
        #expect(screen.lines[2].contains("9 of 20"))
        screen.type(" green")
        #expect(screen.lines[2].contains("3 of 20"))
    }

    @Test func `matches are underlined`() {
        var screen = ModelHarness.withGuests(Self.names)

        screen.type("/turk 2019")

        #expect(screen.screen.underlined.contains { $0 == "Türk2019" })
    }

    @Test func `Enter keeps the search, and Esc clears it`() {
        var screen = ModelHarness.withGuests(Self.names)

        screen.type("/ann" + Key.enter + "j")
        #expect(screen.selected.contains("Annegret"))
        #expect(screen.status.contains("/ search: ann"))
        screen.escape()
        #expect(screen.lines[2].contains("5 guests."))
    }

    @Test func `Esc clears a search while typing, and Backspace ends an empty one`() {
        var screen = ModelHarness.withGuests(Self.names)

        screen.type("/bob")
        screen.escape()
        #expect(screen.lines[2].contains("5 guests."))
        #expect(!screen.screen.cursorIsShown)
        screen.type("/b" + Key.backspace + Key.backspace + "q")
        #expect(screen.effects.map(\.words) == ["quit"])
    }

    @Test func `the cursor moves while a search is typed`() {
        var screen = ModelHarness.withGuests(Self.names)

        screen.type("/an" + Key.down)

        #expect(screen.selected.contains("Türkan"))
        #expect(screen.status.hasPrefix("/an"))
    }

    @Test func `pasted text is searched like typed text`() {
        var screen = ModelHarness.withGuests(Self.names)

        screen.type("/\u{1B}[200~b\u{1B}[2Job\u{1B}[201~")

        #expect(screen.status.hasPrefix("/b[2Job"))
        #expect(screen.screen.unknown == [])
    }

    @Test func `a search without matches says so`() {
        var screen = ModelHarness.withGuests(Self.names)

        screen.type("/zzz")

        #expect(screen.lines.contains { $0.contains("No matches; press Esc to show all.") })
        #expect(screen.lines[2].contains("0 of 5"))
    }

    @Test func `a search that is typed before the rows load applies to them`() {
        var screen = ModelHarness()

        screen.type("/bob")
        screen.answer(TeaRoom.table(Self.names))

        #expect(screen.lines[2].contains("1 of 5"))
        #expect(screen.selected.contains("Bob"))
    }
}
