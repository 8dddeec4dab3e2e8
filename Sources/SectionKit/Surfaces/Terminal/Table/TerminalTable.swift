/// Lays out a table for a terminal: in columns if they fit, otherwise as a block per row.
///
/// It measures all rows, and then writes them; two threads share the rows of a long table.
struct TerminalTable: Sendable {
    private let table: Table
    private let style: TerminalStyle
    private let formatter: ValueFormatter
    private let rows: MeasuredRows<TerminalCells>
    private let columns: [TerminalColumn]

    /// A visible column.
    private struct TerminalColumn {
        let shown: ShownColumn
        let title: String
        let measure: ColumnMeasure

        var alignment: Alignment { shown.column.alignment }
    }

    /// What each row needs of a column that is drawn.
    private struct DrawnColumn {
        let place: Int
        let alignment: Alignment
        let width: Int

        /// Whether badges are shown as their marks.
        let isMark: Bool
    }

    /// Measures a table.
    init(_ table: Table, style: TerminalStyle, formatter: ValueFormatter) {
        self.table = table
        self.style = style
        self.formatter = formatter
        let rows = MeasuredRows(TerminalCells(table, style: style, formatter: formatter))
        self.rows = rows
        columns = [ShownColumn](of: table, rows.cells.columns, rows.columns, formatter).map {
            let title = style.encoded($0.title)
            return TerminalColumn(
                shown: $0, title: title, measure: ColumnMeasure($0, title: title, wraps: true))
        }
    }

    /// Whether there are no rows or no visible columns.
    var isEmpty: Bool { columns.isEmpty }

    /// The styled lines.
    var lines: [String] {
        var text = ""
        write { text += $0 }
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map(String.init)
    }

    /// Writes the styled text, in pieces of whole lines.
    func write<Failure: Error>(by write: (String) throws(Failure) -> Void) throws(Failure) {
        if columns.isEmpty { return }
        let measures = columns.map(\.measure)
        if let widths = TableLayout.widths(of: measures, gap: TerminalLine.gap, in: style.width) {
            let kept = zip(columns, widths).compactMap { column, width in
                width.map { (column: column, width: $0) }
            }
            try writeGrid(kept, by: write)
        } else {
            let records = TerminalRecords(
                table, columns: columns.map(\.shown.index), style: style, formatter: formatter)
            try records.write { line throws(Failure) in try write(line + "\n") }
        }
    }

    /// Writes columns, with the width of each, under their titles.
    private func writeGrid<Failure: Error>(
        _ fitted: [(column: TerminalColumn, width: Int)],
        by write: (String) throws(Failure) -> Void
    ) throws(Failure) {
        var head = TerminalLine(style)
        for (column, width) in fitted {
            let title = column.measure.isMark(in: width) ? "" : column.title
            head.append(TerminalCell(title, .strong), in: width, column.alignment)
        }
        head.end()
        for (_, width) in fitted {
            head.append(TerminalCell(style.rule(width), .faint), in: width, .leading)
        }
        head.end()
        try write(head.text)
        let columns = fitted.map { column, width in
            DrawnColumn(
                place: column.shown.place, alignment: column.alignment, width: width,
                isMark: column.measure.isMark(in: width))
        }
        // Rows for a pipe are never wrapped, nor are those of columns as wide as their widest cell.
        let mayWrap =
            style.width != nil && fitted.contains { $0.column.measure.natural > $0.width }
        try rows.write({ text(of: $0, in: columns, wrapping: mayWrap) }, by: write)
    }

    /// The text of rows, each of which may have cells that are wider than their columns.
    private func text(
        of rows: SetRows,
        in columns: [DrawnColumn],
        wrapping mayWrap: Bool
    ) -> String {
        var lines = TerminalLine(style)
        rows.forEach { row, cells in
            if mayWrap, columns.contains(where: { cells.width($0.place) > $0.width }) {
                append(row, in: columns, to: &lines)
                return
            }
            for column in columns {
                lines.append(
                    cells.text(column.place), width: cells.width(column.place), in: column.width,
                    column.alignment)
            }
            lines.end()
        }
        return lines.text
    }

    /// Appends the lines of a row, with cells wrapped where they are wider than their columns.
    private func append(_ row: Int, in columns: [DrawnColumn], to lines: inout TerminalLine) {
        let cells = rows.cells.cells(of: row)
        let wrapped = columns.map { column in
            let cell = rows.cells.cell(column.place, of: cells)
            return column.isMark ? [cell.mark] : cell.wrapped(to: column.width)
        }
        for line in 0..<wrapped.reduce(0, { max($0, $1.count) }) {
            for (column, parts) in zip(columns, wrapped) {
                lines.append(
                    line < parts.count ? parts[line] : .blank, in: column.width, column.alignment)
            }
            lines.end()
        }
    }
}

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

/// The cells of a table's rows as styled text for a terminal.
struct TerminalCells: AlignedCells {
    private let style: TerminalStyle
    private let formatter: ValueFormatter
    private let rows: TableRows

    /// The columns with a title, in reading order.
    let columns: [Int]

    /// The columns whose cells are made: those with a title, and, if they are shown, those with
    /// links.
    private let made: [Int]

    /// The words that replace the addresses of the columns with a title.
    private let linkWords: [String?]

    /// The place of the row title among the columns with a title.
    private let title: Int?

    init(_ table: Table, style: TerminalStyle, formatter: ValueFormatter) {
        self.style = style
        self.formatter = formatter
        rows = table.rows
        columns = table.columns.indices.filter { table.columns[$0].title != nil }
        made = columns + (style.hyperlinks ? table.linkColumns : [])
        linkWords = columns.map { table.linkWord(of: $0) }
        title = columns.firstIndex(of: table.rowTitle)
    }

    /// The number of rows.
    var count: Int { rows.count }

    /// Whether the rows must be made one after the other.
    var isOrdered: Bool { rows.isOrdered }

    /// Makes the cells of a row, those of the columns with a title first.
    func cells(of row: Int) -> [Cell] { rows.cells(row, of: made) }

    /// Returns the styled text of the cell at a place among the cells of a row, and its width.
    func text(_ place: Int, of cells: [Cell]) -> (text: String, width: Int) {
        let mayLink = style.hyperlinks && place == title
        switch cells[place] {
        case .empty: return ("", 0)
        // Most cells have neither a style nor a link.
        case .text(let text) where !style.ascii && !mayLink:
            return (text.isolated, text.displayWidth)
        case .integer, .ordinal, .decimal, .measure, .duration:
            if style.ascii || mayLink { break }
            let text = formatter.text(of: cells[place]) ?? ""
            return (text, text.displayWidth)
        default: break
        }
        let cell = cell(place, of: cells)
        return (cell.painted(style), cell.width)
    }

    /// The cell at a place among the cells of a row: in a terminal that supports hyperlinks, addresses
    /// and row titles are links.
    func cell(_ place: Int, of cells: [Cell]) -> TerminalCell {
        let links = place == title ? cells[columns.count...] : []
        return TerminalCell(
            inColumn: cells[place], linkWord: linkWords[place],
            title: links.first { $0.address != nil }?.address, style: style, formatter: formatter)
    }
}
