import FeatureTesting
import ProgramTesting
import ReportCLI
import SectionKit
import Testing

/// `--dry-run` shows what an action would change without changing it.
@Suite struct DryRunTests {
    @Test(arguments: ["terminal", "markdown", "html", "json"])
    func `the plan of a dry run is a report in each format`(format: String) async {
        let shelf = ShelfSpy(["1": "Dune"])

        let run = await ShelfRun("remove", "1", "--dry-run", "--format", format, shelf: shelf)

        #expect(run.status == .success)
        #expect(run.output.contains("Would remove “Dune”"))
        #expect(run.errors == "")
        #expect(shelf.asked.all == ["book 1"])
    }

    @Test func `the changes of a plan are rows of CSV`() async {
        let shelf = ShelfSpy(["1": "Dune"])
        let words = ["rename", "1", "--title", "Emma", "-n", "--format", "csv"]

        let run = await ShelfRun(words, shelf: shelf)

        #expect(run.output == "from,to\r\nDune,Emma\r\n")
        #expect(shelf.changes.all == [])
    }

    @Test func `a plan without changes says so, and cannot be written as CSV`() async {
        let action = ActionSpy("act", shape: ContentShape(tables: 1...1))

        let text = await ShelfRun("act", "-n", action: action)
        let csv = await ShelfRun("act", "-n", "--format", "csv", action: action)

        #expect(text.output.contains("Would change something\n"))
        #expect(text.output.contains("Nothing was changed."))
        #expect(csv.status == .wrongUsage)
        #expect(action.calls.all == [.plan, .plan])
    }

    @Test func `--dry-run overrides --yes and asks nothing`() async {
        let prompt = LinePromptSpy("y")
        let action = ActionSpy("act")

        _ = await ShelfRun(
            "act", "--yes", "--dry-run", action: action, confirmation: .always, prompt: prompt)
        _ = await ShelfRun(
            "act", "--dry-run", action: action, confirmation: .always, prompt: prompt)

        #expect(action.calls.all == [.plan, .plan])
        #expect(prompt.questions == [])
    }

    @Test func `an action whose plan fails exits with 1`() async {
        let run = await ShelfRun("remove", "7", "-n", shelf: ShelfSpy([:]))

        #expect(run.status == .nothingShown)
        #expect(run.errors.hasPrefix("shelf: There is no book 7."))
    }

    @Test func `a plan can be written to a file`() async throws {
        let folder = try TemporaryFolder()

        let run = await ShelfRun(
            "remove", "1", "-n", "-o", folder.path("plan.md"), shelf: ShelfSpy(["1": "Dune"]))

        #expect(run.status == .success)
        #expect(try folder.text(of: "plan.md").contains("Would remove “Dune”"))
    }
}
