@testable import ScreenHost
import SectionKit
import FeatureTesting
import Testing

/// Searching as one types.
struct SearchTests {
    private static let names = ["Ann", "Bob", "Türkan", "Dana", "Annegret"]

    @Test func `leaves the rows that have the words, with every letter`() {
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
    func `finds by every text that is shown, by case and accents as one likes`(text: String) {
        var screen = ModelHarness.withGuests(Self.names)

        screen.type("/" + text)

        #expect(screen.selected.contains("Türkan"))
        #expect(screen.lines[2].contains("1 of 5"))
    }

    @Test func `finds by the year, and wants all of several words`() {
        var screen = ModelHarness.withGuests(TeaRoom.names(20))

        screen.type("/2020")
        #expect(screen.lines[2].contains("9 of 20"))
        screen.type(" green")
        #expect(screen.lines[2].contains("3 of 20"))
    }

    @Test func `marks what was found`() {
        var screen = ModelHarness.withGuests(Self.names)

        screen.type("/turk 2019")

        #expect(screen.screen.underlined.contains { $0 == "Türk2019" })
    }

    @Test func `Enter keeps the search, Esc clears it`() {
        var screen = ModelHarness.withGuests(Self.names)

        screen.type("/ann" + Key.enter + "j")
        #expect(screen.selected.contains("Annegret"))
        #expect(screen.status.contains("/ search: ann"))
        screen.escape()
        #expect(screen.lines[2].contains("5 guests."))
    }

    @Test func `Esc while typing clears too, and an empty search ends with backspace`() {
        var screen = ModelHarness.withGuests(Self.names)

        screen.type("/bob")
        screen.escape()
        #expect(screen.lines[2].contains("5 guests."))
        #expect(!screen.screen.cursorIsShown)
        screen.type("/b" + Key.backspace + Key.backspace + "q")
        #expect(screen.effects.map(\.words) == ["quit"])
    }

    @Test func `the list moves while one types`() {
        var screen = ModelHarness.withGuests(Self.names)

        screen.type("/an" + Key.down)

        #expect(screen.selected.contains("Türkan"))
        #expect(screen.status.hasPrefix("/an"))
    }

    @Test func `pasted text is searched for as it is typed`() {
        var screen = ModelHarness.withGuests(Self.names)

        screen.type("/\u{1B}[200~b\u{1B}[2Job\u{1B}[201~")

        #expect(screen.status.hasPrefix("/b[2Job"))
        #expect(screen.screen.unknown == [])
    }

    @Test func `says when nothing matches`() {
        var screen = ModelHarness.withGuests(Self.names)

        screen.type("/zzz")

        #expect(screen.lines.contains { $0.contains("No matches; press Esc to show all.") })
        #expect(screen.lines[2].contains("0 of 5"))
    }

    @Test func `a search that is typed before the rows come applies to them`() {
        var screen = ModelHarness()

        screen.type("/bob")
        screen.answer(TeaRoom.table(Self.names))

        #expect(screen.lines[2].contains("1 of 5"))
        #expect(screen.selected.contains("Bob"))
    }
}
