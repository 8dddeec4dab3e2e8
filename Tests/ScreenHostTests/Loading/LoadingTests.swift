@testable import ScreenHost
import SectionKit
import Testing

/// Sections that are loading, fail, or load late.
struct LoadingTests {
    @Test func `all sections start loading at once and say so`() {
        let screen = ModelHarness()

        #expect(screen.effects.map(\.words) == ["load house 1", "load guests 2"])
        #expect(screen.lines[1].hasPrefix("▸ House  Loading…"))
        #expect(screen.lines[2].hasPrefix("▾ Guests"))
        #expect(screen.lines[3] == "  Loading…")
    }

    @Test(arguments: [["house", "guests"], ["guests", "house"]])
    func `sections are shown in any order of loading`(order: [String]) {
        var screen = ModelHarness()

        for name in order {
            if name == "house" { screen.answer([.paragraph("Open.")], of: name) }
            if name == "guests" { screen.answer(TeaRoom.table(TeaRoom.names(3))) }
        }

        #expect(screen.lines[1].hasPrefix("▸ House  Open."))
        #expect(screen.selected.contains("Guest 1 "))
    }

    @Test func `keys work while a section is loading`() {
        var screen = ModelHarness()

        screen.type("g" + Key.enter)
        #expect(screen.lines[1].hasPrefix("▾ House"))
        screen.type("?")
        #expect(screen.title.contains("Keys"))
        screen.answer(TeaRoom.table(TeaRoom.names(3)))
        #expect(screen.title.contains("Keys"))
    }

    @Test func `a cursor that a person moved stays where it is`() {
        var screen = ModelHarness()

        screen.type("g")
        screen.answer(TeaRoom.table(TeaRoom.names(3)))

        #expect(screen.selected.contains("House"))
    }

    @Test(arguments: ["j", "G", Key.pageDown])
    func `keys do not move the cursor before there is a row`(key: String) {
        var screen = ModelHarness()

        screen.type(key)
        screen.answer(TeaRoom.table(TeaRoom.names(3)))

        #expect(screen.selected.contains("Guest 1 "))
    }

    @Test func `the result of a superseded load is ignored`() {
        var screen = ModelHarness.withGuests()

        screen.type("s")
        screen.type("s")
        screen.answer(TeaRoom.table(["Late"]), number: 3)
        #expect(screen.selected.contains("Guest 1 "))
        screen.answer(TeaRoom.table(["In time"]), number: 4)
        #expect(screen.selected.contains("In time"))
        screen.fail("guests", number: 3)
        #expect(screen.selected.contains("In time"))
    }

    @Test func `the old rows stay until the new rows have loaded`() {
        var screen = ModelHarness.withGuests()

        screen.type("s")

        #expect(screen.lines[2].hasSuffix("loading…"))
        #expect(screen.lines[4].contains("Guest 1 "))
    }

    @Test func `a failed section says what to do and leaves the others alone`() {
        var screen = ModelHarness()
        screen.answer(TeaRoom.table(TeaRoom.names(3)))

        screen.fail("house")
        #expect(screen.lines[1].hasPrefix("▸ House  The book is wet."))
        screen.type("g" + Key.enter)

        #expect(screen.lines[2] == "  Error: The book is wet.")
        #expect(screen.lines[3] == "  Dry it. Press r to try again.")
        #expect(screen.lines.contains { $0.contains("Guest 1 ") })
        #expect(screen.status.contains("r retry"))
    }

    @Test func `r retries only the section that failed`() {
        var screen = ModelHarness()
        screen.answer(TeaRoom.table(TeaRoom.names(3)))
        screen.fail("house")

        screen.type("r")
        #expect(screen.effects.map(\.words) == ["forget failures", "load house 3"])
        #expect(screen.lines[1].contains("Loading…"))
        screen.answer([.paragraph("Open again.")], of: "house")
        #expect(screen.lines[1].hasPrefix("▸ House  Open again."))
    }

    @Test func `r retries the failed section under the cursor`() {
        var screen = ModelHarness()
        screen.fail("house")
        screen.fail("guests")

        screen.type("gr")

        #expect(screen.effects.map(\.words) == ["forget failures", "load house 3"])
    }

    @Test func `r refreshes all sections when none failed`() {
        var screen = ModelHarness.withGuests()

        screen.type("r")

        #expect(
            screen.effects.map(\.words) == ["open - refreshing", "load house 3", "load guests 4"])
    }

    @Test func `a section that cannot be built says why, under its old title`() {
        var screen = ModelHarness()
        let error = SectionError(message: "--tea is green or black.", recovery: "Pick another.")

        screen.happen(.loaded(number: 2, title: nil, .failed(error)))

        #expect(screen.lines[2].hasPrefix("▾ Guests"))
        #expect(screen.lines[3] == "  Error: “Tea” (key t) is green or black.")
    }

    @Test func `warnings are shown below the summary`() {
        var screen = ModelHarness()
        let snapshot = SectionSnapshot(
            id: "guests", title: "Guests", state: .success([.paragraph("None.")]),
            warnings: ["A page is missing."])
        let content = PaneContent(
            snapshot, blocks: [.paragraph("None.")], typesetter: screen.model.typesetter)

        screen.happen(.loaded(number: 2, title: "Guests", .shown(content)))

        #expect(screen.lines[3] == "  Warning: A page is missing.")
    }

    @Test func `warnings follow the facts and precede a list`() throws {
        var screen = ModelHarness()
        let blocks: [Block] = [
            .notice(Notice(.info, "Open today.")), .facts([Fact("seats", "Seats", .integer(40))]),
            .table(Table(columns: [Column("name", "Name")], rows: [[.text("Ada")]])),
        ]
        let snapshot = SectionSnapshot(
            id: "guests", title: "Guests", state: .success(blocks),
            warnings: ["A page is missing."])
        let content = PaneContent(
            snapshot, blocks: blocks, typesetter: screen.model.typesetter)

        screen.happen(.loaded(number: 2, title: "Guests", .shown(content)))

        let places = try ["Seats", "Warning: A page is missing.", "Ada"].map { text in
            try #require(screen.lines.firstIndex { $0.contains(text) })
        }
        #expect(places == places.sorted())
    }

    @Test func `a message is shown until the next key`() {
        var screen = ModelHarness.withGuests()

        screen.happen(.message("The answer is 3 hours old.\u{1B}[2J"))
        #expect(screen.status == " The answer is 3 hours old.[2J")
        screen.type("j")
        #expect(screen.status.hasPrefix(" ? keys"))
    }

    @Test func `a message that is over is no longer shown, but the answer to a key is`() {
        var screen = ModelHarness.withGuests()

        screen.happen(.message("The server is busy."))
        screen.happen(.message(""))
        #expect(screen.status.hasPrefix(" ? keys"))

        screen.type("jr")
        screen.fail("guests")
        screen.happen(.message(""))
        #expect(screen.status.contains("Could not refresh Guests."))
    }

    @Test func `the content stays if a refresh fails`() {
        var screen = ModelHarness.withGuests()

        screen.type("jr")
        screen.fail("guests")

        #expect(screen.selected.contains("Guest 2 "))
        #expect(screen.status.contains("Could not refresh Guests. The book is wet."))
        screen.type("r")
        #expect(screen.effects.first?.words == "open - refreshing")
    }

    @Test func `the content for other option values does not stay if a load fails`() {
        var screen = ModelHarness.withGuests()

        screen.type("s")
        screen.fail("guests")

        #expect(screen.lines.contains { $0.contains("The book is wet.") })
        #expect(!screen.lines.contains { $0.contains("Guest 2 ") })
    }

    @Test func `a source that cannot be opened is not selected`() {
        var screen = ModelHarness.withGuests()

        screen.type("S" + Key.down + Key.enter)
        #expect(screen.effects.first?.words == "open cellar")
        screen.happen(.notOpened("The cellar is locked."))

        #expect(screen.status.contains("The cellar is locked."))
        #expect(screen.model.values.program.text(of: "source") == nil)
    }

    @Test func `the page scrolls back when a long error becomes one line`() {
        var screen = ModelHarness(columns: 40, rows: 10)
        let error = SectionError(
            message: String(repeating: "The book is wet. ", count: 40), recovery: "Dry it.")
        for name in ["house", "guests"] {
            screen.happen(
                .loaded(number: screen.load(of: name) ?? 0, title: name, .failed(error)))
        }

        screen.type("Gr")

        #expect(screen.lines.contains { $0.contains("Loading…") })
    }

    @Test func `a refresh that fails does not keep content for other option values`() {
        var screen = ModelHarness.withGuests()

        screen.type("sr")
        screen.fail("guests")

        #expect(screen.lines.contains { $0.contains("The book is wet.") })
    }
}
