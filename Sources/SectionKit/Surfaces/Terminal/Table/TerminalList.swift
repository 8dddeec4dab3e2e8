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
    package init(_ table: Table, style: TerminalStyle, zone: DisplayZone) {
        let style = TerminalStyle(color: style.color, ascii: style.ascii)
        let formatter = ValueFormatter(zone: zone)
        self.table = table
        self.style = style
        self.formatter = formatter
        fields = table.columns.indices.compactMap { index in
            let column = table.columns[index]
            guard column.title != nil, column.priority < Column.expendable else { return nil }
            let (width, isBadge) = Self.measure(index, of: table, style, formatter)
            guard width > 0 else { return nil }
            let title = style.encoded(formatter.title(of: index, in: table) ?? "")
            let measure = ColumnMeasure(
                title: title.displayWidth,
                natural: max(width, title.displayWidth),
                isFlexible: column.alignment == .leading && !isBadge,
                priority: column.priority)
            return Field(column: index, title: title, measure: measure, isBadge: isBadge)
        }
        keyed = table.columns.indices.filter { table.columns[$0].shortcut != nil }
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
                at: field.column, of: row, in: table, style: style, formatter: formatter)
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
