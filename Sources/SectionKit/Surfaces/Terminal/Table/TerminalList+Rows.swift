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
        let titles = layout.columns.map { TerminalCell(fields[$0.field].title, .strong) }
        return pieces(layout, titles, keys: Self.keysTitle)
    }

    /// A row, padded to the width of its layout.
    package func row(_ index: Int, _ layout: Layout) -> [Piece] {
        let shown = layout.columns.map { fields[$0.field].column }
        let cells = table.rows.cells(index, of: shown + (layout.showsKeys ? keyed : []))
        let keys = zip(keyed, cells.dropFirst(shown.count)).map { column, cell in
            cell.address == nil ? " " : String(table.columns[column].shortcut ?? " ")
        }
        let values = cells.prefix(shown.count).map { cell in
            TerminalRowSetter.set(
                cell, linkWord: nil, title: nil, style: style, formatter: formatter)
        }
        return pieces(layout, values, keys: keys.joined())
    }

    private func pieces(_ layout: Layout, _ cells: [TerminalCell], keys: String) -> [Piece] {
        let gap = String(repeating: " ", count: TerminalLine.gap)
        var pieces: [Piece] = []
        for ((index, width), cell) in zip(layout.columns, cells) {
            let field = fields[index]
            let text =
                field.isBadge && width == 1
                ? style.encoded(String(cell.text.prefix(1)))
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
