@testable import ReportCLI
import SectionKit
import Testing

/// The commands of every program that make no report.
@Suite struct ToolTests {
    let parser = ArgumentParser.teaRoom

    @Test(arguments: [
        ("formats", Invocation.formats), ("cache list", .cache(.list)), ("manual", .manual),
        ("config", .config(.list)), ("config list", .config(.list)),
        ("config get kind", .config(.get("kind"))),
        ("config set menu.kind black", .config(.set("menu.kind", to: "black"))),
        ("config set table the window", .config(.set("table", to: "the window"))),
        ("config unset kind", .config(.unset("kind"))),
        ("completions fish", .completions(.fish)), ("completions BASH", .completions(.bash)),
        ("help cache", .help(command: "cache")), ("manual --help", .help(command: "manual")),
        ("cache --help", .help(command: "cache")), ("-h formats", .help(command: "formats")),
    ])
    func `each tool is called by its name`(line: String, invocation: Invocation) throws {
        #expect(try parser.parse(line) == invocation)
    }

    @Test(arguments: [
        ("cache", "cache needs ACTION: path, list or clear."),
        (
            "cache lst",
            "'lst' is not valid for ACTION; did you mean 'list'? Use path, list or clear."
        ),
        ("cache path list", "'path list' is not valid for ACTION. Use path, list or clear."),
        ("completions", "completions needs SHELL: bash, zsh or fish."),
        (
            "completions csh",
            "'csh' is not valid for SHELL; did you mean 'zsh'? Use bash, zsh or fish."
        ),
        (
            "config lst",
            "config takes list, get or one of 2 others, not 'lst'; did you mean 'config list'?"
        ),
        (
            "config get",
            "config get needs NAME: the name of an option, or COMMAND.NAME for one command only,"
                + " such as theme."
        ),
        ("config get kind cups", "config get takes one name; leave out 'cups'."),
        (
            "config set kind",
            "config set needs a name and a value, such as 'config set theme dark'."
        ),
        (
            "theme dark",
            "'theme' is not a command; did you mean 'config'?"
                + " To see all commands, use 'tearoom help'."
        ),
        ("formats json", "formats takes no arguments; leave out 'json'."),
        ("manual menu", "manual takes no arguments; leave out 'menu'."),
        ("manual --kind green", "manual has no option --kind; menu and report have it."),
        ("help menu guests", "help takes one command; leave out 'guests'."),
    ])
    func `the errors of a tool say what it accepts`(line: String, errorMessage: String) {
        #expect(parser.errorMessage(for: line) == errorMessage)
    }

    @Test func `help on a tool lists no options of reports`() async {
        let run = await TeaRoomRun(["help", "completions"])

        #expect(
            run.output == """
                Shows a script that completes command lines in bash, zsh or fish.

                Usage:
                  tearoom completions SHELL
                  SHELL               the shell to complete commands in: bash, zsh, fish

                """)
        #expect(run.status == .success)
    }

    @Test(arguments: ["manual", "help"])
    func `a section hides the tool of the same name`(name: String) throws {
        let section = Command(CommandDescription(name: name, summary: ""))
        var commands = CommandSet(reports: [section], tools: [], common: [])
        commands.tools = Tool.commands(
            of: "tearoom", beside: commands, hasCache: false, baseMapsAround: nil)
        let parser = ArgumentParser(commands: commands)

        #expect(try parser.parse([name]) == .report(command: name))
    }
}
