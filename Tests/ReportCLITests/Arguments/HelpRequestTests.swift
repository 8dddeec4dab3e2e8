@testable import ReportCLI
import SectionKit
import Testing

/// Command lines that ask for help or for the version.
@Suite struct HelpRequestTests {
    let parser = ArgumentParser.teaRoom

    @Test func `a call without arguments shows the overview`() throws {
        #expect(try parser.parse([]) == Invocation.overview)
        #expect(try parser.parse(["--"]) == Invocation.overview)
    }

    @Test(arguments: ["help", "--help", "-h", "help help", "help --help", "--cups 2 -h"])
    func `each way to ask for help on the program is understood`(line: String) throws {
        #expect(try parser.parse(line) == Invocation.help(command: nil))
    }

    @Test(arguments: [
        "help menu", "menu --help", "--help menu", "menu -h", "-h menu", "menu --cups 2 --help",
        "menu --help --cups 2", "help menu --help",
    ])
    func `each way to ask for help on a command is understood`(line: String) throws {
        #expect(try parser.parse(line) == Invocation.help(command: "menu"))
    }

    @Test func `help is shown even if the rest of the line is invalid`() throws {
        #expect(try parser.parse("menu guests --help") == Invocation.help(command: "menu"))
        #expect(try parser.parse("menu --iced --help") == Invocation.help(command: "menu"))
        #expect(try parser.parse("menu --cups none --help") == Invocation.help(command: "menu"))
    }

    @Test(arguments: [
        "--version", "menu --version", "--version menu --cups 2", "help --version",
        "--help --version", "nonsense --version",
    ])
    func `--version is understood anywhere on the line`(line: String) throws {
        #expect(try parser.parse(line) == Invocation.version)
    }

    @Test(arguments: ["help menu guests", "help nonsense", "nonsense --help"])
    func `help on an unknown command is refused`(line: String) {
        #expect(throws: UsageError.self) { try parser.parse(line) }
    }

    @Test func `--help after two dashes is not an option`() {
        #expect(parser.errorMessage(for: "menu -- --help")?.contains("'--help'") == true)
        #expect(parser.errorMessage(for: "-- --version")?.contains("'--version'") == true)
    }
}
