import FeatureKit
import FeatureTesting
import ReportCLI
import SectionKit
import Testing

/// Names in the content of a section that the program does not have, in a debug build.
@Suite struct NamesInContentTests {
    private struct Towers: SectionKit.Section {
        let id = "towers"
        let title = "Towers"
        let command: String

        func load(into output: some SectionOutput<String>) async {
            await output.show(.success("North"))
        }

        func body(for name: String) -> [Block] {
            [
                .table(
                    Table(
                        columns: [Column("name", "Tower")], rows: [[.text(name)]],
                        identities: [name], commands: [command]))
            ]
        }
    }

    private static func program(naming command: String) -> ReportProgram {
        let towers = SectionRecipe<FeatureDependencies>(name: "towers", summary: "the towers") {
            _, _ throws(UsageError) in Towers(command: command)
        }
        return Airfield.program([towers, Airfield.flights])
    }

    @Test func `a row that names a command that does not exist is an error`() async {
        let run = await Airfield.run("towers", of: Self.program(naming: "flihgts"))

        #expect(run.status == .nothingShown)
        #expect(
            run.errors.contains(
                "The table 'rows' names a command 'flihgts' that does not exist. "
                    + "Did you mean 'flights'?"))
        #expect(run.errors.contains("Correct the name; only a debug build checks it."))
    }

    @Test func `a row that names a command of the program is shown`() async {
        let run = await Airfield.run("towers", of: Self.program(naming: "flights"))

        #expect(run.status == .success)
        #expect(run.output.contains("North"))
    }
}
