import SectionKit
import Testing

@testable import ReportCLI

/// The rules that every help text follows.
@Suite struct HelpTextTests {
    private static let texts = [
        [], ["help"], ["help", "menu"], ["help", "guests"], ["help", "report"],
    ]

    @Test(arguments: texts)
    func `help is at most 80 columns wide and has no escape codes`(arguments: [String]) async {
        let run = await TeaRoomRun(
            arguments, environment: ["CLICOLOR_FORCE": "1", "COLUMNS": "200"])

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
    func `help goes to standard output and sends no request`(arguments: [String]) async {
        let run = await TeaRoomRun(arguments)

        #expect(run.status == .success)
        #expect(run.errors == "")
        #expect(run.asked == [])
    }

    @Test(arguments: [3, 30])
    func `help on a program has at most twelve examples`(count: Int) {
        let commands = (1...count).map { number in
            Command(
                CommandDescription(
                    name: "c\(number)", summary: "command \(number)",
                    examples: ["", "--year 2020"]))
        }
        let help = HelpText(
            program: "many", summary: "Has many commands.", commands: commands, actions: commands,
            tools: [], groups: [], sources: [], variables: [])

        let examples = help.full.split(separator: "\n").filter { $0.hasPrefix("  many") }
        #expect(examples.count == 12)
        #expect(examples.count { $0.hasSuffix("2020") } == (count == 3 ? 6 : 0))
    }

    @Test(arguments: texts)
    func `help begins with examples`(arguments: [String]) async throws {
        let run = await TeaRoomRun(arguments)

        let parts = run.output.split(separator: "\n\n")
        let examples = try #require(parts.dropFirst().first)
        #expect(examples.hasPrefix("Examples:\n  tearoom "))
    }

    @Test(arguments: [[], ["help"]])
    func `help on the program lists every command`(arguments: [String]) async {
        let run = await TeaRoomRun(arguments)

        for recipe in TeaRoom.recipes {
            #expect(run.output.contains("\n  \(recipe.name) "))
            #expect(run.output.contains(recipe.command.summary))
        }
        #expect(run.output.contains("\n  report "))
        #expect(run.output.contains("\n  help "))
    }

    @Test(arguments: TeaRoom.recipes.map(\.name))
    func `help on a command lists its options and the common ones`(name: String) async throws {
        let recipe = try #require(TeaRoom.recipes.first { $0.name == name })

        let run = await TeaRoomRun(["help", name])

        #expect(run.output.contains(recipe.command.summary))
        for option in recipe.command.options {
            #expect(run.output.contains("--\(option.name)"))
            #expect(run.output.contains(option.summary))
        }
        for option in ["format", "output", "source", "timezone", "width", "color", "ascii"] {
            #expect(run.output.contains("--\(option)"))
        }
    }

    @Test func `help on report lists each option once`() async {
        let run = await TeaRoomRun(["help", "report"])

        for option in TeaRoom.recipes.flatMap({ $0.command.options }) {
            let lines = run.output.split(separator: "\n").filter {
                $0.contains("--\(option.name) ") && $0.contains(option.summary)
            }
            #expect(lines.count == 1, "--\(option.name)")
        }
    }

    @Test func `help lists letters, choices, sources and exit codes`() async {
        let menu = await TeaRoomRun(["help", "menu"]).output
        let whole = await TeaRoomRun(["help"]).output

        #expect(menu.contains("-o, --output FILE"))
        for kind in TeaRoom.Kind.allCases { #expect(menu.contains(" \(kind.rawValue)")) }
        #expect(whole.contains("what the kitchen knows"))
        #expect(whole.contains("what the cellar remembers"))
        for code in ExitCode.allCases { #expect(whole.contains("\n  \(code.rawValue)  ")) }
    }

    @Test func `help is the same for each way to ask for it`() async {
        let menu = await TeaRoomRun(["help", "menu"]).output

        #expect(await TeaRoomRun(["menu", "--help"]).output == menu)
        #expect(await TeaRoomRun(["-h", "menu", "--cups", "2"]).output == menu)
        #expect(await TeaRoomRun(["help"]).output == TeaRoomRun(["--help"]).output)
    }

    @Test func `the overview is shorter than help`() async {
        let overview = await TeaRoomRun([]).output
        let whole = await TeaRoomRun(["help"]).output

        #expect(overview.count < whole.count)
        #expect(overview.contains("tearoom help"))
    }

    @Test func `--version prints the program's name and version`() async {
        let run = await TeaRoomRun(["menu", "--version"])

        #expect(run.output == "tearoom 1.2.3\n")
        #expect(run.status == .success)
    }
}
