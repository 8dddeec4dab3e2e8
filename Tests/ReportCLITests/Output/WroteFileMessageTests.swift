import FeatureTesting
import ReportCLI
import Testing

/// The message after a report is written to a file.
@Suite struct WroteFileMessageTests {
    @Test func `the name of a written file is printed on a terminal`() async throws {
        let folder = try TemporaryFolder()
        let place = folder.path("flights.md")

        let run = await Airfield.run("flights -o \(place)", errorIsTerminal: true)

        #expect(run.status == .success)
        #expect(run.output == "")
        #expect(run.errors == "Wrote \(place).\n")
        #expect(try folder.names == ["flights.md"])
    }

    @Test func `nothing is printed without a terminal`() async throws {
        let folder = try TemporaryFolder()

        let run = await Airfield.run("flights -o \(folder.path("flights.md"))")

        #expect(run.errors == "")
    }

    @Test func `nothing is printed for a failed write or standard output`() async throws {
        let folder = try TemporaryFolder()

        let lost = await Airfield.run(
            "flights -o \(folder.path("missing/a.md"))", errorIsTerminal: true)
        let plain = await Airfield.run("flights -o -", errorIsTerminal: true)

        #expect(lost.status == .notWritten)
        #expect(!lost.errors.contains("Wrote"))
        #expect(plain.errors == "")
    }
}
