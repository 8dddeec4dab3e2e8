import FeatureTesting
import Networking
import ReportCLI
import Testing

/// Reports in formats that cannot hold every content.
@Suite struct RefusedReportTests {
    private let lost = BaseRequestSpy.Answer.failure(.status(500))

    @Test(arguments: [
        ("csv", "CSV holds one table, but there is none in menu"),
        ("icalendar", "a calendar holds events, but there are none in menu"),
        ("geojson", "GeoJSON holds maps, but there are none in menu"),
        ("gpx", "GPX holds maps, but there are none in menu"),
    ])
    func `the error for an unsuitable format lists suitable ones`(
        format: String,
        reason: String
    ) async {
        let run = await TeaRoomRun(["menu", "--format", format])

        #expect(run.status == .wrongUsage)
        #expect(run.output == "")
        let formats = "terminal, markdown or one of 2 others"
        #expect(run.errors == "tearoom: \(reason); use --format \(formats).\n")
    }

    @Test(arguments: ["csv", "icalendar"])
    func `an unsuitable format is refused before any request`(
        format: String
    ) async {
        let refused = await TeaRoomRun(["menu", "--format", format])
        let accepted = await TeaRoomRun(["guests", "--format", format])

        #expect(refused.asked == [])
        #expect(accepted.asked == [Endpoint("/guests")])
    }

    @Test(arguments: ["csv", "icalendar"])
    func `a failed section is an error in every format`(format: String) async {
        let run = await TeaRoomRun(["guests", "--format", format], guests: lost)

        #expect(run.status == .nothingShown)
        #expect(run.output == "")
        #expect(run.errorLines.count == 1)
        #expect(run.errors.hasPrefix("tearoom: The guests could not be loaded: "))
    }

    @Test(arguments: ["tea.csv", "tea.ics"])
    func `a report that cannot be written leaves the file unchanged`(name: String) async throws {
        let folder = try TemporaryFolder()
        let place = folder.path(name)
        let first = await TeaRoomRun(["guests", "-o", place])
        let old = try folder.text(of: name)

        let failed = await TeaRoomRun(["guests", "-o", place], guests: lost)
        let unfit = await TeaRoomRun(["menu", "-o", place])

        #expect(first.status == .success)
        #expect(failed.status == .nothingShown)
        #expect(unfit.status == .wrongUsage)
        #expect(old.contains("Alice"))
        #expect(try folder.text(of: name) == old)
        #expect(try folder.names == [name])
    }

    @Test(arguments: ["csv", "icalendar"])
    func `a report is written without the sections that failed`(format: String) async {
        let run = await TeaRoomRun(["report", "--format", format], menu: lost)

        #expect(run.status == .partlyShown)
        #expect(run.output.contains("Alice"))
        #expect(run.errorLines.count == 1)
        #expect(run.errors.contains("The menu could not be loaded"))
    }

    @Test func `events that are left out are noted after the report`() async {
        let run = await TeaRoomRun(
            ["report", "--format", "icalendar"], guests: .text("Alice,Bob?,Carol"))

        #expect(run.status == .success)
        #expect(run.output.contains("SUMMARY:Carol\r\n"))
        #expect(!run.output.contains("Bob"))
        #expect(
            run.errorLines == [
                "tearoom: the calendar leaves out 1 of 3 events because their day is unknown.",
                "tearoom: the calendar leaves out menu, where there are no events.",
            ])
    }
}
