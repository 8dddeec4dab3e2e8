/// A table that no terminal so narrow can hold: each row as a block, its title, then its values.
struct TerminalRecords {
    /// The lines, painted.
    let lines: [String]

    init(_ table: Table, columns: [Int], style: TerminalStyle, human: HumanText) {
        let others = columns.filter {
            $0 != table.rowTitle && table.columns[$0].priority < Column.expendable
        }
        let blocks = table.rows.map { row in
            let title = TerminalCell(row[table.rowTitle], style: style, human: human)
            let shown = others.filter { row[$0] != .empty }
            let facts = TerminalFacts(
                labels: shown.map { style.encoded(table.columns[$0].title ?? "") },
                values: shown.map { TerminalCell(row[$0], style: style, human: human) },
                indent: 2,
                style: style
            )
            return title.text.wrapped(to: style.width ?? .max).map { style.paint($0, .strong) }
                + facts.lines
        }
        lines = Array(blocks.joined(separator: [""]))
    }
}
