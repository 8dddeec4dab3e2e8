import FeatureTesting
import Networking
import ReportCLI
import Testing

/// Reports in formats that cannot hold everything.
@Suite struct RefusedReportTests {
    private let lost = BaseRequestSpy.Answer.failure(.status(500))

    @Test(arguments: [
        ("csv", "CSV holds one table, and there is none in menu"),
        ("icalendar", "a calendar holds events, and there are none in menu"),
    ])
    func `one that is none for its format gets the formats for it`(
        format: String,
        reason: String
    ) async {
        let visit = await Visit(["menu", "--format", format])

        #expect(visit.status == .wrongUsage)
        #expect(visit.output == "")
        let formats = "terminal, markdown, html or json"
        #expect(visit.errors == "tearoom: \(reason): use --format \(formats).\n")
    }

    @Test(arguments: ["csv", "icalendar"])
    func `one that cannot be for its format is refused before anything is asked`(
        format: String
    ) async {
        let refused = await Visit(["menu", "--format", format])
        let accepted = await Visit(["guests", "--format", format])

        #expect(refused.asked == [])
        #expect(accepted.asked == [Endpoint("/guests")])
    }

    @Test(arguments: ["csv", "icalendar"])
    func `one whose section failed is none, for the reason the section has`(format: String) async {
        let visit = await Visit(["guests", "--format", format], guests: lost)

        #expect(visit.status == .nothingShown)
        #expect(visit.output == "")
        #expect(visit.complaints.count == 1)
        #expect(visit.errors.hasPrefix("tearoom: The guests could not be loaded: "))
    }

    @Test(arguments: ["tea.csv", "tea.ics"])
    func `one that is not written leaves the file as it was`(name: String) async throws {
        let folder = try TemporaryFolder()
        let place = folder.path(name)
        let first = await Visit(["guests", "-o", place])
        let old = try folder.text(of: name)

        let failed = await Visit(["guests", "-o", place], guests: lost)
        let unfit = await Visit(["menu", "-o", place])

        #expect(first.status == .success)
        #expect(failed.status == .nothingShown)
        #expect(unfit.status == .wrongUsage)
        #expect(old.contains("Alice"))
        #expect(try folder.text(of: name) == old)
        #expect(try folder.names == [name])
    }

    @Test(arguments: ["csv", "icalendar"])
    func `one that lacks another section is written`(format: String) async {
        let visit = await Visit(["report", "--format", format], menu: lost)

        #expect(visit.status == .partlyShown)
        #expect(visit.output.contains("Alice"))
        #expect(visit.complaints.count == 1)
        #expect(visit.errors.contains("The menu could not be loaded"))
    }

    @Test func `what is left out is told after the report, and all is well`() async {
        let visit = await Visit(
            ["report", "--format", "icalendar"], guests: .text("Alice,Bob?,Carol"))

        #expect(visit.status == .success)
        #expect(visit.output.contains("SUMMARY:Carol\r\n"))
        #expect(!visit.output.contains("Bob"))
        #expect(
            visit.complaints == [
                "tearoom: the calendar leaves out 1 of 3 events, whose day is not known.",
                "tearoom: the calendar has nothing of menu, where there are no events.",
            ])
    }
}
