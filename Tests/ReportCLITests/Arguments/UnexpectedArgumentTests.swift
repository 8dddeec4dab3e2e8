@testable import ReportCLI
import SectionKit
import Testing

/// Arguments after a command that takes only options.
@Suite struct UnexpectedArgumentTests {
    @Test(arguments: [
        ("flights 2020", "--year 2020"), ("flights height", "--sort height"),
        ("flights json", "--format json"), ("flights ascii", "--ascii"),
        ("report size", "--airports-sort size"), ("report 2020", "--year 2020"),
    ])
    func `an argument that one option accepts gets a suggestion`(line: String, meant: String) async
    {
        let run = await Airfield.run(line)

        #expect(run.status == .wrongUsage)
        #expect(run.errors.hasSuffix("; did you mean '\(meant)'?\n"))
    }

    @Test(arguments: ["ls", "list"])
    func `a word that asks for a list is what the command does alone`(word: String) async {
        let run = await Airfield.run("flights \(word)")

        #expect(run.errors.hasSuffix("not '\(word)'; did you mean 'flights'?\n"))
    }

    @Test(arguments: ["flights 12", "flights always", "flights eagle", "flights 100"])
    func `an argument that no option or several accept gets no suggestion`(line: String) async {
        let run = await Airfield.run(line)

        #expect(run.errors.hasSuffix("; leave it out.\n"))
    }
}
