import FeatureTesting
import Foundation
@testable import ScreenHost
import SectionKit
import Testing

/// Actions on the whole host, from the key to the changed record and its row.
@Suite(.timeLimit(.minutes(1))) struct ActionScreenTests {
    private let screen = VirtualScreen()
    private let device: VirtualDevice
    private let shelf = Shelf(["Dune", "Emma", "Ulysses"])

    /// Whether each opening of the source was refreshing.
    private let opened = Calls<Bool>()

    /// The number of the opening that each step of an action used.
    private let steps = Calls<Int>()

    init() {
        device = VirtualDevice(screen)
    }

    @discardableResult
    private func run(_ shelf: Shelf? = nil) async throws -> Bool {
        let shelf = shelf ?? self.shelf
        let actions = [ShelfAction.edit, ShelfAction.remove]
        let browsable = Browsable(
            HostedProgram(
                ProgramDescription(
                    name: "shelf", version: "1.0.0", title: "Shelf", summary: "Books.",
                    sections: [CommandDescription(name: "books", summary: "the books")],
                    actions: actions.map { $0.command }),
                open: { [opened, steps] _, refreshing, _ in
                    opened.note(refreshing)
                    let number = opened.all.count
                    return OpenSource(
                        Report.Source(id: "shelf", summary: "The shelf."),
                        now: Date(timeIntervalSince1970: 0),
                        section: { _, _ in ShelfSection(shelf: shelf) },
                        action: { name, values throws(UsageError) in
                            steps.note(number)
                            let recipe = name == "edit" ? ShelfAction.edit : ShelfAction.remove
                            return try recipe.make(shelf, values)
                        })
                }), visit: { _ in nil }, export: { _, _, _, _ in .exists })
        let screen = BrowseScreen(
            browsable, style: TerminalStyle(), zone: .utc, device: device)
        try await screen.run(CommandValues())
        return screen.isPerforming
    }

    @Test func `a form changes a record, and its row shows the change`() async throws {
        async let ended = run()
        await screen.shows("Emma")
        device.type("jc")
        await screen.shows("› Title")
        device.type(" Woodhouse\t" + Key.right + "\t5\t2020-05-30\u{13}")
        await screen.shows("Changed “Emma”.")
        await screen.shows("› Emma Woodhouse  reading  5")
        device.type("q")

        #expect(try await !ended)
        #expect(shelf.books[1].finished?.description == "2020-05-30")
        #expect(shelf.books[1].revision == 2)
    }

    @Test func `a record is removed only after confirmation`() async throws {
        async let ended = run()
        await screen.shows("Emma")
        device.type("jD")
        await screen.shows("Remove “Emma”?")
        #expect(shelf.books.count == 3)
        device.type("y")
        await screen.shows("Removed “Emma”.")
        await screen.shows("› Ulysses")
        device.type("q")

        #expect(try await !ended)
        #expect(shelf.books.map(\.title) == ["Dune", "Ulysses"])
    }

    @Test func `a record that was changed elsewhere is not overwritten unseen`() async throws {
        async let ended = run()
        await screen.shows("Dune")
        device.type(Key.enter)
        await screen.shows("› Title")
        try shelf.change("1", at: nil) { $0.title = "Dune Messiah" }
        device.type("!\u{13}")
        await screen.shows("now: Dune Messiah")
        #expect(shelf.books[0].title == "Dune Messiah")
        device.type("\u{13}")
        await screen.shows("Changed “Dune Messiah”.")
        device.type("q")

        #expect(try await !ended)
        #expect(shelf.books[0].title == "Dune!")
        #expect(shelf.books[0].revision == 3)
    }

    @Test func `quitting while an action is performed needs a second Control-C`() async throws {
        let held = Gate()
        async let isBrokenOff = run(Shelf(["Dune"], held: held))
        await screen.shows("Dune")
        device.type("D")
        await screen.shows("Remove “Dune”?")
        device.type("y")
        await screen.shows("Remove a book…")
        device.type("\u{3}")
        await screen.shows("Press Ctrl-C again to quit.")
        device.type("\u{3}")

        #expect(try await isBrokenOff)
        await held.open()
    }

    @Test func `each step of an action opens the source again and refreshes it`()
        async throws
    {
        async let ended = run()
        await screen.shows("Dune")
        device.type("c")
        await screen.shows("› Title")
        device.type("!\u{13}")
        await screen.shows("Changed “Dune”.")
        device.type("q")

        #expect(try await !ended)
        #expect(steps.all.count == 2)
        #expect(Set(steps.all).count == 2)
        #expect(steps.all.allSatisfy { opened.all[$0 - 1] })
    }

    @Test func `a form stays open when its record was removed elsewhere`() async throws {
        async let ended = run()
        await screen.shows("Dune")
        device.type("c")
        await screen.shows("› Title")
        shelf.remove("1")
        device.type("!\u{13}")
        await screen.shows("There is no book 1. It may have been removed.")
        #expect(screen.lines.contains { $0.contains("Dune!") })
        device.type("\u{3}")
        await screen.shows("Discard them?")
        device.type("\u{3}")

        #expect(try await !ended)
    }
}
