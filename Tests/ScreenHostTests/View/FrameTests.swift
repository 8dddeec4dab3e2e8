@testable import ScreenHost
import SectionKit
import FeatureTesting
import Testing

struct FrameTests {
    private static let size = ScreenSize(columns: 10, rows: 4)

    private func frame(_ lines: String..., size: ScreenSize = size) -> Frame {
        Frame(size: size, lines: lines.map { Line(painted: $0, atMost: size.columns) })
    }

    @Test func `writes what changed and nothing else`() {
        let old = frame("one", "two", "three")
        let screen = VirtualScreen(columns: 10, rows: 4)
        screen.write(old.update(from: nil))

        let update = frame("one", "2", "three", "four").update(from: old)
        screen.write(update)

        #expect(!update.contains("one") && !update.contains("three"))
        #expect(screen.lines == ["one", "2", "three", "four"])
    }

    @Test func `writes nothing where nothing changed`() {
        #expect(frame("one").update(from: frame("one")) == "")
    }

    @Test func `draws all of a screen that has another size or may show anything`() {
        let screen = VirtualScreen(columns: 12, rows: 5)
        screen.write("left over")
        let wider = frame("one", "two", size: ScreenSize(columns: 12, rows: 5))

        screen.write(wider.update(from: frame("one", "two")))

        #expect(screen.lines == ["one", "two", "", "", ""])
    }

    @Test func `shows a whole update at once`() {
        let update = frame("one").update(from: nil)

        #expect(update.hasPrefix("\u{1B}[?2026h"))
        #expect(update.hasSuffix("\u{1B}[?2026l"))
    }

    @Test func `a line that is full keeps its last character`() {
        let screen = VirtualScreen(columns: 10, rows: 4)

        screen.write(frame("0123456789").update(from: nil))

        #expect(screen.lines[0] == "0123456789")
    }

    @Test func `a character of two columns never stands on the edge`() {
        #expect(Line(painted: "123456789漢", atMost: 10) == Line("123456789", width: 9))
        #expect(Line(painted: "12345678漢字", atMost: 10) == Line("12345678漢", width: 10))
        #expect(Line(painted: "🚀🚀🚀🚀🚀🚀", atMost: 9).width == 8)
    }

    @Test func `what is cut loses no looks, and looks take no columns`() {
        let line = Line(painted: "\u{1B}[1mbold\u{1B}[0m and more", atMost: 6)

        #expect(line == Line("\u{1B}[1mbold\u{1B}[0m a", width: 6))
    }

    @Test func `a link ends where its words are cut`() {
        let link = "\u{1B}]8;;https://a.example\u{1B}\\words\u{1B}]8;;\u{1B}\\"

        let line = Line(painted: link, atMost: 3)

        #expect(line.width == 3)
        #expect(line.text.hasSuffix("wor\u{1B}]8;;\u{1B}\\"))
    }

    @Test func `the cursor is shown where something is typed, and hidden else`() {
        let screen = VirtualScreen(columns: 10, rows: 4)
        var typing = frame("one", "two")
        typing.cursor = Frame.Place(row: 1, column: 3)

        screen.write(typing.update(from: nil))
        #expect(screen.cursorIsShown)
        #expect(screen.cursor == [1, 3])
        screen.write(frame("one", "two").update(from: typing))
        #expect(!screen.cursorIsShown)
    }
}
