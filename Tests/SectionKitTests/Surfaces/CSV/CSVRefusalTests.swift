import SectionKit
import Testing

/// Rejects reports that do not have exactly one table.
struct CSVRefusalTests {
    private let surface = CSVSurface()

    @Test func `the error for a report without a table names its sections`() {
        let report = Report.test(.showing("info", .fact), .showing("about", .paragraph("Hi.")))

        #expect(
            throws: SurfaceError.unfit(
                "CSV holds one table, but there is none in info and about")
        ) { try surface.text(of: report) }
    }

    @Test func `the error for several tables names their sections and those with one table`() {
        let report = Report.test(
            .showing("info", .fact), .showing("next", .words("a")),
            .showing("statistics", .chart("years"), .chart("rockets")),
            .showing("launches", .words()))

        #expect(
            throws: SurfaceError.unfit(
                "CSV holds one table, but there are 4 tables in next, statistics and launches",
                sections: ["next", "launches"])
        ) { try surface.text(of: report) }
    }

    @Test func `charts count as tables`() {
        let report = Report.test(.showing("statistics", .chart("years"), .words("a")))

        #expect(
            throws: SurfaceError.unfit("CSV holds one table, but there are 2 tables in statistics")
        ) { try surface.text(of: report) }
    }

    @Test func `a table without keys is not counted`() throws {
        let people = Block.table(Table(columns: [.people("Days")], rows: [[.days(1)]]))

        let text = try surface.text(of: .test(.showing("s", people, .words("a"))))

        #expect(text == "word\r\na\r\n")
    }

    @Test(arguments: [
        Report.test(.failed()), .test(.loading()), .test(.showing("info", .fact), .failed()),
    ])
    func `a table that failed to load is not a usage error`(report: Report) {
        #expect(throws: SurfaceError.nothingLoaded) { try surface.text(of: report) }
    }

    @Test func `a failed section does not prevent the table of another`() throws {
        let text = try surface.text(of: .test(.failed("info"), .showing("s", .words("a"))))

        #expect(text == "word\r\na\r\n")
    }

    @Test func `a note names the sections whose facts are left out`() {
        let facts = Report.test(.showing("info", .fact), .showing("s", .words("a"), .fact))
        let none = Report.test(.failed("info"), .showing("s", .paragraph("b"), .words("a")))

        #expect(
            surface.notes(on: facts) == [
                "CSV holds only a table: the facts of info and s are left out."
            ])
        #expect(surface.notes(on: none) == [])
    }
}
