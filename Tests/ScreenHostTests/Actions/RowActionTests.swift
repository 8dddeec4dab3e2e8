@testable import ScreenHost
import SectionKit
import Testing

/// The actions that keys call, on a row and on the first page.
struct RowActionTests {
    @Test func `the status line shows the keys of the row's and the page's actions`() {
        let screen = ModelHarness.withActions(columns: 120)

        for hint in ["Enter open", "D remove", "c edit", "a add", "u undo"] {
            #expect(screen.status.contains(hint))
        }
    }

    @Test func `the help page lists the keys of actions and forms`() {
        var screen = ModelHarness.withActions(rows: 50)

        screen.type("?")

        for words in ["D  remove a guest", "u  undo the last change", "Ctrl-S  save the form"] {
            #expect(
                screen.lines.contains { line in
                    line.split(separator: " ").joined(separator: " ")
                        .contains(words.split(separator: " ").joined(separator: " "))
                })
        }
    }

    @Test func `an action is given the identity of its row`() {
        var screen = ModelHarness.withActions()

        screen.type("jjD")

        #expect(screen.effects.map(\.words) == ["plan remove 3"])
        #expect(screen.given == ["guest": "Guest 3"])
    }

    @Test func `Enter calls the first command of a row if it is an action`() {
        var screen = ModelHarness.withActions(commands: ["remove"])

        #expect(screen.status.contains("Enter remove"))
        screen.type("j" + Key.enter)

        #expect(screen.effects.map(\.words) == ["plan remove 3"])
        #expect(screen.given == ["guest": "Guest 2"])
    }

    @Test func `Enter opens the first command of a row if it is a section`() {
        var screen = ModelHarness.withActions()

        screen.type(Key.enter)

        #expect(screen.effects.map(\.words) == ["load visit 3"])
    }

    @Test func `the keys of a row's actions work on the page of the row`() {
        var screen = ModelHarness.withActions()

        screen.type("j" + Key.enter + "D")

        #expect(screen.effects.map(\.words) == ["plan remove 4"])
        #expect(screen.given == ["guest": "Guest 2"])
    }

    @Test func `an action of rows is not available on a heading`() {
        var screen = ModelHarness.withActions(commands: ["visit", "edit"])
        screen.answer([.paragraph("No rows.")], of: "house", number: 1)

        screen.type("gD")

        #expect(screen.model.mode.flow?.call.row == nil)
        screen.escape()
        screen.type("c")
        #expect(screen.effects.isEmpty)
        #expect(screen.status.contains("Edit is available only on rows that offer it."))
    }

    @Test func `an action of the whole program is available on every page`() {
        var screen = ModelHarness.withActions()

        screen.type(Key.enter + "u")

        #expect(screen.effects.map(\.words) == ["perform undo 4"])
    }

    @Test func `an action with a form is available only on the first page`() {
        var screen = ModelHarness.withActions()

        screen.type(Key.enter + "a")

        #expect(screen.effects.isEmpty)
        #expect(screen.status.contains("return to it."))
    }

    @Test func `an action that rows may offer is available only after loading`() {
        var screen = ModelHarness(actions: TeaRoom.actions)

        screen.type("D")
        #expect(screen.effects.isEmpty)
        #expect(screen.status.contains("Remove is available when all sections have loaded."))
        screen.type("u")

        #expect(screen.effects.map(\.words) == ["perform undo 3"])
    }

    @Test func `an action of the page is available although a section failed`() {
        var screen = ModelHarness(actions: TeaRoom.actions)
        screen.answer(TeaRoom.table(["Ann"], commands: ["edit"]))
        screen.fail("house")

        screen.type("a")

        #expect(screen.effects.map(\.words) == ["currentValues add 3"])
    }

    @Test func `the action that Enter calls has no second hint`() {
        let screen = ModelHarness.withActions(columns: 52, rows: 10, commands: ["edit", "remove"])

        #expect(screen.status.hasSuffix("Enter edit  / search  D remove"))
    }

    @Test func `an action of an empty list is not available on the page`() {
        var screen = ModelHarness.withActions([])

        screen.type("D")

        #expect(screen.effects.isEmpty)
        #expect(screen.status.contains("Remove is available only on rows that offer it."))
    }

    @Test func `an action without options is performed immediately and once`() {
        var screen = ModelHarness.withActions()

        screen.type("u")
        #expect(screen.effects.map(\.words) == ["perform undo 3"])
        screen.type("uu" + Key.enter)

        #expect(screen.effects.isEmpty)
        #expect(screen.lines.contains { $0.contains("Undo the last change…") })
    }

    @Test func `a performed action shows its result and loads what it changed`() {
        var screen = ModelHarness.withActions()
        screen.type("D")
        screen.answer(.planned(ActionPlan("remove Guest 1")))
        screen.type("y")

        screen.answer(.performed("Removed Guest 1."))

        #expect(screen.effects.map(\.words) == ["load guests 5"])
        #expect(screen.status.contains("Removed Guest 1."))
        #expect(screen.lines.contains { $0.contains("Guest 2 ") })
    }

    @Test func `an action that does not name its changes loads all sections`() {
        var screen = ModelHarness.withActions()
        screen.type("u")

        screen.answer(.performed("Undone."))

        #expect(screen.effects.map(\.words) == ["load house 4", "load guests 5"])
    }

    @Test func `a failed action says why, and the keys work on the page again`() {
        var screen = ModelHarness.withActions()
        screen.type("u")

        screen.answer(.failed(ModelHarness.wet))

        #expect(screen.status.contains("The book is wet. Dry it."))
        #expect(screen.effects.isEmpty)
        screen.type("u")
        #expect(screen.effects.map(\.words) == ["perform undo 4"])
    }

    @Test func `the result of a cancelled step is ignored`() {
        var screen = ModelHarness.withActions()
        screen.type("D")
        screen.escape()
        #expect(screen.effects.map(\.words) == ["cancel 3"])
        let before = screen.lines

        screen.happen(.acted(number: 3, .planned(ActionPlan("remove Guest 1"))))

        #expect(screen.lines == before)
        #expect(screen.model.mode.isBrowsing)
    }

    @Test func `removing a row leaves its page`() {
        var screen = ModelHarness.withActions()
        screen.type("j" + Key.enter + "D")
        screen.answer(.planned(ActionPlan("remove Guest 2")))
        screen.type("y")

        screen.answer(.performed("Removed Guest 2."))

        #expect(!screen.title.contains("Guest 2"))
        #expect(screen.effects.map(\.words) == ["cancel 3", "load guests 6"])
    }

    @Test func `keys move the cursor while an action is performed`() {
        var screen = ModelHarness.withActions()
        screen.type("u" + Key.down)

        #expect(screen.row?.title == "Guest 2")
    }

    @Test(arguments: [false, true])
    func `Control-C quits only when pressed twice during an action`(fromForm: Bool) {
        var screen = fromForm ? ModelHarness.editingAlice() : ModelHarness.withActions()
        screen.type(fromForm ? "!\u{13}" : "u")
        screen.type("\u{3}")

        #expect(screen.effects.isEmpty)
        #expect(screen.lines.contains { $0.contains("may or may not finish.") })
        screen.type("\u{3}")

        #expect(screen.effects.map(\.words) == ["quit"])
    }
}
