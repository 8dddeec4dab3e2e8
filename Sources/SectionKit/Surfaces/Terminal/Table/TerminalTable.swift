/// Lays out a table for a terminal: in columns if they fit, otherwise as a block per row.
struct TerminalTable {
    /// The styled lines.
    let lines: [String]

    init(_ table: Table, style: TerminalStyle, formatter: ValueFormatter) {
        let shown = table.shownColumns
        let columns = shown.map { index in
            TerminalColumn(
                title: style.encoded(formatter.title(of: index, in: table) ?? ""),
                alignment: table.columns[index].alignment,
                priority: table.columns[index].priority,
                cells: table.rows.map { row in
                    Self.cell(at: index, of: row, in: table, style: style, formatter: formatter)
                }
            )
        }
        guard !columns.isEmpty else {
            lines = []
            return
        }
        if let widths = TableLayout.widths(of: columns, gap: TerminalLine.gap, in: style.width) {
            lines = Self.grid(columns, widths: widths, style: style)
        } else {
            lines = TerminalRecords(table, columns: shown, style: style, formatter: formatter).lines
        }
    }

    /// The cell of a row: dates are aligned by their month; in a terminal that supports hyperlinks,
    /// addresses and row titles are links.
    static func cell(
        at column: Int,
        of row: [Cell],
        in table: Table,
        style: TerminalStyle,
        formatter: ValueFormatter
    ) -> TerminalCell {
        let cell = row[column]
        if style.hyperlinks, let link = cell.address {
            let words = table.linkWord(of: column) ?? link.url
            return TerminalCell(style.encoded(words), .link, link: link)
        }
        switch cell {
        case .date(let date):
            let hasDay = date.precision == .hour || date.precision == .day
            return aligned(formatter.date(date), hasDay: hasDay)
        case .localTime(let time):
            return aligned(style.encoded(ValueFormatter.localTime(time)), hasDay: true)
        default:
            let plain = TerminalCell(cell, style: style, formatter: formatter)
            guard style.hyperlinks, column == table.rowTitle, let link = table.address(of: row)
            else { return plain }
            return TerminalCell(plain.text, plain.textStyle, link: link)
        }
    }

    /// A date, indented so that the months of a column are aligned.
    private static func aligned(_ date: String, hasDay: Bool) -> TerminalCell {
        let indent = hasDay ? 2 - date.prefix { $0.isNumber }.count : 3
        return TerminalCell(String(repeating: " ", count: max(0, indent)) + date, .plain)
    }

    /// Lays out columns under their titles; `widths` is nil for a dropped column.
    private static func grid(
        _ columns: [TerminalColumn],
        widths: [Int?],
        style: TerminalStyle
    ) -> [String] {
        let kept = zip(columns, widths).compactMap { column, width in
            width.map { (column: column, width: $0) }
        }
        let rules = kept.map { style.paint(style.rule($0.width), .faint) }
        var lines = [
            line(kept, style) { TerminalCell($0.title, .strong) },
            rules.separated(by: String(repeating: " ", count: TerminalLine.gap)),
        ]
        for row in columns[0].cells.indices {
            // Most rows fit, and rows for a pipe are never wrapped.
            if style.width == nil || kept.allSatisfy({ $0.column.cells[row].width <= $0.width }) {
                lines.append(line(kept, style) { $0.cells[row] })
            } else {
                let wrapped = kept.map { $0.column.cells[row].wrapped(to: $0.width) }
                for part in 0..<wrapped.reduce(0, { max($0, $1.count) }) {
                    var parts = wrapped.makeIterator()
                    lines.append(
                        line(kept, style) { _ in
                            parts.next().flatMap { part < $0.count ? $0[part] : nil } ?? .blank
                        })
                }
            }
        }
        return lines
    }

    /// A line with one cell of each column.
    private static func line(
        _ columns: [(column: TerminalColumn, width: Int)],
        _ style: TerminalStyle,
        _ cell: (TerminalColumn) -> TerminalCell
    ) -> String {
        var line = TerminalLine(style)
        for (column, width) in columns { line.append(cell(column), in: width, column.alignment) }
        return line.text
    }
}
