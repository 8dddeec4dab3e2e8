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
        let visit = await Visit(arguments, environment: ["CLICOLOR_FORCE": "1", "COLUMNS": "200"])

        let lines = visit.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count > 5)
        for line in lines {
            #expect(line.count <= 80, "\(line)")
            #expect(!line.hasSuffix(" "), "\(line)")
        }
        #expect(!visit.output.contains("\u{1B}"))
        #expect(visit.output.hasSuffix("\n") && !visit.output.hasSuffix("\n\n"))
    }

    @Test(arguments: texts)
    func `goes to standard output and asks no source`(arguments: [String]) async {
        let visit = await Visit(arguments)

        #expect(visit.status == .success)
        #expect(visit.errors == "")
        #expect(visit.asked == [])
    }

    @Test(arguments: texts)
    func `leads with examples`(arguments: [String]) async throws {
        let visit = await Visit(arguments)

        let parts = visit.output.split(separator: "\n\n")
        let examples = try #require(parts.dropFirst().first)
        #expect(examples.hasPrefix("Examples:\n  tearoom "))
    }

    @Test(arguments: [[], ["help"]])
    func `of the program lists every command`(arguments: [String]) async {
        let visit = await Visit(arguments)

        for recipe in TeaRoom.recipes {
            #expect(visit.output.contains("\n  \(recipe.name) "))
            #expect(visit.output.contains(recipe.command.summary))
        }
        #expect(visit.output.contains("\n  report "))
        #expect(visit.output.contains("\n  help "))
    }

    @Test(arguments: TeaRoom.recipes.map(\.name))
    func `of a command lists its options and those of all`(name: String) async throws {
        let recipe = try #require(TeaRoom.recipes.first { $0.name == name })

        let visit = await Visit(["help", name])

        #expect(visit.output.contains(recipe.command.summary))
        for option in recipe.options {
            #expect(visit.output.contains("--\(option.name)"))
            #expect(visit.output.contains(option.summary))
        }
        for option in ["format", "output", "source", "timezone", "width", "color", "ascii"] {
            #expect(visit.output.contains("--\(option)"))
        }
    }

    @Test func `of the report lists each option once`() async {
        let visit = await Visit(["help", "report"])

        for option in TeaRoom.recipes.flatMap({ $0.options }) {
            let lines = visit.output.split(separator: "\n").filter {
                $0.contains("--\(option.name) ") && $0.contains(option.summary)
            }
            #expect(lines.count == 1, "--\(option.name)")
        }
    }

    @Test func `tells the letters, the choices, the sources and the exit codes`() async {
        let menu = await Visit(["help", "menu"]).output
        let whole = await Visit(["help"]).output

        #expect(menu.contains("-o, --output FILE"))
        for kind in TeaRoom.Kind.allCases { #expect(menu.contains(" \(kind.rawValue)")) }
        #expect(whole.contains("what the kitchen knows"))
        #expect(whole.contains("what the cellar remembers"))
        for code in ExitCode.allCases { #expect(whole.contains("\n  \(code.rawValue)  ")) }
    }

    @Test func `is the same however it is asked for`() async {
        let menu = await Visit(["help", "menu"]).output

        #expect(await Visit(["menu", "--help"]).output == menu)
        #expect(await Visit(["-h", "menu", "--cups", "2"]).output == menu)
        #expect(await Visit(["help"]).output == Visit(["--help"]).output)
    }

    @Test func `the overview is the shorter help`() async {
        let overview = await Visit([]).output
        let whole = await Visit(["help"]).output

        #expect(overview.count < whole.count)
        #expect(overview.contains("tearoom help"))
    }

    @Test func `the version is the program's name and number`() async {
        let visit = await Visit(["menu", "--version"])

        #expect(visit.output == "tearoom 1.2.3\n")
        #expect(visit.status == .success)
    }
}
