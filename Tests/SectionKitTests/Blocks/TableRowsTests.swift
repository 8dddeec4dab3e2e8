import Synchronization
import Testing

@testable import SectionKit

/// The rows of a table, given or made when they are needed.
struct TableRowsTests {
    @Test func `the rows of the example are made when they are read`() {
        let squares = TableRows(count: 1_000_000) { row in
            [.integer(row), .integer(row * row)]
        }
        let table = Table(columns: [Column("n", "n"), Column("square", "Square")], rows: squares)
        let cells = table.rows[12]

        #expect(cells == [.integer(12), .integer(144)])
        #expect(table.rows.count == 1_000_000)
    }

    private static let columns = [Column("n", "n"), Column("text", "Text")]

    /// Counts what is made.
    private final class Log: Sendable {
        private let rows = Mutex<[Int]>([])

        var made: [Int] { rows.withLock { $0 } }

        func rows(_ count: Int) -> TableRows {
            TableRows(count: count) { row in
                self.rows.withLock { $0.append(row) }
                return [.integer(row), .text("row \(row)")]
            }
        }
    }

    @Test func `only the rows that are read are made`() {
        let log = Log()

        let table = Table(columns: Self.columns, rows: log.rows(100_000))
        let snapshot = SectionSnapshot(
            id: "a", title: "A", state: .success([.table(table.keeping([7, 99_999]))]))

        #expect(log.made == [])
        #expect(snapshot.tables[0].rows.last == [.integer(99_999), .text("row 99999")])
        #expect(log.made == [99_999])
    }

    @Test func `copies of the same rows are equal without making one`() {
        let log = Log()
        let rows = log.rows(10)
        let table = Table(columns: Self.columns, rows: rows)

        #expect(table == table)
        #expect(log.made == [])
        #expect(rows == log.rows(10))
        #expect(rows != log.rows(11))
        #expect(rows == TableRows(rows.map(\.self)))
        #expect(log.rows(1) == [[.integer(0), .text("row 0")]])
    }

    @Test func `the failure of rows is that of every table that is made of them`() {
        let rows = TableRows(count: 3, failure: { "the page is torn" }, cells: { [.integer($0)] })
        let table = Table(columns: Self.columns, rows: rows)
        let snapshot = SectionSnapshot(
            id: "a", title: "A", state: .success([.table(table.keeping([1, 2]))]))
        let values = Table(
            of: [1, 2], columns: [TableColumn(Column("n", "n")) { .integer($0) }],
            failure: { "the page is wet" })

        #expect(table.rows.failure == "the page is torn")
        #expect(snapshot.tables[0].rows.failure == "the page is torn")
        #expect(values.rows.failure == "the page is wet")
        #expect(Table(columns: Self.columns, rows: [[.integer(1)]]).rows.failure == nil)
    }

    @Test func `made rows have a cell for every column`() {
        let rows = TableRows(count: 3) { Array(repeating: .integer($0), count: $0) }

        let table = Table(columns: [Column("a", "A")], rows: rows)

        #expect(table.rows == [[.empty], [.integer(1)], [.integer(2)]])
        #expect(table.rows.indices.map { table.rows.cell($0, 0) } == table.rows.map { $0[0] })
        #expect(rows.cell(1, 5) == .empty)
        #expect(rows.cells(1, of: [5, 0]) == [.empty, .integer(1)])
        #expect(TableRows(rows.map(\.self)).cells(1, of: [5, 0]) == [.empty, .integer(1)])
    }

    @Test func `the text of made rows is made safe`() {
        let rows = TableRows(count: 2) { _ in
            [.text("a\u{1B}b"), .badge(Badge("c\u{7}", .neutral))]
        }
        let table = Table(columns: Self.columns, rows: rows)

        let snapshot = SectionSnapshot(id: "a", title: "A", state: .success([.table(table)]))

        let safe: [Cell] = [.text("ab"), .badge(Badge("c", .neutral))]
        #expect(snapshot.tables[0].rows == [safe, safe])
        #expect(snapshot.tables[0].rows.cell(1, 0) == safe[0])
    }

    @Test func `a table of values makes its cells and identities on demand`() {
        let log = Mutex<[String]>([])
        let name = TableColumn<Int>(Column("n", "n")) { number in
            log.withLock { $0.append("cell \(number)") }
            return .integer(number)
        }

        let table = Table(of: 5..<50_000, columns: [name, name], identity: { "id \($0)" })

        #expect(table.rows.count == 49_995)
        #expect(table.rows.cell(2, 1) == .integer(7))
        #expect(log.withLock { $0 } == ["cell 7"])
        #expect(table.rows.cells(1, of: [1, 5, 0]) == [.integer(6), .empty, .integer(6)])
        #expect(table.rows[3] == [.integer(8), .integer(8)])
        #expect(table.identity(of: 4) == "id 9")
        #expect(table.keeping([4, 1]).identities == ["id 9", "id 6"])
        #expect(table.keeping([4, 1]).rows.map { $0[0] } == [.integer(9), .integer(6)])
    }

    @Test(arguments: ["plain", "a,b", "\"", "tab\t", "é, x", "'<&>'", "0123456\\", "1234567;89"])
    func `what must be escaped is found wherever it is`(text: String) {
        for count in 0...9 {
            let text = String(repeating: "x", count: count) + text + "yyyyyyyyyyyyyyyy"
            let html = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
                .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
                .replacing("'", with: "&#39;")

            #expect(text.html == html)
            #expect(CSVEscaping.isPlain(text) == !text.contains { "\",\r\n".contains($0) })
        }
    }
}
