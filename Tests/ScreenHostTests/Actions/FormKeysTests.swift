import FeatureTesting
@testable import ScreenHost
import SectionKit
import Testing

/// The keys that move between the fields of a form and change them.
struct FormKeysTests {
    @Test func `Enter goes to the next field, and saves on the last`() {
        var screen = ModelHarness.editingAlice()

        screen.type("!" + Key.enter + Key.enter + Key.enter + Key.enter)
        #expect(screen.field.contains("Regular"))
        #expect(screen.status.contains("Enter, Ctrl-S save"))
        #expect(screen.effects.isEmpty)
        screen.type(Key.enter)

        #expect(screen.effects.map(\.words) == ["perform edit 4"])
    }

    @Test func `Tab and Shift-Tab wrap around, Up and Down stop at the ends`() {
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

    @Test func `a click goes to the field on its line`() {
        var screen = ModelHarness.editingAlice()

        screen.type("\u{1B}[<0;20;8M")

        #expect(screen.field.contains("Born on"))
    }

    @Test func `arrows, letters and Space change a choice`() {
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
}
