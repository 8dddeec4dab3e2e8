import FeatureTesting
import Networking
import ReportCLI
import Testing

/// What the program makes of recipes, sources and options.
@Suite struct ReportProgramTests {
    @Test func `a command shows its section and asks for nothing else`() async {
        let run = await TeaRoomRun(["guests"])

        #expect(run.output.contains("Alice"))
        #expect(!run.output.contains("Sencha"))
        #expect(run.asked == [Endpoint("/guests")])
    }

    @Test func `the report shows the sections in their order`() async throws {
        let run = await TeaRoomRun(["report"])

        let menu = try #require(run.output.firstRange(of: "Sencha"))
        let guests = try #require(run.output.firstRange(of: "Alice"))
        #expect(menu.upperBound < guests.lowerBound)
    }

    @Test func `the first source is asked unless another is chosen`() async {
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
        (["menu", "--format", "pdf"], "--format", "terminal, markdown, "),
        (["menu", "--color", "sometimes"], "--color", "never"),
        (["menu", "--kind", "blue"], "--kind", "green, black or white"),
        (["menu", "--cups", "0"], "--cups", "a whole number, 1 or more"),
        (["menu", "-o", ""], "--output", "the name of a file"),
        (["menu", "--timezone", "Mars/Olympus"], "--timezone", "IANA"),
    ])
    func `a value that is none gets those that are`(
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
        (["menu", "--source", "celar"], "cellar"), (["menu", "--format", "jsno"], "json"),
        (["menu", "--kind", "Gren"], "green"), (["menu", "--color", "alway"], "always"),
    ])
    func `and the nearest of them`(arguments: [String], meant: String) async {
        let run = await TeaRoomRun(arguments)

        #expect(run.errors.contains("did you mean '\(meant)'?"))
    }

    @Test func `a file is written instead of standard output`() async throws {
        let folder = try TemporaryFolder()
        let place = folder.path("tea.md")

        let run = await TeaRoomRun(["menu", "-o", place])

        #expect(run.status == .success)
        #expect(run.output == "")
        #expect(run.errors == "")
        #expect(try folder.text(of: "tea.md").hasPrefix("# Tea room\n"))
        #expect(try folder.names == ["tea.md"])
    }

    @Test func `a file that cannot be written is named`() async throws {
        let folder = try TemporaryFolder()
        let place = folder.path("nowhere/tea.md")

        let run = await TeaRoomRun(["menu", "-o", place])

        #expect(run.status == .notWritten)
        #expect(run.output == "")
        #expect(run.complaints.count == 1)
        #expect(run.errors.contains("'\(place)'"))
        #expect(try folder.names == [])
    }

    @Test func `a single dash writes to standard output`() async {
        #expect(await TeaRoomRun(["menu", "-o", "-"]).output == TeaRoomRun(["menu"]).output)
    }
}
