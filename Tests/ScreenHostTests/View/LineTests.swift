@testable import ScreenHost
import SectionKit
import Testing

/// Lines of styled text, cut to a width.
struct LineTests {
    @Test func `a line is as wide as its characters`() {
        let scalars = (0x20...0x2FFF).compactMap(Unicode.Scalar.init)
        let wrong = scalars.filter { scalar in
            let text = "a" + String(Character(scalar)) + "b"
            return Line(painted: text, atMost: 10).width != text.displayWidth
        }

        #expect(wrong == [])
    }

    @Test(arguments: ["☀\u{FE0F}", "↔\u{FE0F}", "e\u{301}", "漢", "👨‍👩‍👧", "한"])
    func `a cluster of several scalars is measured as one`(text: String) {
        #expect(Line(painted: "a" + text, atMost: 10).width == 1 + text.displayWidth)
    }

    @Test func `control sequences take no columns`() {
        let colored = Line(painted: "\u{1B}[1;31mab\u{1B}[0m", atMost: 10)
        let linked = Line(
            painted: "\u{1B}]8;;https://tea.example\u{1B}\\ab\u{1B}]8;;\u{1B}\\", atMost: 10)

        #expect(colored.width == 2)
        #expect(linked.width == 2)
    }

    @Test func `text that is too wide is cut, and its styles end`() {
        let line = Line(painted: "\u{1B}[1mabcdef\u{1B}[0m", atMost: 4)

        #expect(line.text == "\u{1B}[1mabcd\u{1B}[0m")
        #expect(line.width == 4)
    }
}
