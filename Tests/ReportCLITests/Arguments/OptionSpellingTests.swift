@testable import ReportCLI
import SectionKit
import Testing

/// Spellings of an option and its value, as in GNU's getopt_long.
@Suite struct OptionSpellingTests {
    let parser = ArgumentParser.teaRoom

    @Test(arguments: [
        "menu --kind green --cups 2", "--kind green --cups 2 menu", "--kind green menu --cups 2",
        "menu --kind=green --cups=2", "--cups=2 --kind green menu",
    ])
    func `options may come before or after the command`(line: String) throws {
        let invocation = try parser.parse(line)

        #expect(invocation == .menu(["kind": "green", "cups": "2"]))
    }

    @Test(arguments: [
        "menu --output tea.md", "menu --output=tea.md", "menu -o tea.md", "menu -otea.md",
        "-otea.md menu",
    ])
    func `an option has a long and a short spelling`(line: String) throws {
        let invocation = try parser.parse(line)

        #expect(invocation == .menu(program: ["output": "tea.md"]))
    }

    @Test func `a value may contain equals signs`() throws {
        let invocation = try parser.parse("guests --table=a=b --output==")

        #expect(
            invocation
                == .report(
                    command: "guests", program: ["output": "="], ["guests": ["table": "a=b"]]))
    }

    @Test func `a value may be empty or a single dash`() throws {
        let attached = try parser.parse(["menu", "--output="])
        let apart = try parser.parse(["menu", "--output", ""])
        let dash = try parser.parse(["menu", "-o", "-"])

        #expect(attached == .menu(program: ["output": ""]))
        #expect(apart == .menu(program: ["output": ""]))
        #expect(dash == .menu(program: ["output": "-"]))
    }

    @Test func `a value may start with a dash if it is not an option`() throws {
        let invocation = try parser.parse("menu --cups -5 -o --unheard-of")

        #expect(invocation == .menu(["cups": "-5"], program: ["output": "--unheard-of"]))
    }

    @Test func `an attached value may look like an option`() throws {
        let invocation = try parser.parse("menu --output=--ascii --ascii")

        #expect(invocation == .menu(program: ["output": "--ascii", "ascii": ""]))
    }

    @Test func `a switch takes no value from the next word`() throws {
        let invocation = try parser.parse("guests --iced --ascii")

        #expect(
            invocation
                == .report(command: "guests", program: ["ascii": ""], ["guests": ["iced": ""]]))
    }

    @Test func `two dashes end the options`() throws {
        let plain = try parser.parse("--cups 2 -- menu")
        let trailing = try parser.parse("menu --cups 2 --")

        #expect(plain == .menu(["cups": "2"]))
        #expect(trailing == .menu(["cups": "2"]))
        #expect(parser.errorMessage(for: "menu -- --cups")?.contains("'--cups'") == true)
    }

    @Test func `a report takes the options of all sections`() throws {
        let invocation = try parser.parse("report --kind white --table window --iced")

        #expect(
            invocation
                == .report(
                    command: "report",
                    ["menu": ["kind": "white"], "guests": ["table": "window", "iced": ""]]))
    }
}
