import FeatureTesting
import Networking
import ProgramTesting
import ReportCLI
import SectionEssentials
import Testing

@testable import ReadingList

/// Tests of the whole program on real files.
@Suite struct ProgramTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func run(
        _ arguments: String...,
        prompt: LinePromptSpy? = nil
    ) async -> (status: ExitCode, output: String, errors: String) {
        let (output, errors) = (TextOutputSpy(), TextOutputSpy())
        let host = Host(
            environment: ["XDG_DATA_HOME": folder.path("data")], prompt: prompt,
            clock: { GoldenFormat.now }, transport: HTTPTransportSpy(), output: output,
            errorOutput: errors)
        let status = await ReadingList.program.run(arguments, in: host)
        return (status, output.text, errors.text)
    }

    @Test func `the names and options of the program do not collide`() throws {
        try ReadingList.program.validate()
    }

    @Test func `add, edit, remove and undo change the files`() async throws {
        _ = await run("add", "Dune", "--pages", "412")
        _ = await run("edit", "dune", "--read", "120")
        #expect(await run("reading").output.contains("Dune    120    412  29.1%"))

        #expect(await run("remove", "dune", "--yes").status == .success)
        #expect(await run("books").output.contains("No books yet"))
        #expect(await run("undo").status == .success)

        #expect(await run("books", "--format", "csv").output.contains("Dune,,120,412,"))
    }

    @Test func `the plan of an edit shows only the changes`() async {
        _ = await run("add", "Dune", "--author", "Frank", "--pages", "412")

        let plan = await run("edit", "dune", "--read", "200", "--pages", "412", "-n").output

        #expect(plan.contains("Would change “Dune”"))
        #expect(plan.contains("Read  200"))
        #expect(!plan.contains("Pages"))
    }

    @Test func `an edit can remove a value`() async {
        _ = await run("add", "Dune", "--author", "Frank", "--pages", "412")
        _ = await run("edit", "dune", "--author", "", "--pages", "")

        #expect(await run("books", "--format", "csv").output.contains("Dune,,0,,"))
    }

    @Test(arguments: [("y", ExitCode.success, true), ("n", .nothingShown, false)])
    func `remove asks for confirmation`(answer: String, status: ExitCode, isGone: Bool) async {
        _ = await run("add", "Dune")
        let prompt = LinePromptSpy(answer)

        let removal = await run("remove", "Dune", prompt: prompt)

        #expect(prompt.questions == ["Remove “Dune”? [y/N] "])
        #expect(removal.status == status)
        #expect(await run("books").output.contains("No books yet") == isGone)
    }

    @Test func `remove does nothing when nobody can be asked`() async {
        _ = await run("add", "Dune")

        #expect(await run("remove", "Dune").status == .wrongUsage)
        #expect(await run("books").output.contains("Dune"))
    }

    @Test func `an action does nothing when its result could not be written`() async {
        #expect(await run("add", "Dune", "--format", "csv").status == .wrongUsage)
        #expect(await run("add", "Dune", "-o", folder.path("no/such.json")).status == .notWritten)
        #expect(await run("books").output.contains("No books yet"))
    }
}
