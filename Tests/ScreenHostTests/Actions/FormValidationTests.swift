import FeatureTesting
@testable import ScreenHost
import SectionKit
import Testing

/// Invalid and missing values in a form.
struct FormValidationTests {
    @Test func `a value is checked while it is typed, with the error below it`() {
        var screen = ModelHarness.editingAlice()

        screen.type(Key.tab + "0")

        #expect(screen.lines[4] == "› Cups    * 30")
        #expect(
            screen.lines[5] == "            '30' is not valid. Enter a whole number from 1 to 9,"
                + " such as 5.")
        screen.type(Key.up)
        #expect(screen.lines[6].contains("'30' is not valid."))
        screen.type(Key.down + Key.backspace)
        #expect(!screen.lines.contains { $0.contains("not valid") })
    }

    @Test func `saving goes to the first field that is not valid`() {
        var screen = ModelHarness.editingAlice()
        screen.type(Key.tab + "0" + Key.tab + Key.tab + "\u{15}2020-02-30" + Key.tab)

        screen.type("\u{13}")

        #expect(screen.effects.isEmpty)
        #expect(screen.field.contains("Cups"))
        #expect(screen.lines.contains { $0.contains("Not saved: 2 fields are not valid.") })
        #expect(screen.lines.contains { $0.contains("'2020-02-30' is not valid.") })
    }

    @Test func `an empty value that is required says what to enter`() {
        var screen = ModelHarness.editingAlice()

        screen.type("\u{15}\u{13}")

        #expect(screen.effects.isEmpty)
        #expect(screen.lines[4] == "            Enter a name, such as Alice.")
    }

    @Test func `a form for a new record requires its operand`() {
        var screen = ModelHarness.withActions()
        screen.type("a")
        screen.answer(.currentValues(FormValues()))

        screen.type(Key.down + "2\u{13}")
        #expect(screen.effects.isEmpty)
        #expect(screen.field.contains("Name"))
        screen.type("Bob\u{13}")

        #expect(screen.given == ["name": "Bob", "cups": "2"])
    }

    @Test func `an option that the action requires is asked for at its field`() {
        var screen = ModelHarness.withActions()
        screen.type("a")
        screen.answer(.currentValues(FormValues()))
        screen.type("Bob\u{13}")

        screen.answer(.usageError(TeaRoom.cups.description.usageError(for: "")))

        #expect(screen.effects.isEmpty)
        #expect(screen.field.contains("Cups"))
        #expect(screen.lines.contains { $0.contains("Enter a whole number from 1 to 9") })
    }

    @Test func `an unchanged option that the action requires is given`() {
        var screen = ModelHarness.editingAlice()
        screen.type(Key.tab + Key.backspace + "5\u{13}")

        screen.answer(.usageError(TeaRoom.name.description.usageError(for: "")))

        #expect(screen.effects.map(\.words) == ["perform edit 5"])
        #expect(
            screen.given
                == ["guest": "Guest 1", "name": "Alice", "cups": "5", "revision": "1"])
        screen.answer(.usageError(TeaRoom.name.description.usageError(for: "")))
        #expect(screen.effects.isEmpty)
    }

    private static let refused = SectionError(
        message: "'Bob' is no guest.", recovery: "Choose another.")

    @Test func `an error goes to the field of a new record whose value it speaks of`() {
        var screen = ModelHarness.withActions()
        screen.type("a")
        screen.answer(.currentValues(FormValues()))
        screen.type("Bob" + Key.tab + "5")
        #expect(screen.field.contains("Cups"))
        screen.type("\u{13}")

        screen.answer(.failed(Self.refused))

        #expect(screen.field.contains("Bob"))
        #expect(screen.lines.contains { $0.contains("'Bob' is no guest.") })
    }

    @Test func `an error goes to the field of a record whose value it speaks of`() {
        var screen = ModelHarness.editingAlice()
        screen.type("\u{15}Bob" + Key.tab + Key.backspace + "5")
        #expect(screen.field.contains("Cups"))
        screen.type("\u{13}")

        screen.answer(.failed(Self.refused))
        screen.answer(.currentValues(TeaRoom.alice()))

        #expect(screen.field.contains("Bob"))
        #expect(screen.lines.contains { $0.contains("'Bob' is no guest.") })
    }

    @Test func `an error that is about no field is shown as a message`() {
        var screen = ModelHarness.editingAlice()
        screen.type("!\u{13}")

        screen.answer(.usageError(UsageError("The house is full.")))

        #expect(screen.lines.contains { $0.contains("The house is full.") })
        #expect(screen.field.contains("Alice!"))
    }
}
