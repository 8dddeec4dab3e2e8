import FeatureKit
import FeatureTesting
import Foundation
import Networking
import ProgramTesting
import ReportCLI
import SectionKit
import Testing

/// An existing file, and a report that failed in part.
@Suite struct KeptFileTests {
    /// A section that lacks a part of its content, or all of it.
    private struct Tides: SectionKit.Section {
        let id = "tides"
        let title = "Tides"
        let isPart: Bool

        func load(into output: some SectionOutput<Int>) async {
            await output.show(
                isPart
                    ? .success(2) : .error(SectionError(message: "It is down.", recovery: "Wait.")))
        }

        func body(for count: Int) -> [Block] {
            let base = BaseMap(name: "none") { _ in BaseMap.Outlines(coasts: [], land: []) }
            let map = Map(key: "map", title: "Map", on: base, points: [])
            let events = EventColumns(domain: "tides.example", id: "n", start: "date")
            let table = Table(
                columns: [Column("n", "n"), Column("date", "Date")],
                rows: [[.integer(count), .date(PreciseDate(TeaRoomRun.clock, precision: .day))]],
                events: events)
            return [.map(map), .table(table)]
        }

        func warnings(for count: Int) -> [String] { ["The moon is unknown."] }

        func isPartial(_ count: Int) -> Bool { true }
    }

    private let output = TextOutputSpy()
    private let errors = TextOutputSpy()

    private func run(isPart: Bool, _ arguments: String...) async -> ExitCode {
        let program = ReportProgram(
            name: "tearoom", version: "1", title: "Tea room", summary: "Serves tea.",
            recipes: [
                SectionRecipe<FeatureDependencies>(
                    name: "tides", summary: "the tides",
                    make: { _, _ in Tides(isPart: isPart) })
            ],
            sources: [
                ReportSource(
                    Report.Source(id: "kitchen", summary: "The kitchen."), summary: "the kitchen",
                    request: { BaseRequestSpy() })
            ])
        let host = Host(
            clock: { TeaRoomRun.clock }, transport: HTTPTransportSpy(), output: output,
            errorOutput: errors)
        return await program.run(["tides"] + arguments, in: host)
    }

    @Test(arguments: ["md", "html", "json", "txt", "csv", "ics", "geojson", "gpx"])
    func `a report that failed, wholly or in part, does not replace a file`(
        format: String
    ) async throws {
        let folder = try TemporaryFolder()
        let name = "old.\(format)"
        try folder.put("whole\n", in: name)

        #expect(await run(isPart: true, "-o", folder.path(name)) == .partlyShown)
        #expect(await run(isPart: false, "-o", folder.path(name)) == .nothingShown)

        #expect(try folder.text(of: name) == "whole\n")
        #expect(try folder.names == [name])
        #expect(errors.text.contains("The moon is unknown."))
        #expect(errors.text.contains("It is down."))
        #expect(errors.text.contains("old.\(format) was not replaced, because a part"))
        #expect(errors.text.contains("old.\(format) was not replaced.\n"))
    }

    @Test(arguments: ["md", "html", "json", "csv"])
    func `an empty file is replaced, because nothing is lost`(format: String) async throws {
        let folder = try TemporaryFolder()
        try folder.put("", in: "old.\(format)")

        #expect(await run(isPart: true, "-o", folder.path("old.\(format)")) == .partlyShown)

        #expect(try folder.text(of: "old.\(format)") != "")
        #expect(!errors.text.contains("not replaced"))
    }

    @Test(arguments: ["csv", "ics", "geojson", "gpx"])
    func `what is there goes to a new file`(format: String) async throws {
        let folder = try TemporaryFolder()

        #expect(await run(isPart: true, "-o", folder.path("new.\(format)")) == .partlyShown)

        #expect(try folder.names == ["new.\(format)"])
    }

    @Test(arguments: ["md", "html", "json", "txt"])
    func `a format that says what failed says so in a new file`(format: String) async throws {
        let folder = try TemporaryFolder()

        #expect(await run(isPart: true, "-o", folder.path("part.\(format)")) == .partlyShown)
        #expect(await run(isPart: false, "-o", folder.path("none.\(format)")) == .nothingShown)

        #expect(try folder.text(of: "part.\(format)").contains("The moon is unknown."))
        #expect(try folder.text(of: "none.\(format)").contains("It is down."))
    }

    @Test func `an action that failed keeps a file, and one that did a part of its work does not`()
        async throws
    {
        let folder = try TemporaryFolder()
        let error = SectionError(message: "It is down.", recovery: "Wait.")
        for name in ["failed.json", "partly.json"] { try folder.put("whole\n", in: name) }

        let failed = await ShelfRun(
            "act", "-o", folder.path("failed.json"),
            action: ActionSpy("act", results: [.error(error)]))
        let partly = await ShelfRun(
            "act", "-o", folder.path("partly.json"), action: ActionSpy("act", failsPartly: true))

        #expect(try folder.text(of: "failed.json") == "whole\n")
        #expect(try folder.text(of: "partly.json").contains("\"success\""))
        #expect(try folder.names == ["failed.json", "partly.json"])
        #expect(failed.status == .nothingShown)
        #expect(failed.errors.contains("failed.json was not replaced.\n"))
        #expect(partly.status == .partlyShown)
        #expect(!partly.errors.contains("was not replaced"))
    }
}
