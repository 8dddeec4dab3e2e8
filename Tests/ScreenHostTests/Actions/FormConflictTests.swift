import FeatureTesting
@testable import ScreenHost
import SectionKit
import Testing

/// Saving a form whose record was changed or removed elsewhere.
struct FormConflictTests {
    @Test func `a failed save keeps the form open`() {
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

    @Test func `a form shows both values of a field that was changed elsewhere`() {
        var screen = ModelHarness.editingAlice()
        screen.type("!\u{13}")
        screen.answer(.failed(ModelHarness.wet))

        screen.answer(
            .currentValues(TeaRoom.alice(["name": "Alicia", "cups": "8"], revision: 2)))

        #expect(screen.lines.contains { $0.contains("this was changed elsewhere.") })
        #expect(screen.lines[3] == "› Name    * Alice!")
        #expect(screen.lines[4] == "            now: Alicia")
        #expect(screen.lines.contains("  Cups      8"))
        screen.type("\u{13}")
        #expect(screen.given == ["guest": "Guest 1", "name": "Alice!", "revision": "2"])
    }

    @Test func `both values and the message fit on the smallest screen`() {
        var screen = ModelHarness.editingAlice(columns: 40, rows: 10)
        screen.type("!\u{13}")
        let error = SectionError(
            message: "The guest could not be changed: 'Guest 1' was changed meanwhile.",
            recovery: "Look at the record as it is now, and change it again.")
        screen.answer(.failed(error))

        screen.answer(.currentValues(TeaRoom.alice(["name": "Alicia"], revision: 2)))

        #expect(screen.lines.contains { $0.hasSuffix("* Alice!") })
        #expect(screen.lines.contains { $0.hasSuffix("now: Alicia") })
        #expect(screen.lines.joined(separator: " ").contains("save again to keep yours."))
    }

    @Test func `a field that was changed to the same value elsewhere is unchanged`() {
        var screen = ModelHarness.editingAlice()
        screen.type("!\u{13}")
        screen.answer(.failed(ModelHarness.wet))

        screen.answer(.currentValues(TeaRoom.alice(["name": "Alice!"], revision: 2)))

        #expect(screen.lines[3] == "› Name      Alice!")
        screen.type("\u{13}")
        #expect(screen.effects.isEmpty)
    }

    @Test func `a form keeps its values when its record was removed elsewhere`() {
        var screen = ModelHarness.editingAlice()
        screen.type("!\u{13}")
        screen.answer(.failed(ModelHarness.wet))

        screen.answer(
            .failed(SectionError(message: "There is no Alice.", recovery: "Add her again.")))

        let text = screen.lines.joined(separator: " ")
        #expect(text.contains("The book is wet. Dry it. There is no Alice. Add her again."))
        #expect(screen.field.contains("Alice!"))
    }

    @Test func `an error of a save that loading the values repeats is shown once`() {
        var screen = ModelHarness.editingAlice()
        screen.type("!\u{13}")
        let recovery = "Add her again."
        screen.answer(.failed(SectionError(message: "Not saved: no Alice.", recovery: recovery)))

        screen.answer(.failed(SectionError(message: "Not loaded: no Alice.", recovery: recovery)))

        let text = screen.lines.joined(separator: " ")
        #expect(text.contains("Not saved: no Alice. Add her again."))
        #expect(!text.contains("Not loaded"))
    }
}
