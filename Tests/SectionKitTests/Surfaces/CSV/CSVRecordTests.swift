import SectionKit
import Testing

/// A section with facts and several tables, whose facts are the record of CSV.
@Suite struct CSVRecordTests {
    private static let facts: [Fact] = [
        Fact("name", "Name", .text("Elbe, upper")), .people("Length", .text("1,094 km")),
        .machines("length_km", .integer(1094)), Fact("source", "Source", .unknown, keys: .place),
    ]

    private static let towns = Table(
        key: "towns", columns: [Column("town", "Town")], rows: [[.text("Dresden")]])

    private static func river(_ more: Block...) -> SectionSnapshot {
        SectionSnapshot(
            id: "river", title: "River",
            state: .success([.facts(facts), .table(Table(recordOf: facts))] + more))
    }

    @Test func `CSV has the facts as its only record, whatever the other tables`() throws {
        let record = "name,length_km,source_latitude,source_longitude\r\n\"Elbe, upper\",1094,,\r\n"

        for section in [Self.river(), Self.river(.table(Self.towns), .table(Self.towns))] {
            #expect(try CSVSurface().text(of: .test(section)) == record)
            #expect(CSVSurface().notes(on: .test(section)) == [])
        }
    }

    @Test func `a table can be the record, which only CSV has`() throws {
        let section = SectionSnapshot(
            id: "river", title: "River",
            state: .success([
                .facts(Self.facts), .table(Self.towns), .table(Self.towns),
                .table(Self.towns.asRecord()),
            ]))

        #expect(try CSVSurface().text(of: .test(section)) == "town\r\nDresden\r\n")
        for surface in [JSONSurface(), MarkdownSurface(), TerminalSurface()] as [any Surface] {
            let text = try surface.text(of: .test(section))
            #expect(text.matches(of: #/Dresden/#).count == 2)
        }
    }

    @Test func `other formats have the facts only once`() throws {
        let report = Report.test(Self.river(.table(Self.towns)))

        #expect(try JSONSurface().text(of: report).matches(of: #/length_km/#).count == 1)
        #expect(try MarkdownSurface().text(of: report).matches(of: #/Elbe, upper/#).count == 1)
    }

    @Test func `a section that can have a record is not refused before it loads`() throws {
        let shape = ContentShape(facts: 4...4, tables: 2...3, records: 0...1)

        try CSVSurface().check(ReportShape([.init(id: "river", content: shape)]))
    }
}
