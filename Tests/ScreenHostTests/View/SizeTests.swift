@testable import ScreenHost
import FeatureTesting
import SectionKit
import Testing

/// Screens of all sizes, and resizing.
struct SizeTests {
    private static let wide = ["漢字漢字漢字漢字漢字漢字漢字", "🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀🚀", "é\u{301}e\u{301}", "plain"]

    @Test(arguments: [40, 41, 42, 43, 57, 80, 131, 200])
    func `no line exceeds the screen`(columns: Int) {
        for rows in [10, 11, 24, 60] {
            var screen = ModelHarness.withGuests(Self.wide, columns: columns, rows: rows)
            screen.type("G" + "g" + Key.enter + "/漢" + Key.enter + "G" + Key.enter)
            screen.escape()
            screen.type("e" + String(repeating: "漢", count: 150) + Key.enter)
            screen.escape()
            screen.type("?" + Key.pageDown)
            #expect(screen.screen.overrun == 0)
            #expect(screen.screen.unknown == [])
            #expect(screen.lines.count == rows)
        }
    }

    @Test func `narrow rows drop columns, but never their names`() {
        let narrow = ModelHarness.withGuests(
            ["A guest with quite a long name indeed"], columns: 40, rows: 10)

        #expect(narrow.selected.hasPrefix("› A guest"))
        #expect(narrow.selected.contains("1 Mar 2019"))
        #expect(narrow.selected.contains("✓"))
        #expect(!narrow.selected.contains("green"))
    }

    @Test func `typed text is visible after a long title`() {
        let title = String(repeating: "Kind of tea ", count: 10)
        let tea = TeaRoom.tea.picked(by: OptionPicker(key: "t", title: title))
        var screen = ModelHarness(
            columns: 40, rows: 10, sections: [TeaRoom.recipe("guests", [tea.description])])

        screen.type("tblack")

        #expect(screen.status.hasPrefix("Kind of tea Kind of…black"))
        #expect(screen.screen.overrun == 0)
    }

    @Test func `a long value leaves room for its count`() {
        var screen = ModelHarness.withGuests(columns: 40, rows: 10)
        let long = String(repeating: "2019 ", count: 10)

        screen.type("y")
        screen.happen(
            .counted(
                number: screen.model.navigator.pages.lastLoad,
                .success([.init(value: long, count: 7)])))

        #expect(screen.selected.hasSuffix("…        7"))
        #expect(screen.screen.overrun == 0)
    }

    @Test func `the selected row stays selected when the size changes`() {
        var screen = ModelHarness.withGuests()
        screen.type(Key.pageDown + "/guest 2" + Key.enter + Key.end)
        let selected = screen.selected

        for (columns, rows) in [(120, 40), (40, 10), (200, 60), (43, 12), (80, 24)] {
            screen.happen(.resized(ScreenSize(columns: columns, rows: rows)))
            #expect(screen.selected.prefix(20) == selected.prefix(20) || columns < 80)
            #expect(screen.screen.overrun == 0)
            #expect(screen.lines.count == rows)
        }
        #expect(screen.selected == selected)
    }

    @Test(arguments: [(39, 24), (80, 9), (1, 1), (5, 3)])
    func `a screen that is too small still handles keys`(size: (Int, Int)) {
        var screen = ModelHarness.withGuests()

        screen.happen(.resized(ScreenSize(columns: size.0, rows: size.1)))
        #expect(!screen.lines.joined().contains("Guest"))
        #expect(screen.screen.overrun == 0)
        screen.type("j")
        screen.happen(.resized(ScreenSize(columns: 80, rows: 24)))
        #expect(screen.selected.contains("Guest 2"))
    }

    @Test func `a screen that is too small says how large it must be`() {
        var screen = ModelHarness.withGuests()

        screen.happen(.resized(ScreenSize(columns: 39, rows: 24)))

        #expect(
            screen.lines[0...1].joined(separator: " ")
                == "At least 40 columns and 10 rows are needed.")
    }

    @Test(arguments: [(40, false), (79, true)])
    func `the title always shows the source, and its age if it fits`(
        columns: Int,
        tellsAge: Bool
    ) {
        let screen = ModelHarness.withGuests(columns: columns, rows: 10)
        let age = "as of 13 Sep 2020 12:26 UTC"

        let title = BrowseView(model: screen.model, asOf: age).frame.lines[0]

        #expect(title.text.contains(" Tea room  book: The guest"))
        #expect(title.text.contains(age) == tellsAge)
        #expect(title.width == columns)
    }

    @Test func `a screen without colour still marks the row under the cursor`() {
        var screen = ModelHarness.withGuests()
        var update = ""
        for key in ["j", "/", "g"] {
            let before = BrowseView(model: screen.model, asOf: "").frame
            screen.type(key)
            update += BrowseView(model: screen.model, asOf: "").frame.update(from: before)
        }

        for color in 30...37 { #expect(!update.contains("\(color)m")) }
        #expect(screen.screen.reversed.contains { $0.contains("Guest") })
    }

    @Test func `a long message leaves the selected row visible`() {
        var screen = ModelHarness.withGuests(columns: 40, rows: 10)
        screen.type("G")

        screen.happen(.message(String(repeating: "The tea is cold. ", count: 9)))

        #expect(screen.lines[9].hasPrefix(" cold."))
        #expect(screen.selected.contains("Guest 40"))
    }

    @Test func `a click above a long message selects the line it is on`() {
        var screen = ModelHarness.withGuests(columns: 40, rows: 12)
        screen.type("G")
        screen.happen(.message(String(repeating: "The tea is cold. ", count: 9)))
        let line = screen.lines[4]

        screen.type("\u{1B}[<0;5;5M")

        #expect(screen.selected.dropFirst(2) == line.dropFirst(2))
    }
}
