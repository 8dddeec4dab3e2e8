import FeatureTesting
import SectionKit
import Testing

/// What a report for others leaves out.
@Suite struct PrivateValuesTests {
    private static let seat = Column("seat", "Seat").keptPrivate
    private static let note = Column("note", "Note").keptPrivate
    private static let columns = [seat, Column("flight", "Flight"), note]

    private static func table(_ rows: TableRows) -> Block {
        .table(Table(columns: columns, rows: rows, rowTitle: 1))
    }

    @Test func `private columns and facts are left out, and the section says which had values`()
        throws
    {
        let facts: [Fact] = [
            Fact("flight", "Flight", .text("LH400")),
            Fact("code", "Code", .text("X7K2PQ")).keptPrivate,
            Fact("friend", "Friend", .empty).keptPrivate,
        ]
        let report = Report.test(
            .showing("s", .facts(facts), Self.table([[.text("14A"), .text("LH400"), .empty]])))

        let shared = report.withoutPrivateValues.sections[0].blocks

        #expect(shared.facts.map(\.key) == ["flight"])
        #expect(shared.table?.columns.map(\.key) == ["flight"])
        #expect(shared.table?.rowTitle == 0)
        #expect(shared.table?.cells("flight") == [.text("LH400")])
        #expect(shared.text == "Private values are left out: Code, Seat.")
        #expect(report.privateValues == ["Code", "Seat"])
    }

    @Test func `rows that are made when they are needed stay so, without their private cells`() {
        let rows = TableRows(count: 1000) { row in [.text("\(row)A"), .integer(row), .text("n")] }

        let shared = Report.test(.showing("s", Self.table(rows))).withoutPrivateValues

        let table = shared.sections[0].blocks.table
        #expect(table?.rows.count == 1000)
        #expect(table?.rows[7] == [.integer(7)])
        #expect(table?.rows.cell(7, 0) == .integer(7))
        #expect(table?.rows.cell(7, 1) == .empty)
    }

    @Test func `a report without private values is the same`() {
        let report = Report.test(.showing("s", .fact, .words("a")), .failed("t"))

        #expect(report.withoutPrivateValues == report)
        #expect(report.privateValues == [])
    }

    @Test func `private places without a value are left out without a word`() {
        let report = Report.test(.showing("s", Self.table([[.empty, .text("a"), .unknown]])))

        let shared = report.withoutPrivateValues.sections[0].blocks

        #expect(shared.count == 1)
        #expect(shared.table?.columns.count == 1)
    }

    @Test func `a private column stays private when its text is cleaned and when it is unseen`() {
        let column = TableColumn<Int>(Column("seat", "Seat\u{7}")) { .integer($0) }.keptPrivate

        let section = SectionSnapshot.showing("s", .table(Table(of: [1], columns: [column])))

        #expect(section.blocks.table?.columns.map(\.isPrivate) == [true])
        #expect(column.forMachines.column.isPrivate)
        #expect(Table(recordOf: [Fact("a", "A", .empty).keptPrivate]).columns[0].isPrivate)
    }
}
