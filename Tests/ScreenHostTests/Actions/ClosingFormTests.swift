import FeatureTesting
@testable import ScreenHost
import SectionKit
import Testing

/// Closing a form with and without changes.
struct ClosingFormTests {
    @Test func `Escape closes an unchanged form`() {
        var screen = ModelHarness.editingAlice()

        screen.escape()

        #expect(screen.model.mode.isBrowsing)
        #expect(screen.selected.contains("Guest 1 "))
    }

    @Test func `Escape cancels loading the current values`() {
        var screen = ModelHarness.withActions()
        screen.type("c")

        screen.escape()

        #expect(screen.effects.map(\.words) == ["cancel 3"])
        #expect(screen.model.mode.isBrowsing)
    }

    @Test(arguments: ["\u{1B}", "\u{3}"])
    func `Escape and Control-C ask before they discard changes`(key: String) {
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

    @Test func `a second Control-C quits and discards changes`() {
        var screen = ModelHarness.editingAlice()

        screen.type("!\u{3}\u{3}")

        #expect(screen.effects.map(\.words) == ["quit"])
    }
}
