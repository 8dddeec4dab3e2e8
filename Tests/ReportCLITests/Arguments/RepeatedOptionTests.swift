@testable import ReportCLI
import SectionKit
import Testing

/// Options that are given more than once.
@Suite struct RepeatedOptionTests {
    private let parser = ArgumentParser.teaRoom

    @Test func `the values of a repeated list make one list`() throws {
        let invocation = try parser.parse(
            "--base-url tea=http://a menu --base-url=cake=http://b,pie=http://c")

        #expect(
            invocation
                == .menu(program: ["base-url": "tea=http://a,cake=http://b,pie=http://c"]))
    }

    @Test(arguments: [
        (
            "menu --cups 1 --cups=3",
            "--cups was given twice: '1' and '3'. It takes one value."
        ),
        (
            "menu -o a.md --output=b.md -oc.md",
            "--output was given 3 times: 'a.md', 'b.md' and 'c.md'. It takes one value."
        ),
        (
            "--watch menu --watch 5",
            "--watch was given twice: '' and '5'. It takes one value."
        ),
    ])
    func `an option with one value is refused when it is repeated`(
        line: String,
        message: String
    ) {
        #expect(parser.errorMessage(for: line) == message)
    }

    @Test func `a switch may be repeated`() throws {
        let invocation = try parser.parse("--iced guests --iced")

        #expect(invocation == .report(command: "guests", ["guests": ["iced": ""]]))
    }

    @Test func `the repeated option of one section overrides that of all sections`() throws {
        let year = SectionOption<YearSet>("year", summary: "").description
        let report = Command(
            CommandDescription(name: "report", summary: ""),
            offered: [CommandOption](of: [("flights", [year]), ("airports", [year])]))
        let parser = ArgumentParser(commands: CommandSet(reports: [report], tools: [], common: []))

        let invocation = try parser.parse(
            "report --flights-year 2019 --year 2021 --flights-year 2020 --year 2022")

        guard case .report(_, let values) = invocation else {
            Issue.record("no report")
            return
        }
        #expect(values[section: "flights"].text(of: "year") == "2019,2020")
        #expect(values[section: "airports"].text(of: "year") == "2021,2022")
    }
}
