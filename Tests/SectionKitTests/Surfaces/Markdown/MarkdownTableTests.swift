import Testing

@testable import SectionKit

struct MarkdownTableTests {
    @Test func `every line has a cell for each visible column`() throws {
        let lines = try Self.lines(of: Flights.table())

        let counts = Set(lines.map(\.markdownCells.count))

        #expect(lines.count == Flights.missions.count + 2)
        #expect(counts == [10])
    }

    @Test func `markup in a row title is escaped`() throws {
        let names = [
            "a|b", "|", "\\", "a\\|b", "\\\\|", "`|`", "<b>|</b>", "&#124;", "[|](x)", "*|*", "|||",
            "a\nb", "a\r\n| b |", "a\u{2028}b",
        ]
        let table = Table(columns: [Column("n", "Name")], rows: names.map { [.text($0)] })
        let snapshot = SectionSnapshot(id: "", title: "", state: .success([.table(table)]))
        guard case .success(let blocks) = snapshot.state, case .table(let safe)? = blocks.first
        else {
            Issue.record("the snapshot has no table")
            return
        }

        let cells = try Self.lines(of: safe).dropFirst(2).map(\.markdownCells)

        #expect(cells == names.map { [$0.safe] })
    }

    @Test func `an address is a link with a word, or with itself in a list of links`() throws {
        let link = Cell.link(try .test("https://example.com/Kit"))
        let more = Table(
            columns: [Column("n", "Name"), Column("kit", "Kit"), Column("y", "Year")],
            rows: [[.text("A"), link, .integer(1)]]
        )
        let list = Table(
            columns: [Column("n", "Name"), Column("url", "Link")], rows: [[.text("A"), link]])

        #expect(try Self.lines(of: more).last?.markdownCells[1] == "[kit][1]")
        #expect(try Self.lines(of: list).last?.markdownCells[1] == "<https://example.com/Kit>")
    }

    @Test func `the columns of the source are aligned`() throws {
        let widths = try Set(Self.lines(of: Flights.table()).map(\.displayWidth))

        #expect(widths.count == 1)
    }

    @Test func `a very long row title does not widen other rows`() throws {
        let book = String(repeating: "a", count: 10_000)
        let table = Table(
            columns: [Column("n", "Name"), Column("y", "Year")],
            rows: [[.text("A"), .integer(1)], [.text(book), .integer(2)]]
        )

        let lines = try Self.lines(of: table)

        #expect(lines[3] == "| \(book) | 2    |")
        #expect(lines[2].count < 220)
    }

    @Test func `the delimiter row has the alignment of the columns`() throws {
        let rule = try Self.lines(of: Flights.table())[1].markdownCells

        let trailing = rule.map { $0.hasSuffix(":") }

        #expect(trailing == [true, false, false, false, true, true, false, true, false, false])
        #expect(rule.allSatisfy { $0.hasPrefix(":") != $0.hasSuffix(":") })
        #expect(rule.allSatisfy { $0.count >= 3 && $0.contains("-") })
    }

    @Test func `columns without a title or values are not shown`() throws {
        let titles = try Self.lines(of: Flights.table())[0].markdownCells

        #expect(
            titles == [
                "#", "Mission", "Date (UTC)", "Rocket", "Mass", "Price", "Outcome", "Days",
                "Webcast", "Article",
            ])
    }

    @Test func `a table without rows or columns is left out`() throws {
        let column = Column("a", "A")

        #expect(try Self.lines(of: Table(columns: [column], rows: [])).isEmpty)
        #expect(try Self.lines(of: Table(columns: [], rows: [[]])).isEmpty)
        #expect(try Self.lines(of: Table(columns: [.machines("a")], rows: [[.days(1)]])).isEmpty)
        #expect(try Self.lines(of: Table(columns: [column], rows: [[.empty]])).isEmpty)
    }

    private static func lines(of table: Table) throws -> [String] {
        var document = MarkdownDocument(title: "Report")
        let markdown = MarkdownTable(
            table, formatter: ValueFormatter(zone: .utc), document: &document)
        var text = ""
        markdown?.write { text += $0 }
        return text.split(separator: "\n").map(String.init)
    }
}
