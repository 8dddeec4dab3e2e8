@testable import ScreenHost
import SectionKit
import Testing

/// The row that is chosen, when other rows come.
struct KeepingSelectionTests {
    @Test func `a row stays chosen when others come before it`() {
        var screen = ModelHarness.withGuests(["Ann", "Bob", "Cid"])
        screen.type("j" + "r")

        screen.answer(TeaRoom.table(["Zoe", "Ann", "Abe", "Bob"]))

        #expect(screen.row?.title == "Bob")
    }

    @Test func `a row that is gone leaves the nearest place`() {
        var screen = ModelHarness.withGuests(["Ann", "Bob", "Cid"])
        screen.type("j" + "r")

        screen.answer(TeaRoom.table(["Ann", "Cid"]))
        #expect(screen.row?.title == "Cid")
        screen.type("r")
        screen.answer(TeaRoom.table(["Ann"]))

        #expect(screen.row?.title == "Ann")
    }

    @Test func `a row stays chosen through another order and a filter`() {
        var screen = ModelHarness.withGuests(["Ann", "Bob", "Cid", "Dan"])
        screen.type("j" + "s")
        screen.answer(TeaRoom.table(["Dan", "Cid", "Bob", "Ann"]))
        #expect(screen.row?.title == "Bob")

        screen.type("t" + Key.down + Key.enter)
        screen.answer(TeaRoom.table(["Cid", "Bob"]))

        #expect(screen.row?.title == "Bob")
    }

    @Test func `a row stays where it is on the screen`() {
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

    @Test func `a row stays chosen among those that a search has left`() {
        var screen = ModelHarness.withGuests(["Ann", "Bob", "Anna"])
        screen.type("/ann" + Key.enter + "j" + "r")

        screen.answer(TeaRoom.table(["Hannah", "Bob", "Ann", "Anna"]))

        #expect(screen.row?.title == "Anna")
    }

    @Test func `a row that nobody chose gives way to the first`() {
        var screen = ModelHarness.withGuests(["Ann", "Bob"])
        screen.type("r")

        screen.answer(TeaRoom.table(["Abe", "Ann", "Bob"]))

        #expect(screen.row?.title == "Abe")
    }

    @Test func `a row whose action was performed stays chosen`() {
        var screen = ModelHarness.withActions(["Ann", "Bob"])
        screen.type("c")
        screen.answer(.currentValues(TeaRoom.alice()))
        screen.type("!\u{13}")
        screen.answer(.performed("Changed."))

        screen.answer(TeaRoom.table(["Abe", "Ann", "Bob"], commands: ["edit"]))

        #expect(screen.row?.title == "Ann")
    }
}
