@testable import ScreenHost
import SectionKit
import Testing

/// Sections while they load, when they fail, and when they come late.
struct LoadingTests {
    @Test func `asks for all sections at once and says that they load`() {
        let screen = ModelHarness()

        #expect(screen.effects.map(\.words) == ["load house 1", "load guests 2"])
        #expect(screen.lines[1].hasPrefix("▸ House  Loading…"))
        #expect(screen.lines[2].hasPrefix("▾ Guests"))
        #expect(screen.lines[3] == "  Loading…")
    }

    @Test(arguments: [["house", "guests"], ["guests", "house"]])
    func `sections come in any order`(order: [String]) {
        var screen = ModelHarness()

        for name in order {
            if name == "house" { screen.answer([.paragraph("Open.")], of: name) }
            if name == "guests" { screen.answer(TeaRoom.table(TeaRoom.names(3))) }
        }

        #expect(screen.lines[1].hasPrefix("▸ House  Open."))
        #expect(screen.selected.contains("Guest 1 "))
    }

    @Test func `keys work while a section loads`() {
        var screen = ModelHarness()

        screen.type("g" + Key.enter)
        #expect(screen.lines[1].hasPrefix("▾ House"))
        screen.type("?")
        #expect(screen.title.contains("Keys"))
        screen.answer(TeaRoom.table(TeaRoom.names(3)))
        #expect(screen.title.contains("Keys"))
    }

    @Test func `a cursor that was moved stays where it is`() {
        var screen = ModelHarness()

        screen.type("g")
        screen.answer(TeaRoom.table(TeaRoom.names(3)))

        #expect(screen.selected.contains("House"))
    }

    @Test(arguments: ["j", "G", Key.pageDown])
    func `where there is nothing to go to yet, a key moves nothing`(key: String) {
        var screen = ModelHarness()

        screen.type(key)
        screen.answer(TeaRoom.table(TeaRoom.names(3)))

        #expect(screen.selected.contains("Guest 1 "))
    }

    @Test func `an answer to an earlier load is late and not shown`() {
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

    @Test func `what is there stays while something else loads`() {
        var screen = ModelHarness.withGuests()

        screen.type("s")

        #expect(screen.lines[2].hasSuffix("loading…"))
        #expect(screen.lines[4].contains("Guest 1 "))
    }

    @Test func `one that fails says what to do and leaves the others alone`() {
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

    @Test func `r tries the section again that failed, and no other`() {
        var screen = ModelHarness()
        screen.answer(TeaRoom.table(TeaRoom.names(3)))
        screen.fail("house")

        screen.type("r")
        #expect(screen.effects.map(\.words) == ["forget failures", "load house 3"])
        #expect(screen.lines[1].contains("Loading…"))
        screen.answer([.paragraph("Open again.")], of: "house")
        #expect(screen.lines[1].hasPrefix("▸ House  Open again."))
    }

    @Test func `of several that failed it tries the one under the cursor`() {
        var screen = ModelHarness()
        screen.fail("house")
        screen.fail("guests")

        screen.type("gr")

        #expect(screen.effects.map(\.words) == ["forget failures", "load house 3"])
    }

    @Test func `r asks for all anew when nothing failed`() {
        var screen = ModelHarness.withGuests()

        screen.type("r")

        #expect(
            screen.effects.map(\.words) == ["open - refreshing", "load house 3", "load guests 4"])
    }

    @Test func `a section that cannot be made says why, under the name it has`() {
        var screen = ModelHarness()
        let error = SectionError(message: "--tea is green or black.", recovery: "Pick another.")

        screen.happen(.loaded(number: 2, title: nil, .failed(error)))

        #expect(screen.lines[2].hasPrefix("▾ Guests"))
        #expect(screen.lines[3] == "  Error: --tea is green or black.")
    }

    @Test func `warnings stand above what they are about`() {
        var screen = ModelHarness()
        let snapshot = SectionSnapshot(
            id: "guests", title: "Guests", state: .success([.paragraph("None.")]),
            warnings: ["A page is missing."])
        let content = PaneContent(
            snapshot, blocks: [.paragraph("None.")], typesetter: screen.model.typesetter)

        screen.happen(.loaded(number: 2, title: "Guests", .shown(content)))

        #expect(screen.lines[3] == "  Warning: A page is missing.")
    }

    @Test func `tells what happens meanwhile, until the next key`() {
        var screen = ModelHarness.withGuests()

        screen.happen(.message("The answer is 3 hours old.\u{1B}[2J"))
        #expect(screen.status == " The answer is 3 hours old.[2J")
        screen.type("j")
        #expect(screen.status.hasPrefix(" ? keys"))
    }

    @Test func `what is there stays if it cannot be had anew`() {
        var screen = ModelHarness.withGuests()

        screen.type("jr")
        screen.fail("guests")

        #expect(screen.selected.contains("Guest 2 "))
        #expect(screen.status.contains("Could not refresh Guests. The book is wet."))
        screen.type("r")
        #expect(screen.effects.first?.words == "open - refreshing")
    }

    @Test func `what was asked for with other values does not stay`() {
        var screen = ModelHarness.withGuests()

        screen.type("s")
        screen.fail("guests")

        #expect(screen.lines.contains { $0.contains("The book is wet.") })
        #expect(!screen.lines.contains { $0.contains("Guest 2 ") })
    }

    @Test func `a source that cannot be opened is not taken`() {
        var screen = ModelHarness.withGuests()

        screen.type("S" + Key.down + Key.enter)
        #expect(screen.effects.first?.words == "open cellar")
        screen.happen(.notOpened("The cellar is locked."))

        #expect(screen.status.contains("The cellar is locked."))
        #expect(screen.model.values.program.text(of: "source") == nil)
    }

    @Test func `a long error that gives way to a short line leaves no page beyond its end`() {
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

    @Test func `to ask anew is no answer to what was picked before`() {
        var screen = ModelHarness.withGuests()

        screen.type("sr")
        screen.fail("guests")

        #expect(screen.lines.contains { $0.contains("The book is wet.") })
    }
}
