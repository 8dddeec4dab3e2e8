import Foundation
import Synchronization
import Testing

@testable import SectionKit

/// Lays out tables with one line per row.
struct TerminalListTests {
    private static let columns = [
        Column("number", "#", alignment: .trailing, priority: 2), Column("name", "Flight"),
        Column("date", "Date"), Column("gate", "Gate", priority: 1), Column("state", "State"),
        Column("map", "Map", priority: Column.expendable, shortcut: "m"), .machines("id"),
        .people("Days", priority: 3),
    ]

    private static let rows: [[Cell]] = [
        [
            .integer(7), .text("To Ärmelkanal and a long way on"),
            .date(PreciseDate(Date(timeIntervalSince1970: 1_600_000_000), precision: .hour)),
            .text("B 12"), .badge(Badge("boarding", .positive)),
            .link(orEmpty: "https://maps.example/7"), .text("x7"), .days(-3),
        ],
        [
            .ordinal(1234), .text("漢字"),
            .date(PreciseDate(Date(timeIntervalSince1970: 1_600_000_000), precision: .month)),
            .unknown, .badge(Badge("late", .negative)), .empty, .text("x8"), .empty,
        ],
    ]

    private func list(style: TerminalStyle = TerminalStyle()) -> TerminalList {
        TerminalList(
            Table(columns: Self.columns, rows: Self.rows, rowTitle: 1), style: style, zone: .utc)
    }

    private func line(_ list: TerminalList, _ row: Int?, width: Int) -> String {
        let layout = list.layout(in: width)
        return (row.map { list.row($0, layout) } ?? list.titles(layout)).map(\.text).joined()
    }

    @Test func `measuring stops when the task is cancelled`() async {
        let made = Mutex(0)
        let rows = TableRows(count: 100_000) { row in
            made.withLock { $0 += 1 }
            return [.integer(row)]
        }
        let table = Table(columns: [Column("number", "#")], rows: rows)

        await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            _ = TerminalList(table, style: TerminalStyle(), zone: .utc)
        }.value

        #expect(made.withLock { $0 } < 1_000)
    }

    @Test func `a table laid out like another is widened by the rows that are measured`() throws {
        let column = Column("name", "Name")
        let first = TerminalList(
            Table(columns: [column], rows: [[.text("Anna")]]), style: TerminalStyle(), zone: .utc)
        let names = ["Ann", "Bartholomew", "Christopherus"].map { [Cell.text($0)] }
        var list = try #require(
            TerminalList(Table(columns: [column], rows: names), measuredAs: first))
        #expect(line(list, 1, width: 80) == "Bar…")

        list.measure([0, 1])

        #expect(line(list, 1, width: 80) == "Bartholomew")
        #expect(line(list, 2, width: 80) == "Christophe…")
        #expect(line(list, 0, width: 80) == "Ann        ")
    }

    @Test func `a column without values appears when a row with a value is measured`() throws {
        let columns = [Column("name", "Name"), Column("gate", "Gate")]
        let first = TerminalList(
            Table(columns: columns, rows: [[.text("Anna")]]), style: TerminalStyle(), zone: .utc)
        let table = Table(columns: columns, rows: [[.text("Anna"), .text("B 12")]])
        var list = try #require(TerminalList(table, measuredAs: first))
        #expect(line(list, 0, width: 80) == "Anna")

        list.measure([0])

        #expect(line(list, 0, width: 80) == "Anna  B 12")
    }

    @Test func `every row is one line under the titles`() {
        let list = list()

        #expect(line(list, nil, width: 100).hasPrefix("   #  Flight      "))
        #expect(
            line(list, 0, width: 100).hasPrefix(
                "   7  To Ärmelkanal and a long way on  13 Sep 2020 12:26  B 12"))
        #expect(
            line(list, 1, width: 100).hasPrefix(
                "1234  漢字                                Sep 2020        unknown"))
    }

    @Test(arguments: 30...140)
    func `all lines have the same width and fit`(width: Int) {
        let list = list()
        let lines = [nil, 0, 1].map { line(list, $0, width: width).displayWidth }

        #expect(Set(lines).count == 1)
        #expect(lines[0] <= width)
    }

    @Test func `columns are dropped by priority, then badges are reduced to marks`() {
        let list = list()

        #expect(line(list, nil, width: 70).contains("Gate"))
        #expect(!line(list, nil, width: 70).contains("Days"))
        #expect(!line(list, nil, width: 56).contains("Gate"))
        #expect(line(list, 0, width: 56).contains("✓ boarding"))
        #expect(line(list, 0, width: 38) == "To Ärmelkanal a…  13 Sep 2020 12:26  ✓")
        #expect(line(list, 0, width: 28) == "To Ärmel…  13 Sep 2020 12:26")
        #expect(line(list, 0, width: 12) == "To Ärmelkan…")
    }

    @Test func `the link keys are shown if there is room for all columns`() {
        let list = list()

        #expect(line(list, nil, width: 140).hasSuffix("Links"))
        #expect(line(list, 0, width: 140).hasSuffix("m    "))
        #expect(line(list, 1, width: 140).hasSuffix("     "))
        #expect(!line(list, nil, width: 80).contains("Links"))
    }

    @Test func `a list in ASCII contains only ASCII`() {
        let list = list(style: TerminalStyle(ascii: true))

        for row in [0, 1] { #expect(line(list, row, width: 60).allSatisfy { $0.isASCII }) }
        #expect(line(list, 0, width: 40).hasPrefix("To Armelka"))
    }

    @Test func `the width of a badge is that of its ASCII text`() {
        let list = TerminalList(
            Table(
                columns: [Column("state", "S")],
                rows: ["5 €…", "no"].map { [.badge(Badge($0, .positive))] }),
            style: TerminalStyle(ascii: true), zone: .utc)

        #expect(line(list, 0, width: 60) == "+ 5 EUR...")
    }

    @Test func `the search text contains the shown text and not the addresses`() {
        var bytes: [UInt8] = []

        list().appendSearchText(of: 0, to: &bytes)

        #expect(
            String(decoding: bytes, as: UTF8.self)
                == "7\nto armelkanal and a long way on\n13 sep 2020 12:26 utc\nb 12\nboarding\n")
    }
}
