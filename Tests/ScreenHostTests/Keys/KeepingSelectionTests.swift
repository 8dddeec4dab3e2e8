@testable import ScreenHost
import SectionKit
import Testing

/// The selected row when other rows load.
struct KeepingSelectionTests {
    @Test func `a row stays selected when rows are inserted before it`() {
        var screen = ModelHarness.withGuests(["Ann", "Bob", "Cid"])
        screen.type("j" + "r")

        screen.answer(TeaRoom.table(["Zoe", "Ann", "Abe", "Bob"]))

        #expect(screen.row?.title == "Bob")
    }

    @Test func `the nearest row is selected when the selected row is gone`() {
        var screen = ModelHarness.withGuests(["Ann", "Bob", "Cid"])
        screen.type("j" + "r")

        screen.answer(TeaRoom.table(["Ann", "Cid"]))
        #expect(screen.row?.title == "Cid")
        screen.type("r")
        screen.answer(TeaRoom.table(["Ann"]))

        #expect(screen.row?.title == "Ann")
    }

    @Test func `a row stays selected when the order or a filter changes`() {
        var screen = ModelHarness.withGuests(["Ann", "Bob", "Cid", "Dan"])
        screen.type("j" + "s")
        screen.answer(TeaRoom.table(["Dan", "Cid", "Bob", "Ann"]))
        #expect(screen.row?.title == "Bob")

        screen.type("t" + Key.down + Key.enter)
        screen.answer(TeaRoom.table(["Cid", "Bob"]))

        #expect(screen.row?.title == "Bob")
    }

    @Test func `the selected row stays on the same line of the screen`() {
        var screen = ModelHarness.withGuests(TeaRoom.names(40))
        screen.type(Key.pageDown + Key.pageDown + Key.up)
        let line = screen.lines.firstIndex(of: screen.selected)
        let title = screen.row?.title

        screen.type("r")
        screen.answer(TeaRoom.table(["Zoe", "Abe"] + TeaRoom.names(40)))

        #expect(screen.lines.firstIndex(of: screen.selected) == line)
        #expect(title?.hasPrefix("Guest 3") == true)
        #expect(screen.row?.title == title)
    }

    @Test func `a row stays selected among the matches of a search`() {
        var screen = ModelHarness.withGuests(["Ann", "Bob", "Anna"])
        screen.type("/ann" + Key.enter + "j" + "r")

        screen.answer(TeaRoom.table(["Hannah", "Bob", "Ann", "Anna"]))

        #expect(screen.row?.title == "Anna")
    }

    @Test func `the first row is selected if no row was selected`() {
        var screen = ModelHarness.withGuests(["Ann", "Bob"])
        screen.type("r")

        screen.answer(TeaRoom.table(["Abe", "Ann", "Bob"]))

        #expect(screen.row?.title == "Abe")
    }

    @Test func `a row stays selected after its action was performed`() {
        var screen = ModelHarness.withActions(["Ann", "Bob"])
        screen.type("c")
        screen.answer(.currentValues(TeaRoom.alice()))
        screen.type("!\u{13}")
        screen.answer(.performed("Changed."))

        screen.answer(TeaRoom.table(["Abe", "Ann", "Bob"], commands: ["edit"]))

        #expect(screen.row?.title == "Ann")
    }
}
