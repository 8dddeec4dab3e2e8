@testable import ScreenHost
import FeatureTesting
import SectionKit
import Testing

/// Text with control sequences from outside.
struct HostileTextTests {
    private static let hostile =
        "\u{1B}[2J\u{1B}[1;1Howned\u{9B}31m\u{7}\r\n\u{202E}\u{1B}]0;x\u{7}"

    @Test func `hostile text does not control the terminal`() {
        var screen = ModelHarness(columns: 60)
        let table = TeaRoom.table([Self.hostile, "Bob"])
        screen.answer(
            [.paragraph(InlineText(Self.hostile)), .heading(Self.hostile), .table(table)],
            of: "guests")
        screen.fail("house")
        screen.type("G" + Key.up + Key.enter)
        screen.escape()
        screen.type("y")
        let choices = [Picker.Choice]("name", codes: [], of: screen.row?.table)
        screen.happen(.counted(number: screen.model.navigator.pages.lastLoad, .success(choices)))
        screen.escape()
        screen.happen(.message(Self.hostile))
        screen.happen(.exported(file: Self.hostile, .failed(Self.hostile)))

        #expect(screen.screen.unknown == [])
        #expect(screen.screen.overrun == 0)
        #expect(screen.title.hasPrefix(" Tea room"))
        #expect(!screen.screen.text.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{9B}" })
    }

    @Test func `only web addresses are opened`() {
        var screen = ModelHarness.withGuests()
        var table = TeaRoom.table(["Eve"])
        let row = table.rows[0].map { cell -> Cell in
            if case .empty = cell { .link(orEmpty: "file:///etc/passwd") } else { cell }
        }
        table = Table(columns: table.columns, rows: [row], rowTitle: 1)

        screen.type("s")
        screen.answer(table)
        screen.type("w")

        #expect(screen.effects.isEmpty)
    }
}
