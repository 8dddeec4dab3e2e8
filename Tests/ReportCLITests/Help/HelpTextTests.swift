import ReportCLI
import SectionKit
import Testing

/// What every help text keeps to, whatever the program.
@Suite struct HelpTextTests {
    private static let texts = [
        [], ["help"], ["help", "menu"], ["help", "guests"], ["help", "report"],
    ]

    @Test(arguments: texts)
    func `is at most 80 columns wide and plain`(arguments: [String]) async {
        let run = await TeaRoomRun(arguments, environment: ["CLICOLOR_FORCE": "1", "COLUMNS": "200"])

        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count > 5)
        for line in lines {
            #expect(line.count <= 80, "\(line)")
            #expect(!line.hasSuffix(" "), "\(line)")
        }
        #expect(!run.output.contains("\u{1B}"))
        #expect(run.output.hasSuffix("\n") && !run.output.hasSuffix("\n\n"))
    }

    @Test(arguments: texts)
    func `goes to standard output and asks no source`(arguments: [String]) async {
        let run = await TeaRoomRun(arguments)

        #expect(run.status == .success)
        #expect(run.errors == "")
        #expect(run.asked == [])
    }

    @Test(arguments: texts)
    func `leads with examples`(arguments: [String]) async throws {
        let run = await TeaRoomRun(arguments)

        let parts = run.output.split(separator: "\n\n")
        let examples = try #require(parts.dropFirst().first)
        #expect(examples.hasPrefix("Examples:\n  tearoom "))
    }

    @Test(arguments: [[], ["help"]])
    func `of the program lists every command`(arguments: [String]) async {
        let run = await TeaRoomRun(arguments)

        for recipe in TeaRoom.recipes {
            #expect(run.output.contains("\n  \(recipe.name) "))
            #expect(run.output.contains(recipe.command.summary))
        }
        #expect(run.output.contains("\n  report "))
        #expect(run.output.contains("\n  help "))
    }

    @Test(arguments: TeaRoom.recipes.map(\.name))
    func `of a command lists its options and those of all`(name: String) async throws {
        let recipe = try #require(TeaRoom.recipes.first { $0.name == name })

        let run = await TeaRoomRun(["help", name])

        #expect(run.output.contains(recipe.command.summary))
        for option in recipe.options {
            #expect(run.output.contains("--\(option.name)"))
            #expect(run.output.contains(option.summary))
        }
        for option in ["format", "output", "source", "timezone", "width", "color", "ascii"] {
            #expect(run.output.contains("--\(option)"))
        }
    }

    @Test func `of the report lists each option once`() async {
        let run = await TeaRoomRun(["help", "report"])

        for option in TeaRoom.recipes.flatMap({ $0.options }) {
            let lines = run.output.split(separator: "\n").filter {
                $0.contains("--\(option.name) ") && $0.contains(option.summary)
            }
            #expect(lines.count == 1, "--\(option.name)")
        }
    }

    @Test func `tells the letters, the choices, the sources and the exit codes`() async {
        let menu = await TeaRoomRun(["help", "menu"]).output
        let whole = await TeaRoomRun(["help"]).output

        #expect(menu.contains("-o, --output FILE"))
        for kind in TeaRoom.Kind.allCases { #expect(menu.contains(" \(kind.rawValue)")) }
        #expect(whole.contains("what the kitchen knows"))
        #expect(whole.contains("what the cellar remembers"))
        for code in ExitCode.allCases { #expect(whole.contains("\n  \(code.rawValue)  ")) }
    }

    @Test func `is the same however it is asked for`() async {
        let menu = await TeaRoomRun(["help", "menu"]).output

        #expect(await TeaRoomRun(["menu", "--help"]).output == menu)
        #expect(await TeaRoomRun(["-h", "menu", "--cups", "2"]).output == menu)
        #expect(await TeaRoomRun(["help"]).output == TeaRoomRun(["--help"]).output)
    }

    @Test func `the overview is the shorter help`() async {
        let overview = await TeaRoomRun([]).output
        let whole = await TeaRoomRun(["help"]).output

        #expect(overview.count < whole.count)
        #expect(overview.contains("tearoom help"))
    }

    @Test func `the version is the program's name and number`() async {
        let run = await TeaRoomRun(["menu", "--version"])

        #expect(run.output == "tearoom 1.2.3\n")
        #expect(run.status == .success)
    }
}
