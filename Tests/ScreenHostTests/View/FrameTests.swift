@testable import ScreenHost
import FeatureTesting
import SectionKit
import Testing

struct FrameTests {
    private static let size = ScreenSize(columns: 10, rows: 4)

    private func frame(_ lines: String..., size: ScreenSize = size) -> Frame {
        Frame(size: size, lines: lines.map { Line(painted: $0, atMost: size.columns) })
    }

    @Test func `an update writes only the lines that changed`() {
        let old = frame("one", "two", "three")
        let screen = VirtualScreen(columns: 10, rows: 4)
        screen.write(old.update(from: nil))

        let update = frame("one", "2", "three", "four").update(from: old)
        screen.write(update)

        #expect(!update.contains("one") && !update.contains("three"))
        #expect(screen.lines == ["one", "2", "three", "four"])
    }

    @Test func `an update without changes is empty`() {
        #expect(frame("one").update(from: frame("one")) == "")
    }

    @Test func `a screen of another size is drawn completely`() {
        let screen = VirtualScreen(columns: 12, rows: 5)
        screen.write("left over")
        let wider = frame("one", "two", size: ScreenSize(columns: 12, rows: 5))

        screen.write(wider.update(from: frame("one", "two")))

        #expect(screen.lines == ["one", "two", "", "", ""])
    }

    @Test func `an update is synchronized`() {
        let update = frame("one").update(from: nil)

        #expect(update.hasPrefix("\u{1B}[?2026h"))
        #expect(update.hasSuffix("\u{1B}[?2026l"))
    }

    @Test func `a full line keeps its last character`() {
        let screen = VirtualScreen(columns: 10, rows: 4)

        screen.write(frame("0123456789").update(from: nil))

        #expect(screen.lines[0] == "0123456789")
    }

    @Test func `a wide character does not exceed the edge`() {
        #expect(Line(painted: "123456789漢", atMost: 10) == Line("123456789", width: 9))
        #expect(Line(painted: "12345678漢字", atMost: 10) == Line("12345678漢", width: 10))
        #expect(Line(painted: "🚀🚀🚀🚀🚀🚀", atMost: 9).width == 8)
    }

    @Test func `a cut line keeps its styles, which take no columns`() {
        let line = Line(painted: "\u{1B}[1mbold\u{1B}[0m and more", atMost: 6)

        #expect(line == Line("\u{1B}[1mbold\u{1B}[0m a", width: 6))
    }

    @Test func `a cut link is closed`() {
        let link = "\u{1B}]8;;https://a.example\u{1B}\\words\u{1B}]8;;\u{1B}\\"

        let line = Line(painted: link, atMost: 3)

        #expect(line.width == 3)
        #expect(line.text.hasSuffix("wor\u{1B}]8;;\u{1B}\\"))
    }

    @Test func `the cursor is shown only while text is edited`() {
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
