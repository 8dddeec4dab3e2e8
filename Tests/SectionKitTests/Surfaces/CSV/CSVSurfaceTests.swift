import Foundation
import SectionKit
import Testing

/// Writes tables as comma-separated values.
struct CSVSurfaceTests {
    @Test func `the keys are the first record, followed by one record per row`() throws {
        let table = Table(
            columns: [Column("number", "#"), .people("Days"), .machines("name")],
            rows: [[.integer(1), .days(3), .text("One")], [.integer(2), .days(4), .text("Two")]])

        let text = try Self.text(of: .table(table))

        #expect(text == "number,name\r\n1,One\r\n2,Two\r\n")
    }

    @Test func `every value is the same as in JSON`() throws {
        let link = try WebLink.test("https://example.com/a,b")
        let date = Date(timeIntervalSince1970: 1_605_486_420)
        let cells: [Cell] = [
            .text("a"), .integer(-5), .decimal(-0.25), .money(-74_000, currency: "USD"),
            .days(-3), .date(PreciseDate(date, precision: .year)), .link(link),
            .badge(Badge("success", .positive)), .duration(-90), .share(0.75),
            .image(Image(link, alternative: "A patch")), .unknown, .empty, .decimal(.nan),
        ]
        let table = Table(columns: cells.indices.map { .machines("c\($0)") }, rows: [cells])

        let fields = try Self.text(of: .table(table)).split(separator: "\r\n")[1]

        #expect(
            fields == """
                a,-5,-0.25,-74000,-3,2020-11-16T00:27:00Z,"https://example.com/a,b",success,\
                -90,0.75,"https://example.com/a,b",,,
                """)
    }

    @Test func `text that could be a formula is escaped, and numbers are not`() throws {
        let columns: [Column] = [.machines("a"), .machines("b"), .machines("c")]
        let row: [Cell] = [.text("=1,2"), .integer(-1), .badge(Badge("-1", .neutral))]

        let text = try Self.text(of: .table(Table(columns: columns, rows: [row])))

        #expect(text == "a,b,c\r\n\"'=1,2\",-1,'-1\r\n")
    }

    @Test func `a table without rows has its keys`() throws {
        #expect(try Self.text(of: .words()) == "word\r\n")
    }

    @Test func `a single empty field is quoted`() throws {
        #expect(try Self.text(of: .words("a", "", "b")) == "word\r\na\r\n\"\"\r\nb\r\n")
    }

    @Test func `a chart is a table of its numbers`() throws {
        #expect(try Self.text(of: .chart("years")) == "year,success,failure\r\n2020,25,1\r\n")
    }

    @Test func `columns without keys are left out`() throws {
        let text = try Self.text(
            of: .heading("Words"), .paragraph("Two of them."), .words("a"),
            .notice(Notice(.info, "b"))
        )

        #expect(text == "word\r\na\r\n")
    }

    @Test func `text is converted to ASCII before formulas are escaped`() throws {
        let ascii = try CSVSurface(ascii: true).text(
            of: .test(.showing("s", .words("–1", "“a”", "é🚀"))))

        #expect(ascii == "word\r\n'-1\r\n\"\"\"a\"\"\"\r\ne\\u{1F680}\r\n")
    }

    private static func text(of blocks: Block...) throws -> String {
        let section = SectionSnapshot(id: "s", title: "Section", state: .success(blocks))
        return try CSVSurface().text(of: .test(section))
    }
}
