import FeatureTesting
@testable import ScreenHost
import SectionKit
import Testing

/// Going from tab to tab.
struct TabTests {
    /// A screen with a tab of the house, and one of the guests and the regulars.
    private func screen(columns: Int = 80, opened: String? = "house") -> ModelHarness {
        var screen = ModelHarness(
            columns: columns, sections: [TeaRoom.house, TeaRoom.guests, TeaRoom.regulars],
            tabs: [
                ScreenTab("House", sections: ["house"]),
                ScreenTab("People", sections: ["regulars", "guests"]),
            ],
            opened: opened)
        screen.answer([.paragraph("An old house.")], of: "house")
        screen.answer(TeaRoom.table(TeaRoom.names(3)))
        return screen
    }

    @Test func `a key shows a tab with its own sections`() {
        var screen = screen()
        #expect(screen.title.hasPrefix(" Tea room  1 House  2 People   book:"))
        #expect(screen.lines.contains { $0.contains("An old house.") })
        #expect(!screen.lines.contains { $0.contains("Guests") })

        screen.type("2")

        #expect(!screen.lines.contains { $0.contains("An old house.") })
        #expect(screen.lines[1].hasPrefix("▸ Regulars"))
        #expect(screen.row?.title == TeaRoom.names(3)[0])
    }

    @Test func `the tab that is shown stands out without colours`() {
        var screen = screen()
        #expect(!screen.screen.reversed[0].contains("1 House"))
        screen.type("2")
        #expect(screen.screen.reversed[0].contains("1 House"))
    }

    @Test func `the screen begins with the tab of the opened section`() {
        #expect(screen(opened: "guests").lines[1].hasPrefix("▸ Regulars"))
    }

    @Test func `a tab is shown as it was left, and its key closes what is open on it`() {
        var screen = screen(opened: "guests")
        screen.type("j" + Key.enter)
        #expect(screen.title.hasPrefix(" Tea room › People › \(TeaRoom.names(3)[1])"))

        screen.type("1")
        #expect(screen.title.hasPrefix(" Tea room  1 House  2 People "))
        screen.type("2")
        #expect(screen.title.hasPrefix(" Tea room › People › \(TeaRoom.names(3)[1])"))
        screen.type("2")
        #expect(screen.title.hasPrefix(" Tea room  1 House  2 People "))
        #expect(screen.row?.title == TeaRoom.names(3)[1])
    }

    @Test func `the list of keys is closed when another tab is shown`() {
        var screen = screen()
        screen.type("?")
        #expect(screen.lines.contains { $0.contains("show House or People") })
        screen.type("2")
        screen.type("1")
        #expect(screen.lines.contains { $0.contains("An old house.") })
    }

    @Test func `a mouse shows a tab`() {
        var screen = screen()
        screen.happen(.input(.press(row: 0, column: 20)))
        #expect(screen.lines[1].hasPrefix("▸ Regulars"))
        screen.happen(.input(.press(row: 0, column: 70)))
        #expect(screen.lines[1].hasPrefix("▸ Regulars"))
    }

    @Test func `keys pick the options of the tab, and others say where they work`() {
        var screen = screen()
        screen.type("s")
        #expect(screen.status == " That key works only on People; press 2 to go there.")
        #expect(screen.effects.isEmpty)

        screen.type("2s")
        #expect(screen.model.values[section: "guests"].text(of: "sort") == "desc")
    }

    @Test func `an option of two tabs loads both`() {
        var screen = ModelHarness(
            sections: [TeaRoom.guests, TeaRoom.regulars],
            tabs: [
                ScreenTab("Guests", sections: ["guests"]),
                ScreenTab("Regulars", sections: ["regulars"]),
            ])
        screen.answer(TeaRoom.table(TeaRoom.names(3)))
        screen.type("t")
        screen.type("black" + Key.enter)
        #expect(screen.effects.map(\.words).filter { $0.hasPrefix("load") }.count == 2)
    }

    @Test func `a digit without a tab is not a key`() {
        var screen = screen()
        screen.type("3")
        #expect(screen.status == " No such key; press ? for a list of keys.")
    }

    @Test(arguments: [
        (40, " Tea room  1 House  2 People"), (27, " 1 House  2 People"), (17, " 1 House 2 Peop…"),
        (12, " 1 House 2"),
    ])
    func `where there is little room, titles are cut and then left out`(columns: Int, bar: String) {
        let shown = TabBar(
            title: "Tea room", tabs: ["House", "People"], shown: 0, columns: columns,
            style: TerminalStyle())
        #expect((shown.start + shown.items.map(\.text).joined()).trimmed == bar.trimmed)
        #expect(shown.width <= columns)
    }
}
