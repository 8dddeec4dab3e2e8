import FeatureTesting
import Networking
import ProgramTesting
import ReportCLI
import SectionKit
import Testing

/// An action on the command line is performed once, and its result is a report.
@Suite(.timeLimit(.minutes(1))) struct ActionRunTests {
    private static let first = [Block.paragraph(InlineText("Half of it."))]
    private static let last = [Block.facts([Fact("done", "Done", .text("all of it"))])]

    @Test(arguments: ["terminal", "markdown", "html", "json"])
    func `the result is written in each format that can hold it`(format: String) async {
        let shelf = ShelfSpy(["1": "Dune"])

        let run = await ShelfRun("remove", "1", "--yes", "--format", format, shelf: shelf)

        #expect(run.status == .success)
        #expect(run.output.contains("Dune"))
        #expect(run.errors == "")
        #expect(shelf.asked.all == ["remove 1"])
    }

    @Test func `a result with a table is written as CSV`() async {
        let shelf = ShelfSpy(["1": "Dune"])

        let run = await ShelfRun(
            "rename", "1", "--title", "Emma", "--format", "csv", shelf: shelf)

        #expect(run.status == .success)
        #expect(run.output == "title\r\nEmma\r\n")
        #expect(shelf.changes.all == ["rename 1"])
    }

    @Test func `an action runs once, and its last state is written`() async {
        let action = ActionSpy(
            "act", shape: .unknown, results: [.loading, .success(Self.first), .success(Self.last)])

        let run = await ShelfRun("act", action: action)

        #expect(action.calls.all == [.perform])
        #expect(run.status == .success)
        #expect(run.output.contains("all of it"))
        #expect(!run.output.contains("Half"))
    }

    @Test func `an action runs once while a terminal shows progress`() async {
        let gate = Gate()
        let action = ActionSpy(
            "act", title: "Do it", shape: .unknown,
            results: [.success(Self.first), .success(Self.last)], gate: gate)
        let screen = VirtualScreen(columns: 80, rows: 24)
        let server = Server("web", address: "https://web.example")

        async let run = ShelfRun(
            "act", action: action, servers: [server], terminalColumns: 80, output: screen,
            errors: screen)
        await screen.shows("◐ Do it")
        await gate.open()

        #expect(await run.status == .success)
        #expect(action.calls.all == [.perform])
        #expect(screen.text.hasPrefix("Do it\n─────\n"))
        #expect(screen.text.contains("all of it"))
        #expect(!screen.text.contains("◐") && !screen.text.contains("Half"))
        #expect(screen.cursorIsShown)
    }

    @Test func `an action that fails exits with 1 and prints the error`() async {
        let shelf = ShelfSpy([:])

        let run = await ShelfRun("remove", "7", "--yes", shelf: shelf)

        #expect(run.status == .nothingShown)
        #expect(run.output.contains("There is no book 7."))
        #expect(
            run.errors
                == "shelf: There is no book 7. To see all books, use 'shelf books'.\n")
    }

    @Test func `an action that shows no state has failed`() async {
        let run = await ShelfRun("act", action: ActionSpy("act", results: []))

        #expect(run.status == .nothingShown)
        #expect(run.errors == "shelf: act returned no result. Load it again.\n")
    }

    @Test func `a report performs no action`() async {
        let shelf = ShelfSpy(["1": "Dune"])

        let run = await ShelfRun("report", shelf: shelf)
        let chosen = await ShelfRun("report", "--sections", "remove", shelf: shelf)

        #expect(run.status == .success)
        #expect(chosen.status == .wrongUsage)
        #expect(shelf.asked.all == ["books"])
    }
}
