import FeatureTesting
@testable import ScreenHost
import SectionKit
import Testing

/// Loading, filling in and saving the form of an action.
struct FormTests {
    @Test func `a form loads the current values and says so`() {
        var screen = ModelHarness.withActions()

        screen.type("jc")

        #expect(screen.effects.map(\.words) == ["currentValues edit 3"])
        #expect(screen.given == ["guest": "Guest 2"])
        #expect(screen.lines[1] == "  Change a guest  Guest 2")
        #expect(screen.lines[3] == "  Loading…")
    }

    @Test func `a form has a field for each option except the row and the revision`() {
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

    @Test func `what is typed while the values load is handled once they are there`() {
        var screen = ModelHarness.withActions()
        screen.type("c")

        screen.type(Key.tab + Key.backspace + "5" + "\u{13}")
        #expect(screen.lines[3] == "  Loading…")
        screen.answer(.currentValues(TeaRoom.alice()))

        #expect(screen.effects.map(\.words) == ["perform edit 4"])
        #expect(screen.given == ["guest": "Guest 1", "cups": "5", "revision": "1"])
    }

    @Test func `what is typed before an error is forgotten`() {
        var screen = ModelHarness.withActions()
        screen.type("c")

        screen.type("!")
        screen.answer(.failed(ModelHarness.wet))
        screen.type("r")
        screen.answer(.currentValues(TeaRoom.alice()))

        #expect(screen.model.mode.flow?.form?.filled.isChanged == false)
    }

    @Test func `r loads the current values again after an error`() {
        var screen = ModelHarness.withActions()
        screen.type("c")

        screen.answer(.failed(ModelHarness.wet))
        #expect(screen.lines[3] == "  Error: The book is wet.")
        #expect(screen.lines[4] == "  Dry it. Press r to try again, or Esc to cancel.")
        screen.type("r")

        #expect(screen.effects.map(\.words) == ["currentValues edit 4"])
        #expect(screen.lines[3] == "  Loading…")
    }

    @Test func `the form of an action that needs more than its operand is empty`() {
        var screen = ModelHarness.withActions()
        screen.type("a")

        screen.answer(.usageError(TeaRoom.newName.description.usageError(for: "")))

        #expect(screen.field.hasPrefix("› Name"))
        #expect(screen.model.mode.flow?.form?.isOpen == true)
    }

    @Test func `a form gives the changed values, the row and the revision`() {
        var screen = ModelHarness.editingAlice()

        screen.type(Key.tab + Key.backspace + "5" + "\u{13}")

        #expect(screen.effects.map(\.words) == ["perform edit 4"])
        #expect(screen.given == ["guest": "Guest 1", "cups": "5", "revision": "1"])
        #expect(screen.lines.contains { $0.contains("Change a guest…") })
    }

    @Test func `a performed action closes its form and shows its result`() {
        var screen = ModelHarness.editingAlice()
        screen.type("!\u{13}")

        screen.answer(.performed("Changed Alice!."))

        #expect(screen.model.mode.isBrowsing)
        #expect(screen.status.contains("Changed Alice!."))
        #expect(screen.effects.map(\.words) == ["load house 5", "load guests 6"])
    }

    @Test func `saving an unchanged form performs nothing`() {
        var screen = ModelHarness.editingAlice()

        screen.type("\u{13}")

        #expect(screen.effects.isEmpty)
        #expect(screen.status.contains("Nothing was changed."))
    }

    @Test func `a value that is edited back counts as unchanged`() {
        var screen = ModelHarness.editingAlice()

        screen.type("!")
        #expect(screen.field.hasPrefix("› Name    *"))
        screen.type(Key.backspace)

        #expect(screen.field.hasPrefix("› Name     "))
        screen.type("\u{13}")
        #expect(screen.effects.isEmpty)
    }

    @Test func `a form offers values to tick, and others can be typed`() {
        let teas = SectionOption<[String]>(
            "teas", placeholder: "TEAS", summary: "which teas", accepts: "names of teas",
            example: "mint,black"
        ) { $0.split(separator: ",").map(String.init) }.asList
        let brew = CommandDescription(
            action: "brew", summary: "brew tea",
            options: [TeaRoom.guest.description, teas.description], key: "B")
        var screen = ModelHarness.withGuests(commands: ["brew"], actions: [brew])
        screen.type("B")
        screen.answer(
            .currentValues(
                FormValues(offered: [
                    "teas": [
                        OfferedValue("mint", title: "Mint from the garden", isProposed: true),
                        OfferedValue("black", title: "Black"),
                    ]
                ])))

        #expect(screen.lines[3] == "› Teas   * [x] Mint from the garden")
        #expect(screen.lines[4] == "           [ ] Black")
        #expect(screen.lines[5] == "  Others")
        screen.type(" " + Key.tab + " ")
        #expect(screen.lines[3] == "  Teas     [ ] Mint from the garden")
        #expect(screen.lines[4] == "›        * [x] Black")
        screen.type(Key.tab + "rooibos\u{13}")

        #expect(screen.given == ["guest": "Guest 1", "teas": "black,rooibos"])
    }

    @Test func `saving a form of an action that needs confirmation asks for it`() {
        let clear = CommandDescription(
            action: "clear", summary: "clear a cup",
            options: [TeaRoom.guest.description, TeaRoom.cups.description], key: "C",
            confirmation: .always)
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
