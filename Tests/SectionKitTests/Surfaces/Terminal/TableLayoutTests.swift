import Testing

@testable import SectionKit

struct TableLayoutTests {
    private static let words = String(repeating: "word ", count: 10) + "end"

    /// Columns of widths 4, 53, 9, 30 and 12; the second and the fourth can be wrapped.
    private static let columns = [
        column("Four", priority: 3, alignment: .trailing), column("Mission", words),
        column("Outcome", "a success", priority: 0),
        column("Rocket", "thirty columns of words in all", priority: 2),
        column("Link", "a://link.com", priority: Column.expendable),
    ]

    @Test func `without a width, columns are as wide as their widest cell`() {
        #expect(TableLayout.widths(of: Self.columns, gap: 2, in: nil) == [4, 53, 9, 30, 12])
    }

    @Test func `without a width, columns have a maximum width`() {
        let columns = [Self.column("Name", String(repeating: "a", count: 10_000))]

        #expect(TableLayout.widths(of: columns, gap: 2, in: nil) == [200])
    }

    @Test func `columns that fit are as wide as their widest cell`() {
        #expect(TableLayout.widths(of: Self.columns, gap: 2, in: 116) == [4, 53, 9, 30, 12])
        #expect(TableLayout.widths(of: Self.columns, gap: 2, in: 500) == [4, 53, 9, 30, 12])
    }

    @Test func `the columns use the available width, but not more than they need`() throws {
        for available in 31...116 {
            let widths = try #require(TableLayout.widths(of: Self.columns, gap: 2, in: available))
            let total = widths.compactMap(\.self).reduce(-2) { $0 + $1 + 2 }

            #expect(total == available)
        }
    }

    @Test func `required columns get tight before the table has no layout`() {
        #expect(TableLayout.widths(of: Self.columns, gap: 2, in: 31) == [nil, 20, 9, nil, nil])
        #expect(TableLayout.widths(of: Self.columns, gap: 2, in: 30) == [nil, 19, 9, nil, nil])
        #expect(TableLayout.widths(of: Self.columns, gap: 2, in: 21) == [nil, 10, 9, nil, nil])
        #expect(TableLayout.widths(of: Self.columns, gap: 2, in: 20) == nil)
        #expect(TableLayout.widths(of: Self.columns, gap: 2, in: 0) == nil)
    }

    @Test func `badges are reduced to their marks where required columns have no room for words`() {
        let columns = [
            Self.column("Mission", Self.words), Self.column("Outcome", "✓ success"),
            Self.column("Year", "2006", alignment: .trailing),
        ]

        #expect(TableLayout.widths(of: columns, gap: 2, in: 37) == [20, 9, 4])
        #expect(TableLayout.widths(of: columns, gap: 2, in: 36) == [27, 1, 4])
        #expect(TableLayout.widths(of: columns, gap: 2, in: 19) == [10, 1, 4])
        #expect(TableLayout.widths(of: columns, gap: 2, in: 18) == nil)
        #expect(columns[1].isMark(in: 1))
        #expect(!columns[1].isMark(in: 9))
    }

    @Test func `badges keep their words where the texts need no more room`() {
        let columns = [
            Self.column("Mission", "Falcon"), Self.column("Outcome", "✓ success"),
            Self.column("Year", "2006", alignment: .trailing),
        ]

        #expect(TableLayout.widths(of: columns, gap: 2, in: 24) == [7, 9, 4])
        #expect(TableLayout.widths(of: columns, gap: 2, in: 23) == [7, 1, 4])
    }

    @Test func `dates keep their width where texts get narrower`() {
        var columns = [
            Self.column("Mission", Self.words), Self.column("Date", "24 Mar 2006 22:30"),
        ]
        columns[1].isText = false

        #expect(TableLayout.widths(of: columns, gap: 2, in: 31) == [12, 17])
        #expect(TableLayout.widths(of: columns, gap: 2, in: 28) == nil)
    }

    @Test func `a list loses its last columns, but not its title`() {
        let columns = [
            Self.column("Year", "2006", alignment: .trailing), Self.column("Mission", Self.words),
            Self.column("Mass", "12345 kg", alignment: .trailing),
        ]

        #expect(TableLayout.forced(columns, title: 1, gap: 2, in: 30) == [4, 14, 8])
        #expect(TableLayout.forced(columns, title: 1, gap: 2, in: 25) == [4, 9, 8])
        #expect(TableLayout.forced(columns, title: 1, gap: 2, in: 23) == [4, 17, nil])
        #expect(TableLayout.forced(columns, title: 1, gap: 2, in: 13) == [nil, 13, nil])
        #expect(TableLayout.forced(columns, title: 1, gap: 2, in: 5) == [nil, 5, nil])
    }

    @Test func `columns are dropped in order of priority`() {
        let order = [[1, 2], [1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3, 4]]

        let shown = (31...116).compactMap { available in
            TableLayout.widths(of: Self.columns, gap: 2, in: available)?.kept
        }

        #expect(shown.reduce(into: []) { if $0.last != $1 { $0.append($1) } } == order)
    }

    @Test func `of columns with equal priority, the last is dropped`() {
        let columns = [
            Self.column("Name", "name"), Self.column("One", "12345", priority: 1),
            Self.column("Two", "12345", priority: 1),
        ]

        #expect(TableLayout.widths(of: columns, gap: 2, in: 17)?.kept == [0, 1])
        #expect(TableLayout.widths(of: columns, gap: 2, in: 10)?.kept == [0])
    }

    @Test func `only text columns are narrowed`() throws {
        for available in 31...116 {
            let widths = try #require(TableLayout.widths(of: Self.columns, gap: 2, in: available))

            #expect([nil, 4].contains(widths[0]))
            #expect(widths[1].map { $0 >= 20 } == true)
            #expect(widths[2] == 9)
            #expect(widths[3].map { $0 >= 20 } != false)
            #expect([nil, 12].contains(widths[4]))
        }
    }

    @Test func `a wide title is not truncated`() {
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
    ) -> ColumnMeasure {
        ColumnMeasure(
            title: title.displayWidth,
            natural: cells.reduce(title.displayWidth) { max($0, $1.displayWidth) },
            isFlexible: alignment == .leading && priority < Column.expendable,
            isBadge: cells.contains { $0.hasPrefix("✓ ") },
            priority: priority)
    }
}

extension [Int?] {
    /// The columns that were not dropped.
    fileprivate var kept: [Int] {
        indices.filter { self[$0] != nil }
    }
}
