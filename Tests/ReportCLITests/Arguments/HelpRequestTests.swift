@testable import ReportCLI
import SectionKit
import Testing

/// The ways to ask for help and for the version.
@Suite struct HelpRequestTests {
    let parser = ArgumentParser.teaRoom

    @Test func `a bare call gets the overview`() throws {
        #expect(try parser.parse([]) == Invocation.overview)
        #expect(try parser.parse(["--"]) == Invocation.overview)
    }

    @Test(arguments: ["help", "--help", "-h", "help help", "help --help", "--cups 2 -h"])
    func `help on the program is asked for in many ways`(line: String) throws {
        #expect(try parser.parse(line) == Invocation.help(command: nil))
    }

    @Test(arguments: [
        "help menu", "menu --help", "--help menu", "menu -h", "-h menu", "menu --cups 2 --help",
        "menu --help --cups 2", "help menu --help",
    ])
    func `so is help on a command`(line: String) throws {
        #expect(try parser.parse(line) == Invocation.help(command: "menu"))
    }

    @Test func `whoever asks for help need not get the rest right`() throws {
        #expect(try parser.parse("menu guests --help") == Invocation.help(command: "menu"))
        #expect(try parser.parse("menu --iced --help") == Invocation.help(command: "menu"))
        #expect(try parser.parse("menu --cups none --help") == Invocation.help(command: "menu"))
    }

    @Test(arguments: [
        "--version", "menu --version", "--version menu --cups 2", "help --version",
        "--help --version", "nonsense --version",
    ])
    func `the version is told wherever it is asked for`(line: String) throws {
        #expect(try parser.parse(line) == Invocation.version)
    }

    @Test(arguments: ["help menu guests", "help nonsense", "nonsense --help"])
    func `help on what is no command is refused`(line: String) {
        #expect(throws: UsageError.self) { try parser.parse(line) }
    }

    @Test func `what looks like help behind two dashes is not`() {
        #expect(parser.complaint(about: "menu -- --help")?.contains("'--help'") == true)
        #expect(parser.complaint(about: "-- --version")?.contains("'--version'") == true)
    }
}
