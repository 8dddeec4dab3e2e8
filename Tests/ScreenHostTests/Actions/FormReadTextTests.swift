import FeatureTesting
@testable import ScreenHost
import SectionKit
import Testing

/// The text that the values of a form were read from, beside or below its fields.
struct FormReadTextTests {
    private func screen(
        columns: Int, rows: Int = 24, lines: [String] = ["GUEST", "Alice B.", "3 cups of black"],
        style: TerminalStyle = TerminalStyle()
    ) -> ModelHarness {
        var screen = ModelHarness.withActions(columns: columns, rows: rows, style: style)
        screen.type("c")
        let text = FormText(
            "Recognised text", lines: lines, places: ["name": 1, "cups": 2, "tea": 2])
        screen.answer(
            .currentValues(FormValues(TeaRoom.alice().values, revision: 1, text: text)))
        return screen
    }

    @Test func `the text stands beside the fields on a wide screen`() throws {
        let screen = screen(columns: 120)

        let column = try #require(screen.lines[1].firstRange(of: "Recognised text"))
        let start = screen.lines[1].distance(
            from: screen.lines[1].startIndex, to: column.lowerBound)
        #expect(start == 90)
        #expect(screen.lines[3].hasPrefix("› Name      Alice"))
        #expect(screen.lines[3].hasSuffix("Alice B."))
    }

    @Test func `the text stands below the fields on a narrow screen, several lines on a row`() {
        let screen = screen(columns: 80)

        #expect(screen.lines[3] == "› Name      Alice")
        #expect(screen.lines[21] == "  Recognised text")
        #expect(screen.lines[22] == "  GUEST  Alice B.  3 cups of black")
    }

    @Test func `the line that the focused field was read from is underlined`() {
        var screen = screen(columns: 120)
        #expect(screen.screen.underlined.contains { $0.hasSuffix("Alice B.") })

        screen.type(Key.tab)

        #expect(screen.screen.underlined.contains { $0.hasSuffix("3 cups of black") })
        #expect(!screen.screen.underlined.contains { $0.contains("Alice B.") })
    }

    @Test(arguments: [80, 120])
    func `all of a long text can be seen by moving through the fields`(columns: Int) {
        var screen = screen(columns: columns, lines: (1...90).map { "Line \($0) of a long pass" })
        var seen: Set<Int> = []
        for _ in 0..<5 {
            for number in 1...90 {
                let word = "Line \(number) of"
                if screen.lines.contains(where: { $0.contains(word) }) { seen.insert(number) }
            }
            screen.type(Key.down)
        }

        // The fields of the first lines have them, the last field the end.
        #expect(seen.isSuperset(of: [1, 2, 3, 89, 90]))
        #expect(screen.lines.contains { $0.contains("Recognised text, ") && $0.contains("rows") })
    }

    @Test(arguments: [40, 57, 97, 98, 99, 100, 131, 200])
    func `no line exceeds the screen, and the focused field stays visible`(columns: Int) {
        for rows in [10, 11, 24] {
            for style in [TerminalStyle(), TerminalStyle(ascii: true), TerminalStyle(color: true)] {
                let lines = (0..<20).map { String(repeating: "漢字🚀", count: $0) + "\u{1B}[2J" }
                var screen = screen(columns: columns, rows: rows, lines: lines, style: style)
                for _ in 0..<6 {
                    screen.type(Key.tab)
                    let title = screen.model.mode.flow?.form.map { $0.fields[$0.focus].title }
                    #expect(screen.field.dropFirst(2).hasPrefix(title ?? "?"))
                }
                #expect(screen.screen.overrun == 0)
                #expect(screen.screen.unknown == [])
            }
        }
    }
}
