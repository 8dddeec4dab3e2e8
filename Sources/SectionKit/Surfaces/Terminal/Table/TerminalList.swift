import Essentials

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
    private var meters: [CellMeter]

    /// Whether all rows are measured.
    private let isMeasured: Bool

    /// A visible column.
    struct Field {
        let column: Int
        let title: String
        let measure: ColumnMeasure

        /// Whether the cells are badges, which can be reduced to their marks.
        let isBadge: Bool
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
        meters = listed.map { CellMeter(table.columns[$0], style, formatter) }
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
        meters = other.meters
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
        let cells = table.rows.cells(row, of: listed)
        for (meter, cell) in cells.enumerated() { meters[meter].add(cell) }
    }

    /// Makes the visible columns as wide as their measured cells.
    private mutating func fit() {
        fields = zip(listed, meters).filter { $1.width > 0 }.map { index, meter in
            let column = table.columns[index]
            let title = meter.title
            let measure = ColumnMeasure(
                title: title.displayWidth,
                natural: max(meter.width, title.displayWidth),
                isFlexible: column.alignment == .leading && !meter.isBadge,
                priority: column.priority)
            return Field(column: index, title: title, measure: measure, isBadge: meter.isBadge)
        }
    }
}
