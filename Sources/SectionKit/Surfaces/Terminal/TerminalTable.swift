/// A table set for a terminal: columns while they serve, one block for each row when they do not.
struct TerminalTable {
    /// The lines, painted.
    let lines: [String]

    init(_ table: Table, style: TerminalStyle, human: HumanText) {
        let shown = table.columns.indices.filter { column in
            table.columns[column].title != nil && !table.rows.allSatisfy { $0[column] == .empty }
        }
        let columns = shown.map { index in
            TerminalColumn(
                title: style.encoded(human.title(of: index, in: table) ?? ""),
                alignment: table.columns[index].alignment,
                priority: table.columns[index].priority,
                cells: table.rows.map { row in
                    Self.cell(at: index, of: row, in: table, style: style, human: human)
                }
            )
        }
        guard !table.rows.isEmpty, !columns.isEmpty else {
            lines = []
            return
        }
        if let widths = TableLayout.widths(of: columns, gap: TerminalLine.gap, in: style.width) {
            lines = Self.grid(columns, widths: widths, style: style)
        } else {
            lines = TerminalRecords(table, columns: shown, style: style, human: human).lines
        }
    }

    /// A date in a column starts its month where the others start theirs; in a terminal that has
    /// links, an address is a word that leads there, and so is the name of a row.
    private static func cell(
        at column: Int,
        of row: [Cell],
        in table: Table,
        style: TerminalStyle,
        human: HumanText
    ) -> TerminalCell {
        let cell = row[column]
        if style.hyperlinks, let link = cell.address, let title = table.columns[column].title {
            return TerminalCell(style.encoded(title.lowercased()), .link, link: link)
        }
        guard case .date(let date) = cell else {
            let plain = TerminalCell(cell, style: style, human: human)
            guard column == table.rowTitle, let link = table.address(of: row) else { return plain }
            return TerminalCell(plain.text, plain.ink, link: link)
        }
        let text = human.date(date)
        let digits = text.prefix { $0.isNumber }.count
        let indent = date.precision == .hour || date.precision == .day ? 2 - digits : 3
        return TerminalCell(String(repeating: " ", count: max(0, indent)) + text, .plain)
    }

    /// Columns side by side under their titles; `widths` is nil for a column that was given up.
    private static func grid(
        _ columns: [TerminalColumn],
        widths: [Int?],
        style: TerminalStyle
    ) -> [String] {
        let kept = zip(columns, widths).compactMap { column, width in
            width.map { (column: column, width: $0) }
        }
        var lines = [
            line(kept.map { TerminalCell($0.column.title, .strong) }, kept, style),
            line(kept.map { TerminalCell(style.rule($0.width), .faint) }, kept, style),
        ]
        for row in columns[0].cells.indices {
            let cells = kept.map { $0.column.cells[row] }
            let wrapped = zip(cells, kept).map { cell, column in
                style.width == nil ? [cell] : cell.wrapped(to: column.width)
            }
            for part in 0..<(wrapped.map(\.count).max() ?? 0) {
                let parts = wrapped.map { part < $0.count ? $0[part] : .blank }
                lines.append(line(parts, kept, style))
            }
        }
        return lines
    }

    private static func line(
        _ cells: [TerminalCell],
        _ columns: [(column: TerminalColumn, width: Int)],
        _ style: TerminalStyle
    ) -> String {
        var line = TerminalLine(style)
        for (cell, column) in zip(cells, columns) {
            line.append(cell, in: column.width, column.column.alignment)
        }
        return line.text
    }
}
