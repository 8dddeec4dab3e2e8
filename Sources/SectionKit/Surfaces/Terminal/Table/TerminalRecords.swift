/// Lays out a table that is too wide for the terminal: a block per row, with its title and values.
struct TerminalRecords {
    private let table: Table
    private let others: [Int]
    private let style: TerminalStyle
    private let formatter: ValueFormatter

    init(_ table: Table, columns: [Int], style: TerminalStyle, formatter: ValueFormatter) {
        self.table = table
        self.style = style
        self.formatter = formatter
        others = columns.filter {
            $0 != table.rowTitle && table.columns[$0].priority < Column.expendable
        }
    }

    /// Writes the styled lines, without line breaks.
    func write<Failure: Error>(by write: (String) throws(Failure) -> Void) throws(Failure) {
        var isFirst = true
        for row in table.rows {
            if !isFirst { try write("") }
            isFirst = false
            for line in lines(of: row) { try write(line) }
        }
    }

    private func lines(of row: [Cell]) -> [String] {
        let plain = TerminalCell(row[table.rowTitle], style: style, formatter: formatter)
        let title = TerminalCell(plain.text, .strong, link: table.address(of: row))
        let shown = others.filter { row[$0] != .empty }
        let facts = TerminalFacts(
            labels: shown.map { style.encoded(table.columns[$0].title ?? "") },
            values: shown.map { TerminalCell(row[$0], style: style, formatter: formatter) },
            indent: 2,
            style: style
        )
        return title.wrapped(to: style.width ?? .max).map { $0.painted(style) } + facts.lines
    }
}
