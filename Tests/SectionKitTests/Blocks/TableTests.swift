import SectionKit
import Testing

struct TableTests {
    @Test func `a table with some of its rows keeps everything else`() {
        let table = Table(
            key: "k", columns: [Column("a", "A"), Column("b", "B")], rows: [[.text("x")], []],
            rowTitle: 1, links: ["b"], events: EventColumns(domain: "d", id: "a", start: "b"),
            identities: ["one", nil], commands: ["r"])

        let kept = table.keeping([0])

        #expect(kept.rows == [table.rows[0]])
        #expect(kept.identity(of: 0) == "one")
        #expect(table.keeping([0, 1]) == table)
    }

    @Test func `identities are ignored unless there is one for each row`() {
        let table = Table(columns: Self.columns, rows: [[], []], identities: ["one"])

        #expect(table.identity(of: 0) == nil)
    }

    private static let columns = [Column("a", "A"), Column("b", "B"), Column("c", "C")]

    @Test func `a short row gets empty cells`() {
        let table = Table(columns: Self.columns, rows: [[.integer(1)], []])

        #expect(table.rows == [[.integer(1), .empty, .empty], [.empty, .empty, .empty]])
    }

    @Test func `a long row loses its extra cells`() {
        let table = Table(
            columns: Self.columns, rows: [[.integer(1), .empty, .integer(3), .days(4)]])

        #expect(table.rows == [[.integer(1), .empty, .integer(3)]])
    }

    @Test func `a complete row stays as it is`() {
        let row: [Cell] = [.integer(1), .text("two"), .days(3)]

        #expect(Table(columns: Self.columns, rows: [row]).rows == [row])
    }

    @Test func `a table without columns has empty rows`() {
        #expect(Table(columns: [], rows: [[.integer(1)]]).rows == [[]])
    }

    @Test(arguments: [(2, 2), (3, 0), (-1, 0), (.max, 0)])
    func `an invalid row title is replaced with the first column`(given: Int, kept: Int) {
        #expect(Table(columns: Self.columns, rows: [], rowTitle: given).rowTitle == kept)
    }

    @Test func `a column for people has no key, and one for machines no title`() {
        #expect(Column.people("Days").key == nil)
        #expect(Column.people("Days").title == "Days")
        #expect(Column.machines("days").title == nil)
        #expect(Column.machines("days").key == "days")
    }
}
