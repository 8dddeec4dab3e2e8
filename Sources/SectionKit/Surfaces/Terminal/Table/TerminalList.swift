import SectionEssentials

/// Lays out a table with one line per row, measured once and drawn row by row, so that the cost
/// of drawing does not depend on the length of the list.
///
/// Addresses are not shown: a column of their own shows the keys that open them.
package struct TerminalList: Sendable {
    /// The table.
    package let table: Table

    let style: TerminalStyle
    let formatter: ValueFormatter

    /// The columns with a value in a row that was measured.
    private(set) var fields: [Field] = []

    /// The columns whose addresses can be opened with a key.
    let keyed: [Int]

    /// The columns that a list may show, with what was measured of each.
    private let listed: [Int]
    private var measured: [MeasuredColumn]

    /// Whether all rows are measured.
    private let isMeasured: Bool

    /// A visible column.
    struct Field {
        let column: Int
        let title: String
        let measure: ColumnMeasure
    }

    /// Measures a table; the width of the style is ignored.
    ///
    /// Stops early if the task is cancelled, because nobody will see the list then.
    package init(_ table: Table, style: TerminalStyle, zone: DisplayZone) {
        let style = TerminalStyle(color: style.color, ascii: style.ascii, scheme: style.scheme)
        let formatter = ValueFormatter(zone: zone)
        self.table = table
        self.style = style
        self.formatter = formatter
        listed = table.columns.indices.filter { index in
            table.columns[index].title != nil && table.columns[index].priority < Column.expendable
        }
        measured = listed.map { _ in MeasuredColumn() }
        keyed = table.columns.indices.filter { table.columns[$0].shortcut != nil }
        isMeasured = true
        for row in table.rows.indices {
            if row.isMultiple(of: 1 << 10), Task.isCancelled { break }
            add(row)
        }
        fit()
    }

    /// Lays out a table as another one with the same columns was measured; nil if the columns differ.
    ///
    /// Cells that are wider are cut, unless their rows are measured before they are drawn.
    package init?(_ table: Table, measuredAs other: TerminalList) {
        guard table.columns == other.table.columns else { return nil }
        self.table = table
        style = other.style
        formatter = other.formatter
        fields = other.fields
        keyed = other.keyed
        listed = other.listed
        measured = other.measured
        isMeasured = false
    }
}

extension TerminalList {
    /// Whether there is nothing to show: no row, or no visible column.
    package var isEmpty: Bool { table.rows.isEmpty || fields.isEmpty }

    /// Widens the columns where the cells of some rows need it, if not all rows are measured.
    package mutating func measure(_ rows: [Int]) {
        if isMeasured { return }
        for row in rows { add(row) }
        fit()
    }

    private mutating func add(_ row: Int) {
        for (place, cell) in table.rows.cells(row, of: listed).enumerated() {
            let width = TerminalCell.width(
                inColumn: cell, orAtMost: measured[place].width, style: style,
                formatter: formatter)
            measured[place].add(cell, width: width)
        }
    }

    /// Makes the visible columns as wide as their measured cells.
    private mutating func fit() {
        fields = [ShownColumn](of: table, listed, measured, formatter).map { shown in
            let title = style.encoded(shown.title)
            return Field(
                column: shown.index, title: title,
                measure: ColumnMeasure(shown, title: title, wraps: false))
        }
    }
}

extension TerminalList {
    /// Appends the searchable text of a row; see ``Table/appendSearchText(of:shown:_:to:)``.
    package func appendSearchText(of index: Int, to bytes: inout [UInt8]) {
        table.appendSearchText(of: index, shown: Set(fields.map(\.column)), formatter, to: &bytes)
    }
}

extension TerminalList {
    /// The columns that fit a width.
    package struct Layout: Sendable {
        var columns: [(field: Int, width: Int)] = []
        var showsKeys = false
    }

    /// Lays out the columns for a width, by priority as in a report.
    ///
    /// If they do not fit, columns are dropped from the last on, and the row title is cut.
    package func layout(in width: Int) -> Layout {
        let measures = fields.map(\.measure)
        let widths =
            TableLayout.widths(of: measures, gap: TerminalLine.gap, in: width)
            ?? TableLayout.forced(
                measures, title: fields.firstIndex { $0.column == table.rowTitle } ?? 0,
                gap: TerminalLine.gap, in: width)
        var layout = Layout()
        for (index, width) in widths.enumerated() {
            if let width { layout.columns.append((index, width)) }
        }
        let total = layout.columns.reduce(0) { $0 + $1.width + TerminalLine.gap }
        layout.showsKeys =
            !keyed.isEmpty && layout.columns.count == fields.count
            && total + keysWidth <= width
        return layout
    }
}

extension TerminalList {
    /// A part of a row in one style; a text that is written from right to left is isolated from what
    /// is beside it.
    package struct Piece: Equatable, Sendable {
        package let text: String
        package let textStyle: TextStyle

        /// The column of the table; nil between cells.
        package var column: Int?
    }

    private static let keysTitle = "Links"

    var keysWidth: Int { max(Self.keysTitle.utf8.count, keyed.count) }

    /// The titles of the columns.
    package func titles(_ layout: Layout) -> [Piece] {
        let titles = layout.columns.map { index, width in
            let field = fields[index]
            return TerminalCell(field.measure.isMark(in: width) ? "" : field.title, .strong)
        }
        return pieces(layout, titles, keys: Self.keysTitle)
    }

    /// A row, padded to the width of its layout.
    package func row(_ index: Int, _ layout: Layout) -> [Piece] {
        let shown = layout.columns.map { fields[$0.field].column }
        let cells = table.rows.cells(index, of: shown + (layout.showsKeys ? keyed : []))
        let keys = zip(keyed, cells.dropFirst(shown.count)).map { column, cell in
            cell.address == nil ? " " : String(table.columns[column].shortcut ?? " ")
        }
        let values = cells.prefix(shown.count).map {
            TerminalCell(inColumn: $0, style: style, formatter: formatter)
        }
        return pieces(layout, values, keys: keys.joined())
    }

    private func pieces(_ layout: Layout, _ cells: [TerminalCell], keys: String) -> [Piece] {
        let gap = String(repeating: " ", count: TerminalLine.gap)
        var pieces: [Piece] = []
        for ((index, width), cell) in zip(layout.columns, cells) {
            let field = fields[index]
            let text =
                field.measure.isMark(in: width)
                ? cell.mark.text
                : style.line(cell.text, columns: width)
            if !pieces.isEmpty { pieces.append(Piece(text: gap, textStyle: .plain)) }
            let alignment = table.columns[field.column].alignment
            pieces.append(
                Piece(
                    text: text.isolated.padded(to: width, alignment), textStyle: cell.textStyle,
                    column: field.column))
        }
        if layout.showsKeys {
            pieces.append(Piece(text: gap, textStyle: .plain))
            pieces.append(Piece(text: keys.padded(to: keysWidth), textStyle: .link))
        }
        return pieces
    }
}
