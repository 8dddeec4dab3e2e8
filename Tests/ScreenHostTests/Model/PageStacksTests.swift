@testable import ScreenHost
import SectionKit
import Testing

/// The stacks of open pages and their loads.
struct PageStacksTests {
    private static func stack() -> PageStacks {
        let panes = [TeaRoom.house, TeaRoom.guests].map { Pane(recipe: $0, isOpen: true) }
        return PageStacks(first: [Page(.first, panes: panes)])
    }

    private static let viewport = Viewport(
        columns: 78, height: 22, typesetter: Typesetter(style: TerminalStyle(), zone: .utc))
    private static let error = SectionError(message: "The book is wet.", recovery: "Dry it.")

    @Test func `a new load of a pane supersedes the previous one`() {
        var stack = Self.stack()

        let first = stack.loadAll(CommandValues())
        #expect(first.map(\.words) == ["load house 1", "load guests 2"])
        let effects = stack.load(CommandValues()) { $0.recipe?.name == "guests" }

        #expect(effects.map(\.words) == ["cancel 2", "load guests 3"])
        stack.take(.failed(Self.error), title: "Guests", of: 2, in: Self.viewport)
        #expect(!stack.current.panes[1].hasFailed)
        stack.take(.failed(Self.error), title: "Guests", of: 3, in: Self.viewport)
        #expect(stack.current.panes[1].hasFailed)
    }

    @Test func `retrying a failed pane does not affect the others`() {
        var stack = Self.stack()
        _ = stack.loadAll(CommandValues())
        stack.take(.failed(Self.error), title: "Guests", of: 2, in: Self.viewport)
        _ = stack.end(2)

        let effects = stack.retry(CommandValues())

        #expect(effects.map(\.words) == ["load guests 3"])
        #expect(stack.current.panes[0].load?.number == 1)
    }

    @Test func `leaving a page cancels its loads, and the first page stays`() {
        var stack = Self.stack()
        let row = TableRow(table: TeaRoom.table(["Ann"]), index: 0)
        let pane = Pane(recipe: TeaRoom.visit, operand: "Ann", isOpen: true)
        stack.open(Page(.opened(row), panes: [pane]))
        _ = stack.load(CommandValues()) { _ in true }

        #expect(stack.current.title == "Ann")
        let effects = [stack.leave(), stack.leave()]
        #expect(effects.map { $0.map(\.words) } == [["cancel 1"], []])
        #expect(stack.current.isFirst)
    }
}
