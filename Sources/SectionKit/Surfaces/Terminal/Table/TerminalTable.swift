/// Lays out a table for a terminal: in columns if they fit, otherwise as a block per row.
///
/// It measures all rows, and then writes them.
struct TerminalTable {
    private let table: Table
    private let style: TerminalStyle
    private let formatter: ValueFormatter
    private let columns: [TerminalColumn]

    /// The cells of the columns with a title, then of those with links, if they are shown.
    private let rows: TerminalRows

    /// The number of columns with a title.
    private let titledCount: Int

    /// A visible column.
    private struct TerminalColumn {
        let index: Int

        /// The place of its cell among those that are made.
        let place: Int
        let title: String
        let alignment: Alignment
        let measure: ColumnMeasure
    }

    /// What each row needs of a column that is drawn.
    private struct DrawnColumn {
        let index: Int
        let place: Int
        let alignment: Alignment
        let width: Int
    }

    /// Measures a table.
    init(_ table: Table, style: TerminalStyle, formatter: ValueFormatter) {
        self.table = table
        self.style = style
        self.formatter = formatter
        let titled = table.columns.indices.filter { table.columns[$0].title != nil }
        titledCount = titled.count
        var meters = titled.map { CellMeter($0, of: table, style, formatter) }
        var rows = TerminalRows(
            table, columns: titled + (style.hyperlinks ? table.linkColumns : []))
        rows.measure { cells in
            for meter in meters.indices { meters[meter].add(cells[meter]) }
        }
        self.rows = rows
        columns = titled.indices.filter { meters[$0].isShown }.map { place in
            let (index, meter) = (titled[place], meters[place])
            let column = table.columns[index]
            let title = meter.title
            return TerminalColumn(
                index: index, place: place, title: title, alignment: column.alignment,
                measure: ColumnMeasure(
                    title: title.displayWidth, natural: max(title.displayWidth, meter.width),
                    // Long cells may be wrapped; numbers and addresses are not.
                    isFlexible: column.alignment == .leading
                        && column.priority < Column.expendable,
                    priority: column.priority))
        }
    }

    /// Whether there are no rows or no visible columns.
    var isEmpty: Bool { columns.isEmpty }

    /// The styled lines.
    var lines: [String] {
        var lines: [String] = []
        write { lines.append($0) }
        return lines
    }

    /// Writes the styled lines, without line breaks.
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
                table, columns: columns.map(\.index), style: style, formatter: formatter)
            try records.write(by: write)
        }
    }

    /// The cell of a row: dates are aligned by their month; in a terminal that supports hyperlinks,
    /// addresses and row titles are links.
    ///
    /// - Parameters:
    ///   - linkWord: the word that replaces an address; nil to show it.
    ///   - title: the address of the row, if the cell is its title.
    static func cell(
        _ cell: Cell,
        linkWord: @autoclosure () -> String?,
        title: WebLink?,
        style: TerminalStyle,
        formatter: ValueFormatter
    ) -> TerminalCell {
        if style.hyperlinks, let link = cell.address {
            let words = linkWord() ?? link.url
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
            guard let title else { return plain }
            return TerminalCell(plain.text, plain.textStyle, link: title)
        }
    }

    private func cell(_ column: DrawnColumn, of cells: [Cell]) -> TerminalCell {
        let links = column.index == table.rowTitle ? cells[titledCount...] : []
        return Self.cell(
            cells[column.place], linkWord: table.linkWord(of: column.index),
            title: links.first { $0.address != nil }?.address, style: style,
            formatter: formatter)
    }

    /// A date, indented so that the months of a column are aligned.
    private static func aligned(_ date: String, hasDay: Bool) -> TerminalCell {
        let indent = hasDay ? 2 - date.utf8.prefix { 0x30...0x39 ~= $0 }.count : 3
        return TerminalCell(
            indent > 0 ? String(repeating: " ", count: indent) + date : date, .plain)
    }

    /// Writes columns, with the width of each, under their titles.
    private func writeGrid<Failure: Error>(
        _ fitted: [(column: TerminalColumn, width: Int)],
        by write: (String) throws(Failure) -> Void
    ) throws(Failure) {
        let columns = fitted.map { column, width in
            DrawnColumn(
                index: column.index, place: column.place, alignment: column.alignment, width: width)
        }
        try write(line(of: fitted.map { TerminalCell($0.column.title, .strong) }, in: columns))
        let rules = columns.map { style.paint(style.rule($0.width), .faint) }
        try write(rules.separated(by: String(repeating: " ", count: TerminalLine.gap)))
        // Rows for a pipe are never wrapped, nor are those of columns as wide as their widest cell.
        let mayWrap =
            style.width != nil && fitted.contains { $0.column.measure.natural > $0.width }
        for row in rows.indices {
            let values = rows[row]
            let cells = columns.map { cell($0, of: values) }
            if !mayWrap || columns.indices.allSatisfy({ cells[$0].width <= columns[$0].width }) {
                try write(line(of: cells, in: columns))
                continue
            }
            let wrapped = columns.indices.map { cells[$0].wrapped(to: columns[$0].width) }
            for part in 0..<wrapped.reduce(0, { max($0, $1.count) }) {
                let parts = wrapped.map { part < $0.count ? $0[part] : .blank }
                try write(line(of: parts, in: columns))
            }
        }
    }

    /// A line with one cell of each column.
    private func line(of cells: [TerminalCell], in columns: [DrawnColumn]) -> String {
        var line = TerminalLine(style)
        for place in columns.indices {
            line.append(cells[place], in: columns[place].width, columns[place].alignment)
        }
        return line.text
    }
}
