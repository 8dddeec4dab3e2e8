import Testing

@testable import SectionKit

struct TableLayoutTests {
    private static let words = String(repeating: "word ", count: 10) + "end"

    /// Widths 4, 53, 9, 30 and 12; the second and the fourth have words to wrap.
    private static let columns = [
        column("Four", priority: 3, alignment: .trailing), column("Mission", words),
        column("Outcome", "a success", priority: 0),
        column("Rocket", "thirty columns of words in all", priority: 2),
        column("Link", "a://link.com", priority: Column.expendable),
    ]

    @Test func `columns are as wide as their widest cell where width is no matter`() {
        #expect(TableLayout.widths(of: Self.columns, gap: 2, in: nil) == [4, 53, 9, 30, 12])
    }

    @Test func `no column is wider than people read where width is no matter`() {
        let columns = [Self.column("Name", String(repeating: "a", count: 10_000))]

        #expect(TableLayout.widths(of: columns, gap: 2, in: nil) == [200])
    }

    @Test func `columns that fit are as wide as their widest cell`() {
        #expect(TableLayout.widths(of: Self.columns, gap: 2, in: 116) == [4, 53, 9, 30, 12])
        #expect(TableLayout.widths(of: Self.columns, gap: 2, in: 500) == [4, 53, 9, 30, 12])
    }

    @Test func `what is shown takes all the room that it has words for and no more`() throws {
        for available in 31...116 {
            let widths = try #require(TableLayout.widths(of: Self.columns, gap: 2, in: available))
            let total = widths.compactMap(\.self).reduce(-2) { $0 + $1 + 2 }

            #expect(total == available)
        }
    }

    @Test func `a table that does not fit without what it must keep is none`() {
        #expect(TableLayout.widths(of: Self.columns, gap: 2, in: 31) == [nil, 20, 9, nil, nil])
        #expect(TableLayout.widths(of: Self.columns, gap: 2, in: 30) == nil)
        #expect(TableLayout.widths(of: Self.columns, gap: 2, in: 0) == nil)
    }

    @Test func `columns are given up from the highest priority to the lowest`() {
        let order = [[1, 2], [1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3, 4]]

        let shown = (31...116).compactMap { available in
            TableLayout.widths(of: Self.columns, gap: 2, in: available)?.kept
        }

        #expect(shown.reduce(into: []) { if $0.last != $1 { $0.append($1) } } == order)
    }

    @Test func `of columns that matter the same the later is given up`() {
        let columns = [
            Self.column("Name", "name"), Self.column("One", "12345", priority: 1),
            Self.column("Two", "12345", priority: 1),
        ]

        #expect(TableLayout.widths(of: columns, gap: 2, in: 17)?.kept == [0, 1])
        #expect(TableLayout.widths(of: columns, gap: 2, in: 10)?.kept == [0])
    }

    @Test func `only words are set narrower than they are`() throws {
        for available in 31...116 {
            let widths = try #require(TableLayout.widths(of: Self.columns, gap: 2, in: available))

            #expect([nil, 4].contains(widths[0]))
            #expect(widths[1].map { $0 >= 20 } == true)
            #expect(widths[2] == 9)
            #expect(widths[3].map { $0 >= 20 } != false)
            #expect([nil, 12].contains(widths[4]))
        }
    }

    @Test func `a wide title is not cut`() {
        let title = String(repeating: "t", count: 25)
        let columns = [Self.column(title, Self.words)]

        #expect(TableLayout.widths(of: columns, gap: 2, in: 25) == [25])
        #expect(TableLayout.widths(of: columns, gap: 2, in: 24) == nil)
    }

    private static func column(
        _ title: String,
        _ cells: String...,
        priority: Int = 0,
        alignment: Alignment = .leading
    ) -> TerminalColumn {
        TerminalColumn(
            title: title,
            alignment: alignment,
            priority: priority,
            cells: cells.map { TerminalCell($0, .plain) }
        )
    }
}

extension [Int?] {
    /// The columns that were not given up.
    fileprivate var kept: [Int] {
        indices.filter { self[$0] != nil }
    }
}
