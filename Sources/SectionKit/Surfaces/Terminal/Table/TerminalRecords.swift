/// Lays out a table that is too wide for the terminal: a block per row, with its title and values.
struct TerminalRecords {
    /// The styled lines.
    let lines: [String]

    init(_ table: Table, columns: [Int], style: TerminalStyle, formatter: ValueFormatter) {
        let others = columns.filter {
            $0 != table.rowTitle && table.columns[$0].priority < Column.expendable
        }
        let blocks = table.rows.map { row in
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
        lines = Array(blocks.joined(separator: [""]))
    }
}
