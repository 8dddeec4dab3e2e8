import FeatureTesting
import Networking
import ReportCLI
import Testing

/// Commands, sources and options of a program.
@Suite struct ReportProgramTests {
    @Test func `a command loads and shows only its section`() async {
        let run = await TeaRoomRun(["guests"])

        #expect(run.output.contains("Alice"))
        #expect(!run.output.contains("Sencha"))
        #expect(run.asked == [Endpoint("/guests")])
    }

    @Test func `the report shows the sections in order`() async throws {
        let run = await TeaRoomRun(["report"])

        let menu = try #require(run.output.firstRange(of: "Sencha"))
        let guests = try #require(run.output.firstRange(of: "Alice"))
        #expect(menu.upperBound < guests.lowerBound)
    }

    @Test func `the first source is used unless another is chosen`() async {
        let kitchen = await TeaRoomRun(["menu"])
        let chosen = await TeaRoomRun(["menu", "--source", "kitchen"])
        let cellar = await TeaRoomRun(["menu", "--source", "cellar"])

        #expect(kitchen.output.contains("Sencha"))
        #expect(kitchen.output.contains("The kitchen, this morning."))
        #expect(chosen.output == kitchen.output)
        #expect(cellar.output.contains("Old port"))
        #expect(cellar.output.contains("The cellar, last year."))
        #expect(cellar.asked == [])
    }

    @Test(arguments: [
        (["menu", "--source", "attic"], "--source", "kitchen or cellar"),
        (["menu", "--format", "pdf"], "--format", "terminal, markdown or one of "),
        (["menu", "--color", "sometimes"], "--color", "never"),
        (["menu", "--kind", "blue"], "--kind", "green, black or white"),
        (["menu", "--cups", "0"], "--cups", "a whole number, 1 or more"),
        (["menu", "--timezone", "Mars/Olympus"], "--timezone", "IANA"),
    ])
    func `the error for an invalid value lists the valid ones`(
        arguments: [String],
        option: String,
        accepted: String
    ) async throws {
        let run = await TeaRoomRun(arguments)

        let value = try #require(arguments.last)
        #expect(run.status == .wrongUsage)
        #expect(run.errors.contains("'\(value)' is not valid for \(option)"))
        #expect(run.errors.contains(accepted))
    }

    @Test(arguments: [
        (["menu", "-o", ""], "--output needs a value: a file name"),
        (["menu", "--cups="], "--cups needs a value: a whole number, 1 or more"),
        (["report", "--sections", ""], "--sections needs a value: menu or guests"),
    ])
    func `an empty value is said to be missing`(arguments: [String], message: String) async {
        let run = await TeaRoomRun(arguments)

        #expect(run.status == .wrongUsage)
        #expect(run.errors.contains(message))
    }

    @Test(arguments: [
        (["menu", "--source", "celar"], "cellar"), (["menu", "--format", "jsno"], "json"),
        (["menu", "--kind", "Gren"], "green"), (["menu", "--color", "alway"], "always"),
    ])
    func `the error for an invalid value suggests the nearest one`(
        arguments: [String], meant: String
    ) async {
        let run = await TeaRoomRun(arguments)

        #expect(run.errors.contains("did you mean '\(meant)'?"))
    }

    @Test func `--output writes a file instead of standard output`() async throws {
        let folder = try TemporaryFolder()
        let place = folder.path("tea.md")

        let run = await TeaRoomRun(["menu", "-o", place])

        #expect(run.status == .success)
        #expect(run.output == "")
        #expect(run.errors == "")
        #expect(try folder.text(of: "tea.md").hasPrefix("# Menu\n"))
        #expect(try folder.names == ["tea.md"])
    }

    @Test func `the error for an unwritable file names it`() async throws {
        let folder = try TemporaryFolder()
        let place = folder.path("nowhere/tea.md")

        let run = await TeaRoomRun(["menu", "-o", place])

        #expect(run.status == .notWritten)
        #expect(run.output == "")
        #expect(run.errorLines.count == 1)
        #expect(run.errors.contains("'\(place)'"))
        #expect(try folder.names == [])
    }

    @Test func `--output with a dash writes to standard output`() async {
        #expect(await TeaRoomRun(["menu", "-o", "-"]).output == TeaRoomRun(["menu"]).output)
    }
}
