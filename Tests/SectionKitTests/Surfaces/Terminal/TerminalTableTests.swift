import SectionEssentials
import Synchronization
import Testing

@testable import SectionKit

struct TerminalTableTests {
    private static let widths: [Int?] = Array(40...200) + [nil]

    @Test func `every row has its title at every width`() throws {
        let table = try Flights.table()
        let words = Flights.missions.map { $0.split(separator: " ").map { $0.prefix(columns: 10) } }

        for width in Self.widths {
            let text = Self.lines(table, TerminalStyle(width: width)).joined(separator: "\n")
            let missing = words.joined().filter { !text.contains($0) }

            #expect(missing == [])
        }
    }

    @Test func `without a width, a row is one line`() throws {
        let table = try Flights.table()
        let formatter = ValueFormatter(zone: .utc)

        let lines = Self.lines(table, TerminalStyle()).dropFirst(2)

        #expect(lines.count == table.rows.count)
        for (line, row) in zip(lines, table.rows) {
            for (cell, column) in zip(row, table.columns) where column.title != nil {
                let date: String? =
                    if case .date(let date) = cell { formatter.date(date) } else { nil }
                #expect(line.contains(date ?? formatter.text(of: cell) ?? ""))
            }
        }
    }

    @Test func `without a width, a very long title is complete and does not widen other rows`() {
        let book = String(repeating: "a ", count: 5_000) + "end"
        let table = Table(
            columns: [Column("n", "Name"), Column("y", "Year")],
            rows: [[.text("A"), .integer(1)], [.text(book), .integer(2)]]
        )

        let lines = Self.lines(table, TerminalStyle())

        #expect(lines.last == "\(book)  2")
        #expect(lines[2].count < 220)
    }

    @Test(arguments: [3, 5_001, 40_000])
    func `only titled columns are made, and once`(rows: Int) {
        let counts = Mutex([0, 0])
        func column(_ place: Int, _ column: Column) -> TableColumn<Int> {
            TableColumn(column) { row in
                counts.withLock { $0[place] += 1 }
                return .integer(row)
            }
        }
        let table = Table(
            of: Array(1...rows),
            columns: [column(0, Column("n", "Number")), column(1, .machines("hidden"))])

        let lines = Self.lines(table, TerminalStyle())

        #expect(lines.dropFirst(2).map(\.last) == (1...rows).map { "\($0)".last })
        #expect(counts.withLock(\.self) == [rows, 0])
    }

    @Test func `rows that need more than 16 MB are made twice, so that they are not all in memory`()
    {
        let made = Mutex(0)
        let text = String(repeating: "x", count: 4_000)
        let rows = TableRows(count: 6_144) { _ in
            made.withLock { $0 += 1 }
            return [.text(text)]
        }

        let lines = Self.lines(Table(columns: [Column("x", "X")], rows: rows), TerminalStyle())

        #expect(lines.count == 6_146)
        #expect(made.withLock(\.self) > 6_144)
    }

    @Test func `rows that can fail are made one after the other`() {
        let made = Mutex([Int]())
        let rows = TableRows(count: 10_000, failure: { nil }) { row in
            made.withLock { $0.append(row) }
            return [.integer(row)]
        }

        let lines = Self.lines(Table(columns: [Column("n", "n")], rows: rows), TerminalStyle())

        #expect(lines.count == 10_002)
        #expect(made.withLock(\.self) == Array(0..<10_000))
    }

    @Test(arguments: [nil, 40], [false, true])
    func `rows of a long table are those of short ones`(width: Int?, ascii: Bool) {
        let style = TerminalStyle(width: width, color: !ascii, ascii: ascii, hyperlinks: !ascii)
        let rows = TableRows(count: 9_000) { row in
            [
                .text("a long name that may be wrapped \(row % 7)"),
                .badge(Badge("landed", .positive)), .decimal(Double(row % 100)),
            ]
        }
        let columns = [Column("a", "A"), Column("b", "B"), Column("c", "C")]
        let all = Self.lines(Table(columns: columns, rows: rows), style)

        let parts = stride(from: 0, to: 9_000, by: 1_000).flatMap { start in
            Self.lines(
                Table(columns: columns, rows: TableRows(rows[start..<start + 1_000].map(\.self))),
                style
            ).dropFirst(2)
        }
        #expect(Array(all.dropFirst(2)) == parts)
    }

    @Test(arguments: [2_047, 2_048, 8_193, 40_000])
    func `two threads write the rows of a long table in order`(count: Int) {
        let rows = TableRows(count: count) { row in
            [.integer(row), .text(row == count - 1 ? "München" : "Oslo"), .empty]
        }
        let columns = [Column("n", "n"), Column("c", "City"), Column("e", "Empty")]

        let lines = Self.lines(Table(columns: columns, rows: rows), TerminalStyle())

        #expect(lines.count == count + 2)
        #expect(lines[0].hasSuffix("  City") && lines[1].hasSuffix("  ───────"))
        #expect(
            lines.dropFirst(2).enumerated().allSatisfy { row, line in
                line.split(separator: " ") == [
                    Substring(row.grouped), row == count - 1 ? "München" : "Oslo",
                ]
            })
    }

    @Test func `a column of a long table has the zone in its title, whichever rows have times`()
        throws
    {
        let time = try #require(ISO8601.date(from: "2020-11-06T07:08:00Z"))
        let rows = TableRows(count: 3_000) { row in
            [.date(PreciseDate(time, precision: row == 2_900 ? .hour : .day))]
        }

        let lines = Self.lines(Table(columns: [Column("d", "Date")], rows: rows), TerminalStyle())

        #expect(lines[0] == "Date (UTC)")
        #expect(lines[2_902] == " 6 Nov 2020 07:08")
        #expect(lines.last == " 6 Nov 2020")
    }

    @Test(arguments: [false, true])
    func `of a long table only rows that do not fit are wrapped`(ascii: Bool) throws {
        let long = (1...12).map { "word\($0)" }.joined(separator: " ")
        let rows = TableRows(count: 300) { row in
            [.text(row == 290 ? long : "short"), .badge(Badge("landed", .positive))]
        }
        let table = Table(columns: [Column("n", "Note"), Column("s", "Status")], rows: rows)

        let lines = Self.lines(table, TerminalStyle(width: 40, ascii: ascii)).dropFirst(2)

        let mark: Character = ascii ? "+" : "✓"
        let marked = lines.filter { $0.contains(mark) }
        #expect(marked.count == 300)
        #expect(Set(marked.map { $0.prefix { $0 != mark }.count }) == [32])
        #expect(marked.allSatisfy { $0.hasSuffix("\(mark) landed") })
        #expect(
            lines.dropFirst(290).prefix(3).map { $0.prefix(30).trimmed } == [
                "word1 word2 word3 word4 word5", "word6 word7 word8 word9 word10", "word11 word12",
            ])
        #expect(lines.count == 302)
    }

    @Test func `columns are dropped in order of priority`() throws {
        let table = try Flights.table()
        var shown: [[String]] = []

        for width in Self.widths.reversed() {
            let header = Self.lines(table, TerminalStyle(width: width))[0]
            let titles = table.columns.compactMap(\.title).filter { header.contains($0) }
            if titles.contains("Mission"), shown.last != titles { shown.append(titles) }
        }

        let givenUp = zip(shown, shown.dropFirst()).flatMap { more, fewer in
            more.filter { !fewer.contains($0) }
        }
        #expect(shown.first?.count == 10)
        #expect(givenUp.starts(with: ["Article", "Webcast", "Price", "Days", "#"]))
        #expect(shown.allSatisfy { $0.contains("Date") })
        // A column of marks has no title.
        #expect(shown.last == ["Mission", "Date"])
        #expect(shown.dropLast().allSatisfy { $0.contains("Outcome") })
    }

    @Test func `where there is no room for words, badges are reduced to their marks`() throws {
        let lines = try Self.lines(Flights.table(), TerminalStyle(width: 40))

        #expect(
            lines.prefix(4) == [
                "Mission             Date (UTC)",
                "──────────────────  ─────────────────  ─",
                "FalconSat            4 Mar 2006 00:00  ✓",
                "Türksat 5A – the     9 Jun 2007        ✗",
            ])
        #expect(lines.allSatisfy { $0.displayWidth <= 40 })
    }

    @Test func `a table that is too wide has a block for each row`() throws {
        let blocks = try Self.lines(Self.indispensable(), TerminalStyle(width: 40))
            .split(separator: "")

        #expect(blocks.count == Flights.missions.count)
        #expect(
            Array(blocks[0]) == [
                "FalconSat",
                "  #        1",
                "  Date     4 Mar 2006 00:00 UTC",
                "  Rocket   Falcon 9",
                "  Mass     0.0",
                "  Price    US$0",
                "  Outcome  ✓ positive",
                "  Days     1,400 days ago",
            ])
    }

    /// The flights in a table of which no column may be dropped.
    private static func indispensable() throws -> Table {
        let table = try Flights.table()
        let columns = table.columns.map { column in
            Column(
                key: column.key, title: column.title, alignment: column.alignment,
                priority: column.priority < Column.expendable ? 0 : column.priority)
        }
        return Table(key: "flights", columns: columns, rows: table.rows, rowTitle: 1)
    }

    @Test func `a block has no lines for missing values`() throws {
        let blocks = try Self.lines(Self.indispensable(), TerminalStyle(width: 40))
            .split(separator: "")

        #expect(!blocks[4].contains { $0.hasPrefix("  # ") })
        #expect(blocks[2].contains { $0.hasPrefix("  Mass ") && $0.hasSuffix(" unknown") })
        #expect(blocks[6].contains { $0.hasPrefix("  Date ") && $0.hasSuffix(" unknown") })
        #expect(!blocks.joined().contains { $0.contains("Note") || $0.contains("https:") })
    }

    @Test func `cells are aligned in their columns`() {
        let table = Table(
            columns: [Column("a", "Left"), Column("b", "Right", alignment: .trailing)],
            rows: [[.text("日本"), .integer(1)], [.text("long word"), .integer(23_456)]]
        )

        #expect(
            Self.lines(table, TerminalStyle()) == [
                "Left        Right",
                "─────────  ──────",
                "日本            1",
                "long word  23,456",
            ])
    }

    @Test func `dates are aligned by their months`() throws {
        let start = try #require(ISO8601.date(from: "2020-11-06T07:08:00Z"))
        let table = Table(
            columns: [Column("d", "Date")],
            rows: PreciseDate.Precision.allCases.map { [.date(PreciseDate(start, precision: $0))] }
        )

        #expect(
            Self.lines(table, TerminalStyle()).dropFirst(2) == [
                " 6 Nov 2020 07:08", " 6 Nov 2020", "   Nov 2020", "   Q4 2020", "   H2 2020",
                "   2020",
            ])
    }

    @Test func `columns without a title or values are not shown`() throws {
        let header = try Self.lines(Flights.table(), TerminalStyle())[0]

        #expect(!header.contains("Note"))
        #expect(!header.contains("date_precision"))
    }

    @Test func `a table without rows or columns has no lines`() {
        let column = Column("a", "A")

        #expect(Self.lines(Table(columns: [column], rows: []), TerminalStyle()) == [])
        #expect(Self.lines(Table(columns: [], rows: [[]]), TerminalStyle()) == [])
        #expect(Self.lines(Table(columns: [column], rows: [[.empty]]), TerminalStyle()) == [])
    }

    private static func lines(_ table: Table, _ style: TerminalStyle) -> [String] {
        TerminalTable(table, style: style, formatter: ValueFormatter(zone: .utc)).lines
    }
}
