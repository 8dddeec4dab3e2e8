import FeatureTesting
@testable import ScreenHost
import SectionKit
import Testing

/// Filling in the form of an action on a screen.
struct FormTests {
    @Test func `asks for the present values, and says so`() {
        var screen = ModelHarness.withActions()

        screen.type("jc")

        #expect(screen.effects.map(\.words) == ["currentValues edit 3"])
        #expect(screen.given == ["guest": "Guest 2"])
        #expect(screen.lines[1] == "  Change a guest  Guest 2")
        #expect(screen.lines[3] == "  Loading…")
    }

    @Test func `has a field for each option but the row and the revision`() {
        let screen = ModelHarness.editingAlice()

        #expect(screen.lines[3] == "› Name      Alice")
        #expect(screen.lines[4] == "            what the guest is called: a name, such as Alice")
        #expect(screen.lines[5] == "  Cups      3")
        #expect(screen.lines[6] == "  Tea       black")
        #expect(screen.lines[7] == "  Born on   1990-02-28")
        #expect(screen.lines[8] == "  Regular   [ ]")
        #expect(screen.lines[9...22].allSatisfy { $0.isEmpty })
        #expect(screen.screen.cursor == [3, 17])
    }

    @Test func `values that could not be had are asked for again`() {
        var screen = ModelHarness.withActions()
        screen.type("c")

        screen.answer(.failed(ModelHarness.wet))
        #expect(screen.lines[3] == "  Error: The book is wet.")
        #expect(screen.lines[4] == "  Dry it. Press r to try again, or Esc to cancel.")
        screen.type("r")

        #expect(screen.effects.map(\.words) == ["currentValues edit 4"])
        #expect(screen.lines[3] == "  Loading…")
    }

    @Test func `an action that needs more than its operand begins empty`() {
        var screen = ModelHarness.withActions()
        screen.type("a")

        screen.answer(.refused(TeaRoom.newName.description.usageError(for: "")))

        #expect(screen.field.hasPrefix("› Name"))
        #expect(screen.model.mode.flow?.form?.isOpen == true)
    }

    @Test func `gives what was changed, the row and the revision, and nothing else`() {
        var screen = ModelHarness.editingAlice()

        screen.type(Key.tab + Key.backspace + "5" + "\u{13}")

        #expect(screen.effects.map(\.words) == ["perform edit 4"])
        #expect(screen.given == ["guest": "Guest 1", "cups": "5", "revision": "1"])
        #expect(screen.lines.contains { $0.contains("Change a guest…") })
    }

    @Test func `what was performed closes the form and tells its result`() {
        var screen = ModelHarness.editingAlice()
        screen.type("!\u{13}")

        screen.answer(.performed("Changed Alice!."))

        #expect(screen.model.mode.isBrowsing)
        #expect(screen.status.contains("Changed Alice!."))
        #expect(screen.effects.map(\.words) == ["load house 5", "load guests 6"])
    }

    @Test func `Enter goes on, and saves on the last field`() {
        var screen = ModelHarness.editingAlice()

        screen.type("!" + Key.enter + Key.enter + Key.enter + Key.enter)
        #expect(screen.field.contains("Regular"))
        #expect(screen.status.contains("Enter, Ctrl-S save"))
        #expect(screen.effects.isEmpty)
        screen.type(Key.enter)

        #expect(screen.effects.map(\.words) == ["perform edit 4"])
    }

    @Test func `Tab and Shift-Tab go around, Up and Down to the ends`() {
        var screen = ModelHarness.editingAlice()

        screen.type(Key.backTab)
        #expect(screen.field.contains("Regular"))
        screen.type(Key.tab)
        #expect(screen.field.contains("Name"))
        screen.type(Key.up + Key.down + Key.down)
        #expect(screen.field.contains("Tea"))
        screen.type(Key.pageDown + Key.down)
        #expect(screen.field.contains("Regular"))
    }

    @Test func `a press goes to the field on its line`() {
        var screen = ModelHarness.editingAlice()

        screen.type("\u{1B}[<0;20;8M")

        #expect(screen.field.contains("Born on"))
    }

    @Test func `an edit that changes nothing performs nothing`() {
        var screen = ModelHarness.editingAlice()

        screen.type("\u{13}")

        #expect(screen.effects.isEmpty)
        #expect(screen.status.contains("Nothing was changed."))
    }

    @Test func `what was put back is not changed`() {
        var screen = ModelHarness.editingAlice()

        screen.type("!")
        #expect(screen.field.hasPrefix("› Name    *"))
        screen.type(Key.backspace)

        #expect(screen.field.hasPrefix("› Name     "))
        screen.type("\u{13}")
        #expect(screen.effects.isEmpty)
    }

    // MARK: Choices and switches

    @Test func `choices are picked by arrows, letters and Space`() {
        var screen = ModelHarness.editingAlice()
        screen.type(Key.tab + Key.tab)
        #expect(screen.field.hasSuffix("‹ black ›"))

        screen.type(Key.right)
        #expect(screen.field.hasSuffix("‹ white ›"))
        screen.type(" ")
        #expect(screen.field.hasSuffix("‹ green ›"))
        screen.type("w")
        #expect(screen.field.hasSuffix("‹ white ›"))
        screen.type("z" + Key.left)
        #expect(screen.field.hasSuffix("‹ black ›"))
    }

    @Test func `Space toggles a switch, which is given when it is on`() {
        var screen = ModelHarness.editingAlice()

        screen.type(Key.backTab + " ")
        #expect(screen.field.hasSuffix("[x]"))
        screen.type(Key.enter)

        #expect(screen.given == ["guest": "Guest 1", "regular": "", "revision": "1"])
    }

    // MARK: Checking

    @Test func `a value is checked as it is typed, and the error is below its field`() {
        var screen = ModelHarness.editingAlice()

        screen.type(Key.tab + "0")

        #expect(screen.lines[4] == "› Cups    * 30")
        #expect(
            screen.lines[5] == "            '30' is not valid. Enter a whole number from 1 to 9,"
                + " such as 1.")
        screen.type(Key.up)
        #expect(screen.lines[6].contains("'30' is not valid."))
        screen.type(Key.down + Key.backspace)
        #expect(!screen.lines.contains { $0.contains("not valid") })
    }

    @Test func `saving goes to the first field that is not valid and performs nothing`() {
        var screen = ModelHarness.editingAlice()
        screen.type(Key.tab + "0" + Key.tab + Key.tab + "\u{15}2020-02-30" + Key.tab)

        screen.type("\u{13}")

        #expect(screen.effects.isEmpty)
        #expect(screen.field.contains("Cups"))
        #expect(screen.lines.contains { $0.contains("Not saved: 2 fields are not valid.") })
        #expect(screen.lines.contains { $0.contains("'2020-02-30' is not valid.") })
    }

    @Test func `what cannot be empty says what it needs`() {
        var screen = ModelHarness.editingAlice()

        screen.type("\u{15}\u{13}")

        #expect(screen.effects.isEmpty)
        #expect(screen.lines[4] == "            Enter a name, such as Alice.")
    }

    @Test func `a new record needs its operand`() {
        var screen = ModelHarness.withActions()
        screen.type("a")
        screen.answer(.currentValues(FormValues()))

        screen.type(Key.down + "2\u{13}")
        #expect(screen.effects.isEmpty)
        #expect(screen.field.contains("Name"))
        screen.type("Bob\u{13}")

        #expect(screen.given == ["name": "Bob", "cups": "2"])
    }

    @Test func `an option that the action misses is asked for at its field`() {
        var screen = ModelHarness.withActions()
        screen.type("a")
        screen.answer(.currentValues(FormValues()))
        screen.type("Bob\u{13}")

        screen.answer(.refused(TeaRoom.cups.description.usageError(for: "")))

        #expect(screen.effects.isEmpty)
        #expect(screen.field.contains("Cups"))
        #expect(screen.lines.contains { $0.contains("Enter a whole number from 1 to 9") })
    }

    @Test func `an option that the action misses is given if it has a value`() {
        var screen = ModelHarness.editingAlice()
        screen.type(Key.tab + Key.backspace + "5\u{13}")

        screen.answer(.refused(TeaRoom.name.description.usageError(for: "")))

        #expect(screen.effects.map(\.words) == ["perform edit 5"])
        #expect(
            screen.given
                == ["guest": "Guest 1", "name": "Alice", "cups": "5", "revision": "1"])
        screen.answer(.refused(TeaRoom.name.description.usageError(for: "")))
        #expect(screen.effects.isEmpty)
    }

    @Test func `a refusal that is about no field is told`() {
        var screen = ModelHarness.editingAlice()
        screen.type("!\u{13}")

        screen.answer(.refused(UsageError("The house is full.")))

        #expect(screen.lines.contains { $0.contains("The house is full.") })
        #expect(screen.field.contains("Alice!"))
    }

    // MARK: Leaving

    @Test func `Escape leaves at once if nothing was changed`() {
        var screen = ModelHarness.editingAlice()

        screen.escape()

        #expect(screen.model.mode.isBrowsing)
        #expect(screen.selected.contains("Guest 1 "))
    }

    @Test func `Escape gives up values that have not come`() {
        var screen = ModelHarness.withActions()
        screen.type("c")

        screen.escape()

        #expect(screen.effects.map(\.words) == ["cancel 3"])
        #expect(screen.model.mode.isBrowsing)
    }

    @Test(arguments: ["\u{1B}", "\u{3}"])
    func `Escape and Control-C ask before they lose what was changed`(key: String) {
        var screen = ModelHarness.editingAlice()
        screen.type("!")
        let press = { (screen: inout ModelHarness) in
            if key == "\u{1B}" { screen.escape() } else { screen.type(key) }
        }

        press(&screen)
        #expect(screen.effects.isEmpty)
        #expect(screen.lines.contains { $0.contains("not saved. Discard them?") })
        #expect(screen.status == " y discard  n keep editing")
        screen.type("z" + Key.enter)
        #expect(screen.field.contains("Alice!"))
        screen.type("n")
        #expect(screen.field.contains("Alice!"))
        press(&screen)
        screen.type("y")

        #expect(screen.model.mode.isBrowsing)
    }

    @Test func `a second Control-C quits`() {
        var screen = ModelHarness.editingAlice()

        screen.type("!\u{3}\u{3}")

        #expect(screen.effects.map(\.words) == ["quit"])
    }

    // MARK: Records that others change

    @Test func `a save that failed keeps the form`() {
        var screen = ModelHarness.editingAlice()
        screen.type("!\u{13}")

        screen.answer(.failed(ModelHarness.wet))
        #expect(screen.effects.map(\.words) == ["currentValues edit 5"])
        screen.answer(.currentValues(TeaRoom.alice()))

        #expect(screen.lines.contains { $0.contains("The book is wet. Dry it.") })
        #expect(!screen.lines.contains { $0.contains("changed elsewhere") })
        #expect(screen.field.contains("Alice!"))
        screen.type("\u{13}")
        #expect(screen.given == ["guest": "Guest 1", "name": "Alice!", "revision": "1"])
    }

    @Test func `a record that was changed meanwhile shows both, and the next save is over it`() {
        var screen = ModelHarness.editingAlice()
        screen.type("!\u{13}")
        screen.answer(.failed(ModelHarness.wet))

        screen.answer(
            .currentValues(TeaRoom.alice(["name": "Alicia", "cups": "8"], revision: "2")))

        #expect(screen.lines.contains { $0.contains("this was changed elsewhere.") })
        #expect(screen.lines[3] == "› Name    * Alice!")
        #expect(screen.lines[4] == "            now: Alicia")
        #expect(screen.lines.contains("  Cups      8"))
        screen.type("\u{13}")
        #expect(screen.given == ["guest": "Guest 1", "name": "Alice!", "revision": "2"])
    }

    @Test func `both values and what to do are in sight on the smallest screen`() {
        var screen = ModelHarness.editingAlice(columns: 40, rows: 10)
        screen.type("!\u{13}")
        let error = SectionError(
            message: "The guest could not be changed: 'Guest 1' was changed meanwhile.",
            recovery: "Look at the record as it is now, and change it again.")
        screen.answer(.failed(error))

        screen.answer(.currentValues(TeaRoom.alice(["name": "Alicia"], revision: "2")))

        #expect(screen.lines.contains { $0.hasSuffix("* Alice!") })
        #expect(screen.lines.contains { $0.hasSuffix("now: Alicia") })
        #expect(screen.lines.joined(separator: " ").contains("save again to keep yours."))
    }

    @Test func `a field that has what the other gave it is not changed any more`() {
        var screen = ModelHarness.editingAlice()
        screen.type("!\u{13}")
        screen.answer(.failed(ModelHarness.wet))

        screen.answer(.currentValues(TeaRoom.alice(["name": "Alice!"], revision: "2")))

        #expect(screen.lines[3] == "› Name      Alice!")
        screen.type("\u{13}")
        #expect(screen.effects.isEmpty)
    }

    @Test func `a record that was removed meanwhile is told of, and nothing typed is lost`() {
        var screen = ModelHarness.editingAlice()
        screen.type("!\u{13}")
        screen.answer(.failed(ModelHarness.wet))

        screen.answer(
            .failed(SectionError(message: "There is no Alice.", recovery: "Add her again.")))

        let told = screen.lines.joined(separator: " ")
        #expect(told.contains("The book is wet. Dry it. There is no Alice. Add her again."))
        #expect(screen.field.contains("Alice!"))
    }

    @Test func `what a save and a comparison fail for alike is said once`() {
        var screen = ModelHarness.editingAlice()
        screen.type("!\u{13}")
        let recovery = "Add her again."
        screen.answer(.failed(SectionError(message: "Not saved: no Alice.", recovery: recovery)))

        screen.answer(.failed(SectionError(message: "Not loaded: no Alice.", recovery: recovery)))

        let told = screen.lines.joined(separator: " ")
        #expect(told.contains("Not saved: no Alice. Add her again."))
        #expect(!told.contains("Not loaded"))
    }

    // MARK: Actions that lose something

    @Test func `a form whose action loses something asks when it is saved`() {
        let clear = Browsable.Action(
            CommandDescription(
                name: "clear", summary: "clear a cup",
                options: [TeaRoom.guest.description, TeaRoom.cups.description], key: "C"),
            isDestructive: true)
        var screen = ModelHarness.withGuests(commands: ["clear"], actions: [clear])
        screen.type("C")
        screen.answer(.currentValues(FormValues()))

        screen.type("3\u{13}")
        #expect(screen.effects.map(\.words) == ["plan clear 4"])
        screen.answer(.planned(ActionPlan("clear cup 3")))
        #expect(screen.lines.contains(" Clear cup 3?"))
        screen.type("n")
        #expect(screen.field.contains("3"))
        screen.type("\u{13}")
        screen.answer(.planned(ActionPlan("clear cup 3")))
        screen.type("y")

        #expect(screen.effects.map(\.words) == ["perform clear 6"])
        #expect(screen.given == ["guest": "Guest 1", "cups": "3"])
    }
}
