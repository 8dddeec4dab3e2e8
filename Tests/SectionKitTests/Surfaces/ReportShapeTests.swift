import SectionKit
import Testing

/// Checks the shapes of reports before they load.
@Suite struct ReportShapeTests {
    private func shape(_ contents: ContentShape...) -> ReportShape {
        ReportShape(contents.enumerated().map { .init(id: "s\($0)", content: $1) })
    }

    @Test func `a report has the shape of its blocks`() {
        let events = Table(
            columns: [Column("day", "Day")], rows: [],
            events: EventColumns(domain: "d", id: "day", start: "day"))
        let people = Table(columns: [.people("Days")], rows: [])
        let report = Report.test(
            .showing("a", .fact, .fact, .words("x"), .table(events), .chart("c"), .table(people)),
            .failed("b"))

        #expect(
            ReportShape(of: report)
                == ReportShape([
                    .init(
                        id: "a",
                        content: ContentShape(
                            facts: 2...2, tables: 2...2, charts: 1...1, events: 1...1)),
                    .init(id: "b", content: ContentShape(), isMissing: true),
                ]))
    }

    @Test func `sections that declare no shape can have any content`() throws {
        let screen: [any SectionKit.Section] = [StubSection.showing("x", "a")]

        #expect(ReportShape(of: screen) == ReportShape([.init(id: "a", content: .unknown)]))
        try CSVSurface().check(ReportShape(of: screen))
        try CalendarSurface().check(ReportShape(of: screen))
    }

    @Test func `CSV accepts a shape that can be one table`() throws {
        try CSVSurface().check(shape(ContentShape(tables: 0...1), ContentShape()))
        try CSVSurface().check(shape(ContentShape(tables: 0...3), ContentShape(tables: 0...1)))
        try CSVSurface().check(shape(ContentShape(charts: 1...1), .unknown))
    }

    @Test(arguments: [
        (
            [ContentShape(tables: 1...1), ContentShape(tables: 1...1)],
            SurfaceError.unfit(
                "CSV holds one table, but there are 2 tables in s0 and s1", sections: ["s0", "s1"])
        ),
        (
            [ContentShape(tables: 2...4), ContentShape(facts: 1...1), .unknown],
            .unfit("CSV holds one table, but there are several tables in s0")
        ),
        (
            [ContentShape(facts: 3...3)], .unfit("CSV holds one table, but there is none in s0")
        ),
    ])
    func `CSV rejects a shape that cannot be one table`(
        contents: [ContentShape],
        error: SurfaceError
    ) {
        let shape = ReportShape(
            contents.enumerated().map { .init(id: "s\($0)", content: $1) })

        #expect(throws: error) { try CSVSurface().check(shape) }
    }

    @Test func `a calendar rejects a shape that cannot have events`() {
        #expect(
            throws: SurfaceError.unfit("a calendar holds events, but there are none in s0 and s1")
        ) { try CalendarSurface().check(shape(ContentShape(tables: 1...1), ContentShape())) }
    }

    @Test func `content is compared with the declared shape`() {
        let declared = ContentShape(facts: 0...2, tables: 1...1)

        #expect(ContentShape(facts: 2...2, tables: 1...1).isWithin(declared))
        #expect(!ContentShape(facts: 3...3, tables: 1...1).isWithin(declared))
        #expect(!ContentShape(facts: 1...1).isWithin(declared))
        #expect(declared.isWithin(.unknown))
    }
}
