@testable import ScreenHost
import SectionKit
import Testing

/// A section with a source of its own.
struct SectionSourceTests {
    private static let hotel = Report.Source(id: "hotel", summary: "The hotel's own book.")

    private static func screen() -> ModelHarness {
        var screen = ModelHarness(columns: 60, rows: 12)
        screen.answer([.paragraph("Open since 1890.")], of: "house")
        screen.answer(
            [.table(TeaRoom.table(TeaRoom.names(2)))], of: "guests", source: hotel)
        return screen
    }

    @Test func `the source of a section is shown below its rows`() throws {
        let lines = Self.screen().lines

        let last = try #require(lines.firstIndex { $0.contains("Guest 2") })
        #expect(lines[last + 1] == "")
        #expect(lines[last + 2] == "  Source: The hotel's own book.")
    }

    @Test func `a notice that the source demands is below the sections, not in the first line`() {
        var screen = ModelHarness(columns: 60, rows: 12)
        screen.answer([.paragraph("Open since 1890.")], of: "house")
        screen.answer([.table(TeaRoom.table(TeaRoom.names(2)))], of: "guests")
        screen.happen(
            .opened(
                Report.Source(
                    id: "book", summary: "The guest book.", notice: "Made available by the hotel."))
        )

        #expect(screen.lines.first?.contains("Made available") == false)
        #expect(screen.lines.contains { $0.contains("Made available by the hotel.") })
    }

    @Test func `the cursor can move to the source of a section and back`() {
        var screen = Self.screen()

        screen.type("G")
        #expect(screen.selected.contains("Source: The hotel's own book."))
        screen.type("k")
        #expect(screen.selected.contains("Guest 2"))
    }

    @Test func `the source of a section is exported with it`() {
        var screen = Self.screen()

        screen.type("/2" + Key.enter + "e" + Key.enter)

        guard case .export(let sections, _, _)? = screen.effects.first else {
            Issue.record("nothing was written")
            return
        }
        #expect(sections.map(\.source) == [Self.hotel])
    }
}
