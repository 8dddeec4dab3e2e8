import FeatureTesting
import ProgramTesting
import ReportCLI
import SectionKit
import Testing

/// An action that needs it asks for confirmation.
@Suite struct ActionConfirmationTests {
    private static let plan = ActionPlan(
        "remove “Du\u{1B}ne”", changes: [.facts([Fact("book", "Book", .text("Dune"))])])

    @Test(arguments: ["y", "Y", "yes", " YES "])
    func `the action is performed after y or yes`(answer: String) async {
        let shelf = ShelfSpy(["1": "Dune"])
        let prompt = LinePromptSpy(answer)

        let run = await ShelfRun("remove", "1", shelf: shelf, prompt: prompt)

        #expect(run.status == .success)
        #expect(prompt.questions == ["Remove “Dune”? [y/N] "])
        #expect(shelf.asked.all == ["book 1", "remove 1"])
        #expect(run.errors == "")
    }

    @Test(arguments: ["", "n", "no", "yep", "q", "yes no"])
    func `any other answer changes nothing`(answer: String) async {
        let shelf = ShelfSpy(["1": "Dune"])

        let run = await ShelfRun("remove", "1", shelf: shelf, prompt: LinePromptSpy(answer))

        #expect(run.status == .nothingShown)
        #expect(run.output == "")
        #expect(run.errors == "shelf: Nothing was changed.\n")
        #expect(shelf.changes.all == [])
    }

    @Test func `the end of input changes nothing and leaves no file`() async throws {
        let folder = try TemporaryFolder()
        let action = ActionSpy("act")

        let run = await ShelfRun(
            "act", "-o", folder.path("act.md"), action: action, confirmation: .always,
            prompt: LinePromptSpy())

        #expect(run.status == .nothingShown)
        #expect(action.calls.all == [.plan])
        #expect(try folder.names == [])
    }

    @Test func `the question follows the changes, without control characters`() async {
        let prompt = LinePromptSpy()

        _ = await ShelfRun(
            "act", action: ActionSpy("act", plan: .success(Self.plan)), confirmation: .always,
            prompt: prompt)

        #expect(prompt.questions == ["Book  Dune\n\nRemove “Dune”? [y/N] "])
    }

    @Test func `the action is refused without a terminal, before any request`() async {
        let shelf = ShelfSpy(["1": "Dune"])

        let run = await ShelfRun("remove", "1", shelf: shelf)

        #expect(run.status == .wrongUsage)
        #expect(
            run.errors
                == "shelf: remove needs a terminal to ask for confirmation; add --yes to skip the"
                + " prompt, or --dry-run to see what would change.\n")
        #expect(shelf.asked.all == [])
    }

    @Test(arguments: ["--yes", "-y"])
    func `--yes skips the confirmation`(option: String) async {
        let shelf = ShelfSpy(["1": "Dune"])
        let prompt = LinePromptSpy("n")

        let run = await ShelfRun("remove", "1", option, shelf: shelf, prompt: prompt)

        #expect(run.status == .success)
        #expect(prompt.questions == [])
        #expect(shelf.changes.all == ["remove 1"])
    }

    @Test func `an action whose plan fails asks nothing`() async {
        let shelf = ShelfSpy([:])
        let prompt = LinePromptSpy("y")

        let run = await ShelfRun("remove", "7", shelf: shelf, prompt: prompt)

        #expect(run.status == .nothingShown)
        #expect(run.errors.hasPrefix("shelf: There is no book 7."))
        #expect(prompt.questions == [])
        #expect(shelf.changes.all == [])
    }

    @Test func `an action that needs no confirmation asks nothing`() async {
        let prompt = LinePromptSpy()
        let action = ActionSpy("act")

        let run = await ShelfRun("act", action: action, prompt: prompt)

        #expect(run.status == .success)
        #expect(action.calls.all == [.perform])
        #expect(prompt.questions == [])
    }

    @Test func `a plan that changes nothing is not asked about`() async {
        let prompt = LinePromptSpy()
        let action = ActionSpy(
            "act", plan: .success(ActionPlan("change nothing", changesNothing: true)))

        let run = await ShelfRun("act", action: action, confirmation: .always, prompt: prompt)

        #expect(run.status == .success)
        #expect(action.calls.all == [.plan, .perform])
        #expect(prompt.questions == [])
    }
}
