import FeatureTesting
import ReportCLI
import Testing

/// What is said of a file that a report was written to.
@Suite struct ConfirmationTests {
    @Test func `a person at a terminal is told its name`() async throws {
        let folder = try TemporaryFolder()
        let place = folder.path("flights.md")

        let run = await Airfield.run("flights -o \(place)", errorIsTerminal: true)

        #expect(run.status == .success)
        #expect(run.output == "")
        #expect(run.errors == "Wrote \(place).\n")
        #expect(try folder.names == ["flights.md"])
    }

    @Test func `a script is told nothing`() async throws {
        let folder = try TemporaryFolder()

        let run = await Airfield.run("flights -o \(folder.path("flights.md"))")

        #expect(run.errors == "")
    }

    @Test func `nothing is said of what was not written, nor of standard output`() async throws {
        let folder = try TemporaryFolder()

        let lost = await Airfield.run(
            "flights -o \(folder.path("missing/a.md"))", errorIsTerminal: true)
        let plain = await Airfield.run("flights -o -", errorIsTerminal: true)

        #expect(lost.status == .notWritten)
        #expect(!lost.errors.contains("Wrote"))
        #expect(plain.errors == "")
    }
}
