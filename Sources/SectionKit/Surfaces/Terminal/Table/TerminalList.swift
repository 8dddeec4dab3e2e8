import Essentials

/// A table of which every row takes one line: measured once, then drawn a row at a time, so that
/// a list of any length costs no more than what is seen of it.
///
/// Addresses are not written out: a column of its own tells the keys that open them.
package struct TerminalList: Sendable {
    /// What is listed.
    package let table: Table

    let style: TerminalStyle
    let formatter: ValueFormatter
    let fields: [Field]

    /// The columns whose addresses a key opens.
    let keyed: [Int]

    private static let keysTitle = "Links"

    var keysWidth: Int { max(Self.keysTitle.utf8.count, keyed.count) }

    /// What a column says of every row.
    struct Field {
        let column: Int
        let title: String
        let measure: ColumnMeasure

        /// Whether its words have marks that can stand for them.
        let isBadge: Bool
    }

    /// Words of a row in one style.
    package struct Piece: Equatable, Sendable {
        package let text: String
        package let textStyle: TextStyle

        /// The column of the table whose cell it is; nil for what is between cells.
        package var column: Int?
    }

    /// Measures a table; the width of the style is no matter.
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
    /// Whether there is nothing to see of it: no row, or no column that is for people.
    package var isEmpty: Bool { table.rows.isEmpty || fields.isEmpty }
}

extension TerminalList {
    /// The titles of the columns.
    package func titles(_ layout: Layout) -> [Piece] {
        pieces(layout, keys: Self.keysTitle) { field in
            TerminalCell(field.title, .strong)
        }
    }

    /// A row, exactly as wide as its layout.
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
