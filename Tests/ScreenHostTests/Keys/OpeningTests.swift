@testable import ScreenHost
import SectionKit
import Testing

/// Opening rows and links, and returning.
struct OpeningTests {
    @Test func `the page of a row shows all its cells`() {
        var screen = ModelHarness.withGuests()

        screen.type("j" + Key.enter)

        #expect(screen.title.hasPrefix(" Tea room › Guest 2"))
        #expect(screen.lines[1].hasPrefix("▾ Guest 2"))
        #expect(screen.lines.contains { $0.contains("Photo  https://tea.example/1") })
        #expect(!screen.lines.contains { $0.contains("Song") })
    }

    @Test func `Enter loads the section with the details of a row`() {
        var screen = ModelHarness.withGuests(commands: ["visit"])

        screen.type("j" + Key.enter)

        guard case .load(_, "visit", let values, _)? = screen.effects.first else {
            Issue.record("nothing was loaded")
            return
        }
        #expect(values.text(of: "guest") == "Guest 2")
        #expect(screen.lines[2].contains("Loading…"))
        screen.answer([.paragraph("Had three cups.")], of: "visit")
        #expect(screen.lines[1].hasPrefix("▾ Visit  Had three cups."))
    }

    @Test func `an opened page is shown from its top`() {
        var screen = ModelHarness.withGuests(rows: 10, commands: ["visit"])

        screen.type(Key.enter)
        let cups = (1...20).map { Fact("cup\($0)", "Cup \($0)", .text("green")) }
        screen.answer([.facts(cups), .table(TeaRoom.table(["Bob"]))], of: "visit")

        #expect(screen.lines[1].hasPrefix("▾ Visit"))
        #expect(screen.lines[2].contains("Cup 1 "))
    }

    @Test(arguments: ["\u{1B}", Key.backspace])
    func `Esc and Backspace return to the same position`(key: String) {
        var screen = ModelHarness.withGuests(commands: ["visit"])
        screen.type(Key.pageDown + Key.pageDown)
        let before = screen.lines

        screen.type(Key.enter)
        #expect(screen.lines != before)
        if key == Key.backspace { screen.type(key) } else { screen.escape() }

        #expect(screen.lines == before)
        #expect(screen.effects.map(\.words) == ["cancel 3"])
    }

    @Test func `a page that was left ignores the results of its loads`() {
        var screen = ModelHarness.withGuests(commands: ["visit"])
        screen.type(Key.enter)
        screen.escape()
        let before = screen.lines

        screen.answer([.paragraph("Had three cups.")], of: "visit", number: 3)

        #expect(screen.lines == before)
    }

    @Test func `a key opens the row's link`() {
        var screen = ModelHarness.withGuests()

        screen.type("jp")

        #expect(screen.effects.map(\.words) == ["visit https://tea.example/1"])
        #expect(screen.status.contains("Opening https://tea.example/1"))
    }

    @Test func `a key without a link or a meaning says so`() {
        var screen = ModelHarness.withGuests()

        screen.type("p")
        #expect(screen.effects.isEmpty)
        #expect(screen.status.contains("This row has no link for p."))
        screen.type("X")
        #expect(screen.status.contains("No such key"))
    }

    @Test func `link keys work on the page of a row`() {
        var screen = ModelHarness.withGuests(commands: ["visit"])

        screen.type("j" + Key.enter + "p")

        #expect(screen.effects.map(\.words) == ["visit https://tea.example/1"])
    }

    @Test func `a row shows its link keys`() {
        let screen = ModelHarness.withGuests(columns: 100)

        #expect(screen.lines[3].hasSuffix("Links"))
        #expect(!screen.lines[4].hasSuffix("p"))
        #expect(screen.lines[5].hasSuffix("p"))
    }

    @Test func `a row named Keys opens a page that is not the help page`() {
        var screen = ModelHarness.withGuests(["Keys"])

        screen.type(Key.enter + "q")

        #expect(screen.effects.map(\.words) == ["quit"])
    }

    @Test func `q and Control-C quit from all pages`() {
        var screen = ModelHarness.withGuests(commands: ["visit"])

        screen.type(Key.enter + "q")
        #expect(screen.effects.map(\.words) == ["quit"])
        screen.type("/" + "\u{03}")
        #expect(screen.effects.map(\.words) == ["quit"])
        screen.type("\u{1A}")
        #expect(screen.effects.map(\.words) == ["suspend"])
    }

    @Test func `pasted text does not press keys`() {
        var screen = ModelHarness.withGuests()
        let before = screen.lines

        screen.type("\u{1B}[200~qjG/\u{3}\u{1B}[201~")

        #expect(screen.effects.isEmpty)
        #expect(screen.lines == before)
    }

    @Test func `the help page lists all keys and is left by q, ? and Esc`() {
        var screen = ModelHarness.withGuests(rows: 40)
        // The first guest has no photo.
        screen.type("j")
        let before = screen.lines

        screen.type("?")
        for words in ["y  Year: only guests", "p  open its photo", "q, Ctrl-C"] {
            #expect(screen.lines.contains { $0.contains(words) })
        }
        screen.type("q")
        #expect(screen.lines == before)
        screen.type("??")
        #expect(screen.lines == before)
        screen.type("?")
        screen.escape()
        #expect(screen.lines == before)
    }

    @Test(arguments: [Key.left, "h"])
    func `Left and h leave a page`(key: String) {
        var screen = ModelHarness.withGuests(commands: ["visit"])
        let before = screen.lines

        screen.type(Key.enter + key)

        #expect(screen.lines == before)
    }

    @Test func `option keys do not work on other pages`() {
        var screen = ModelHarness.withGuests(commands: ["visit"])

        screen.type(Key.enter + "s")

        #expect(screen.effects.isEmpty)
        #expect(screen.status.contains("That key works only on the first page"))
    }
}
