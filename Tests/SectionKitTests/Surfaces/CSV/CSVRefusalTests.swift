import SectionKit
import Testing

/// Which reports are no single table, and what is said then.
struct CSVRefusalTests {
    private let surface = CSVSurface()

    @Test func `a report without a table says where there is none`() {
        let report = Report.test(.showing("info", .fact), .showing("about", .paragraph("Hi.")))

        #expect(
            throws: SurfaceError.unfit(
                "CSV holds one table, but there is none in info and about")
        ) { try surface.text(of: report) }
    }

    @Test func `one with several says where they are, and which section has only one`() {
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

    @Test func `charts count like tables, so that none is passed over`() {
        let report = Report.test(.showing("statistics", .chart("years"), .words("a")))

        #expect(
            throws: SurfaceError.unfit("CSV holds one table, but there are 2 tables in statistics")
        ) { try surface.text(of: report) }
    }

    @Test func `a table for people only is none`() throws {
        let people = Block.table(Table(columns: [.people("Days")], rows: [[.days(1)]]))

        let text = try surface.text(of: .test(.showing("s", people, .words("a"))))

        #expect(text == "word\r\na\r\n")
    }

    @Test(arguments: [
        Report.test(.failed()), .test(.loading()), .test(.showing("info", .fact), .failed()),
    ])
    func `a table that did not come is nobody's wrong usage`(report: Report) {
        #expect(throws: SurfaceError.nothingLoaded) { try surface.text(of: report) }
    }

    @Test func `a section that failed does not keep the table of another back`() throws {
        let text = try surface.text(of: .test(.failed("info"), .showing("s", .words("a"))))

        #expect(text == "word\r\na\r\n")
    }

    @Test func `whose facts are left out is noted`() {
        let facts = Report.test(.showing("info", .fact), .showing("s", .words("a"), .fact))
        let none = Report.test(.failed("info"), .showing("s", .paragraph("b"), .words("a")))

        #expect(
            surface.notes(on: facts) == [
                "CSV holds only a table: the facts of info and s are left out."
            ])
        #expect(surface.notes(on: none) == [])
    }
}
