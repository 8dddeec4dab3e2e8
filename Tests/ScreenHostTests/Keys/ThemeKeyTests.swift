import FeatureTesting
@testable import ScreenHost
import SectionKit
import Testing

/// Picking the theme of the screen.
struct ThemeKeyTests {
    private func screen() -> ModelHarness {
        var screen = ModelHarness(
            commandValues: TeaRoom.values(["theme": "dark"], of: []),
            style: TerminalStyle(color: true), theme: TeaRoom.theme)
        screen.answer(TeaRoom.table(TeaRoom.names(3)))
        return screen
    }

    @Test func `the screen begins in the theme of the option`() {
        #expect(screen().model.typesetter.style.scheme == .dark)
    }

    @Test func `another theme changes the screen and loads the sections again`() {
        var screen = screen()
        screen.type("T")
        screen.type("light" + Key.enter)

        #expect(screen.model.typesetter.style.scheme == .light)
        #expect(screen.effects.map(\.words).first == "restyle")
        #expect(screen.effects.map(\.words).filter { $0.hasPrefix("load") }.count == 2)
    }

    @Test func `filters are cleared without the theme`() {
        var screen = screen()
        screen.type("x")
        #expect(screen.model.typesetter.style.scheme == .dark)
        #expect(!screen.status.contains("x clear"))
    }

    @Test func `a screen whose theme stays has no key for it`() {
        var screen = ModelHarness.withGuests()
        screen.type("T")
        #expect(screen.status.contains("No such key"))
    }
}
