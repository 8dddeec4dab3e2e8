import FeatureTesting
@testable import ScreenHost
import SectionKit
import Testing

/// Forms on screens of all sizes, in ASCII and without colour.
struct FormSizeTests {
    @Test(arguments: [40, 43, 57, 80, 131, 200])
    func `no line exceeds the screen, and the focused field is visible`(columns: Int) {
        for rows in [10, 11, 24] {
            for style in [TerminalStyle(), TerminalStyle(ascii: true), TerminalStyle(color: true)] {
                var screen = ModelHarness.editingAlice(columns: columns, rows: rows, style: style)
                screen.type("\u{1B}[200~" + String(repeating: "漢字🚀", count: 99) + "\u{1B}[201~")
                screen.type(Key.tab + "0123" + Key.tab + Key.right + Key.tab + "x" + Key.home)
                for _ in 0..<6 {
                    screen.type(Key.tab)
                    let title = screen.model.mode.flow?.form.map { $0.fields[$0.focus].title }
                    #expect(screen.field.dropFirst(2).hasPrefix(title ?? "?"))
                }
                screen.type("\u{13}")
                screen.escape()
                #expect(screen.screen.overrun == 0)
                #expect(screen.screen.unknown == [])
            }
        }
    }

    @Test func `all fields can be reached on the smallest screen`() {
        var screen = ModelHarness.editingAlice(columns: 40, rows: 10)
        var fields: [String] = []

        for _ in 0..<5 {
            fields.append(screen.field)
            screen.type(Key.down)
        }

        let titles = ["Name", "Cups", "Tea", "Born on", "Regular"]
        #expect(zip(fields, titles).allSatisfy { $0.dropFirst(2).hasPrefix($1) })
        #expect(screen.status.hasPrefix(" Enter, Ctrl-S save  Esc cancel"))
    }

    @Test func `a form on an ASCII screen is ASCII`() {
        var screen = ModelHarness.editingAlice(style: TerminalStyle(ascii: true))

        screen.type(Key.tab + Key.tab)

        #expect(screen.field == "> Tea       < black >")
        #expect(screen.lines[1...].allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    }

    @Test func `the cursor of a long text stays visible`() {
        var screen = ModelHarness.editingAlice(columns: 40, rows: 10)

        screen.type(String(repeating: "abcdefghi ", count: 30))
        #expect(screen.screen.cursor[1] < 40)
        #expect(screen.field.hasSuffix("fghi"))
        screen.type(Key.home)

        #expect(screen.screen.cursor[1] == 12)
        #expect(screen.field.contains("Aliceabcdefghi"))
    }
}
