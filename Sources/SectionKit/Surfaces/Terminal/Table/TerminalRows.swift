/// The cells of some columns of a table, which are read twice: to measure them, and to write them.
///
/// The first rows are kept until then. The others are made again, so that a long table takes no more
/// memory than a short one.
struct TerminalRows {
    private let rows: TableRows
    private let columns: [Int]
    private var kept: [[Cell]] = []

    /// The most rows that are kept.
    private static let limit = 256

    init(_ table: Table, columns: [Int]) {
        rows = table.rows
        self.columns = columns
    }

    var indices: Range<Int> { rows.indices }

    /// The cells of a row, in the order of the columns.
    subscript(row: Int) -> [Cell] {
        row < kept.count ? kept[row] : rows.cells(row, of: columns)
    }

    /// Calls `body` with the cells of each row for the first time.
    mutating func measure(_ body: ([Cell]) -> Void) {
        for row in rows.indices {
            let cells = rows.cells(row, of: columns)
            body(cells)
            if row < Self.limit { kept.append(cells) }
        }
    }
}
