@testable import ReportCLI
import SectionKit
import Testing

/// Words that are put where an option was meant.
@Suite struct UnexpectedArgumentTests {
    @Test(arguments: [
        ("flights 2020", "--year 2020"), ("flights height", "--sort height"),
        ("flights json", "--format json"), ("flights ascii", "--ascii"),
        ("report size", "--airports-sort size"), ("report 2020", "--year 2020"),
    ])
    func `one that a single option takes gets the option`(line: String, meant: String) async {
        let run = await Airfield.run(line)

        #expect(run.status == .wrongUsage)
        #expect(run.errors.hasSuffix("; did you mean '\(meant)'?\n"))
    }

    @Test(arguments: ["flights 12", "flights always", "flights eagle", "flights 100"])
    func `one that none takes, or several do, is to be left out`(line: String) async {
        let run = await Airfield.run(line)

        #expect(run.errors.hasSuffix("; leave it out.\n"))
    }
}
