import FeatureTesting
import Foundation
import ProgramTesting
import ReportCLI
import SectionKit
import Testing

/// Errors are found before an action is performed.
@Suite(.timeLimit(.minutes(1))) struct ActionPreconditionTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: [
        ["--title", ""], ["--titel", "Emma"], [], ["--title", "Emma", "--yes"],
        ["--title", "Emma", "--format", "pdf"], ["--title", "Emma", "--timezone", "Mars"],
        ["--title", "Emma", "-o", "a.xyz"], ["--title", "Emma", "--format", "icalendar"],
    ])
    func `an invalid command line changes nothing`(arguments: [String]) async {
        let shelf = ShelfSpy(["1": "Dune"])

        let run = await ShelfRun(["rename", "1"] + arguments, shelf: shelf)

        #expect(run.status == .wrongUsage)
        #expect(shelf.asked.all == [])
    }

    @Test(arguments: [
        ContentShape(), ContentShape(tables: 0...1), ContentShape(tables: 1...2), .unknown,
    ])
    func `a format that cannot hold every result is refused`(shape: ContentShape) async {
        let action = ActionSpy("act", shape: shape)

        let run = await ShelfRun("act", "--format", "csv", action: action)

        #expect(run.status == .wrongUsage)
        #expect(run.errors.contains("CSV holds one table"))
        #expect(action.calls.all == [])
    }

    @Test(arguments: ["missing/act.md", "folder", "file/act.md"])
    func `an output file that cannot be written stops the action`(name: String) async throws {
        try folder.makeFolder("folder")
        try folder.put("", in: "file")
        let action = ActionSpy("act")

        let run = await ShelfRun("act", "-o", folder.path(name), action: action)

        #expect(run.status == .notWritten)
        #expect(run.errors.contains("'\(folder.path(name))'"))
        #expect(run.errors.hasSuffix("shelf: Nothing was changed.\n"))
        #expect(action.calls.all == [])
        #expect(try folder.names == ["file", "folder"])
    }

    @Test func `the output file is opened before the action is performed`() async throws {
        try folder.put("old", in: "act.md")
        let gate = Gate()
        let action = ActionSpy("act", gate: gate)
        let place = folder.path("act.md")

        async let run = ShelfRun("act", "-o", place, action: action)
        await gate.reached()
        #expect(try folder.names.count == 2)
        #expect(try folder.text(of: "act.md") == "old")
        await gate.open()

        #expect(await run.status == .success)
        #expect(try folder.names == ["act.md"])
        #expect(try folder.text(of: "act.md").contains("It is done."))
    }

    @Test func `--open without a browser changes nothing`() async throws {
        let action = ActionSpy("act")

        let run = await ShelfRun(
            "act", "--open", action: action,
            environment: ["BROWSER": "/no/such/browser", "TMPDIR": folder.url.path])

        #expect(run.status == .notWritten)
        #expect(run.errors.hasPrefix("shelf: the report could not be opened: "))
        #expect(run.errors.hasSuffix("shelf: Nothing was changed.\n"))
        #expect(action.calls.all == [])
        #expect(try folder.names == [])
    }

    @Test func `--open opens a page with the result`() async throws {
        let action = ActionSpy("act")

        let run = await ShelfRun(
            "act", "--open", action: action,
            environment: ["BROWSER": "true", "TMPDIR": folder.url.path])

        #expect(run.status == .success)
        #expect(try folder.names.count == 1)
        #expect(try folder.text(of: folder.names[0]).contains("It is done."))
    }

    @Test func `the error for an unwritten result says that the change was made`() async {
        let full = TextOutputSpy(refusal: .failed(reason: "the shelf is full"))
        let done = ActionSpy("act")

        let run = await ShelfRun("act", action: done, output: full)

        #expect(run.status == .notWritten)
        #expect(done.calls.all == [.perform])
        #expect(
            run.errors
                == "shelf: the output could not be written to standard output: the shelf is full.\n"
                + "shelf: The change was made, but its report could not be written.\n")
    }

    @Test func `the error for an unwritten failure does not say it was made`() async {
        let gone = TextOutputSpy(refusal: .readerGone)
        let error = SectionError(message: "It failed.", recovery: "Try again.")

        let run = await ShelfRun(
            "act", action: ActionSpy("act", results: [.error(error)]), output: gone)

        #expect(run.status == .notWritten)
        #expect(run.errors == "shelf: It failed. Try again.\n")
    }

    @Test func `a result of another shape still counts as a change made`() async {
        let action = ActionSpy("act", shape: ContentShape(tables: 1...1))

        let run = await ShelfRun("act", "--format", "csv", action: action)

        #expect(run.status == .notWritten)
        #expect(run.errors.contains("CSV holds one table, but there is none in act"))
        #expect(run.errors.hasSuffix("The change was made, but its report could not be written.\n"))
    }
}
