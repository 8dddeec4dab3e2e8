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
    let fields: [Field]

    /// The columns whose addresses can be opened with a key.
    let keyed: [Int]

    private static let keysTitle = "Links"

    var keysWidth: Int { max(Self.keysTitle.utf8.count, keyed.count) }

    /// A visible column.
    struct Field {
        let column: Int
        let title: String
        let measure: ColumnMeasure

        /// Whether the cells are badges, which can be reduced to their marks.
        let isBadge: Bool
    }

    /// A part of a row in one style.
    package struct Piece: Equatable, Sendable {
        package let text: String
        package let textStyle: TextStyle

        /// The column of the table; nil between cells.
        package var column: Int?
    }

    /// Measures a table; the width of the style is ignored.
    ///
    /// Stops early if the task is cancelled, because nobody will see the list then.
    package init(_ table: Table, style: TerminalStyle, zone: DisplayZone) {
        let style = TerminalStyle(color: style.color, ascii: style.ascii)
        let formatter = ValueFormatter(zone: zone)
        self.table = table
        self.style = style
        self.formatter = formatter
        let listed = table.columns.indices.filter { index in
            table.columns[index].title != nil && table.columns[index].priority < Column.expendable
        }
        var meters = listed.map { CellMeter($0, of: table, style, formatter) }
        for row in table.rows.indices {
            if row.isMultiple(of: 1 << 10), Task.isCancelled { break }
            for (meter, column) in listed.enumerated() {
                meters[meter].add(table.rows.cell(row, column))
            }
        }
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
        keyed = table.columns.indices.filter { table.columns[$0].shortcut != nil }
    }

    /// Lays out a table as another one with the same columns was measured; nil if the columns differ.
    ///
    /// Cells that are wider are cut, so this is for the moment until the table is measured.
    package init?(_ table: Table, measuredAs other: TerminalList) {
        guard table.columns == other.table.columns else { return nil }
        self.table = table
        style = other.style
        formatter = other.formatter
        fields = other.fields
        keyed = other.keyed
    }
}

extension TerminalList {
    /// Whether there is nothing to show: no row, or no visible column.
    package var isEmpty: Bool { table.rows.isEmpty || fields.isEmpty }
}

extension TerminalList {
    /// The titles of the columns.
    package func titles(_ layout: Layout) -> [Piece] {
        pieces(layout, keys: Self.keysTitle) { field in
            TerminalCell(field.title, .strong)
        }
    }

    /// A row, padded to the width of its layout.
    package func row(_ index: Int, _ layout: Layout) -> [Piece] {
        let row = table.rows[index]
        let keys = keyed.map { column in
            row[column].address == nil ? " " : String(table.columns[column].shortcut ?? " ")
        }
        return pieces(layout, keys: keys.joined()) { field in
            TerminalTable.cell(
                row[field.column], at: field.column, in: table, title: nil, style: style,
                formatter: formatter)
        }
    }

    private func pieces(
        _ layout: Layout,
        keys: String,
        cell: (Field) -> TerminalCell
    ) -> [Piece] {
        let gap = String(repeating: " ", count: TerminalLine.gap)
        var pieces: [Piece] = []
        for (index, width) in layout.columns {
            let field = fields[index]
            let cell = cell(field)
            let text =
                field.isBadge && width == 1
                ? String(cell.text.prefix(1)) : style.line(cell.text, columns: width)
            if !pieces.isEmpty { pieces.append(Piece(text: gap, textStyle: .plain)) }
            let alignment = table.columns[field.column].alignment
            pieces.append(
                Piece(
                    text: text.padded(to: width, alignment), textStyle: cell.textStyle,
                    column: field.column))
        }
        if layout.showsKeys {
            pieces.append(Piece(text: gap, textStyle: .plain))
            pieces.append(Piece(text: keys.padded(to: keysWidth), textStyle: .link))
        }
        return pieces
    }
}
