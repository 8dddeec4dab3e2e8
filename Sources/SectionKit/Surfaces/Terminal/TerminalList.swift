/// A table of which every row takes one line: measured once, then drawn a row at a time, so that
/// a list of any length costs no more than what is seen of it.
///
/// Addresses are not written out: a column of its own tells the keys that open them.
package struct TerminalList: Sendable {
    /// What is listed.
    package let table: Table

    private let style: TerminalStyle
    private let human: HumanText
    private let fields: [Field]

    /// The columns whose addresses a key opens.
    private let keyed: [Int]

    private static let gap = 2
    private static let keysTitle = "Links"

    private var keysWidth: Int { max(Self.keysTitle.utf8.count, keyed.count) }

    /// What a column says of every row.
    private struct Field {
        let column: Int
        let title: String
        let measure: ColumnMeasure

        /// Whether its words have marks that can stand for them.
        let isBadge: Bool
    }

    /// Words of a row in one ink.
    package struct Piece: Equatable, Sendable {
        package let text: String
        package let ink: Ink
    }

    /// The columns that a width has room for.
    package struct Layout: Sendable {
        fileprivate var columns: [(field: Int, width: Int)] = []
        fileprivate var showsKeys = false
    }

    /// Measures a table; the width of the style is no matter.
    package init(_ table: Table, style: TerminalStyle, zone: DisplayZone) {
        let style = TerminalStyle(color: style.color, ascii: style.ascii)
        let human = HumanText(zone: zone)
        self.table = table
        self.style = style
        self.human = human
        fields = table.columns.indices.compactMap { index in
            let column = table.columns[index]
            guard column.title != nil, column.priority < Column.expendable else { return nil }
            let (width, isBadge) = Self.measure(index, of: table, style, human)
            guard width > 0 else { return nil }
            let title = style.encoded(human.title(of: index, in: table) ?? "")
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

// MARK: - Layout

extension TerminalList {
    /// Chooses the columns for a width, by priority as in a report.
    ///
    /// What even then does not fit gives way as follows: words of a closed set to their marks,
    /// columns from the last on, and the title of the row to what is left.
    package func layout(in width: Int) -> Layout {
        let measures = fields.map(\.measure)
        guard let widths = TableLayout.widths(of: measures, gap: Self.gap, in: width) else {
            return squeezed(into: width)
        }
        var layout = Layout()
        for (index, width) in widths.enumerated() {
            if let width { layout.columns.append((index, width)) }
        }
        let total = layout.columns.reduce(0) { $0 + $1.width + Self.gap }
        layout.showsKeys =
            !keyed.isEmpty && layout.columns.count == fields.count
            && total + keysWidth <= width
        return layout
    }

    private func squeezed(into width: Int) -> Layout {
        var kept = fields.indices.filter { fields[$0].measure.priority == 0 }
        let title = fields.firstIndex { $0.column == table.rowTitle } ?? 0
        let least = { (field: Int) in
            field == title ? 8 : fields[field].isBadge ? 1 : fields[field].measure.natural
        }
        let total = { kept.reduce(-Self.gap) { $0 + least($1) + Self.gap } }
        while total() > width, let last = kept.last(where: { $0 != title }) {
            kept.removeAll { $0 == last }
        }
        let spare = max(0, width - total())
        return Layout(
            columns: kept.map { field in
                guard field == title else { return (field, least(field)) }
                return (field, min(fields[field].measure.natural, least(field) + spare))
            })
    }

    /// The columns that the cells of a column take, by the widest, and whether they are badges.
    private static func measure(
        _ column: Int,
        of table: Table,
        _ style: TerminalStyle,
        _ human: HumanText
    ) -> (width: Int, isBadge: Bool) {
        var width = 0
        var isBadge = false
        for row in table.rows {
            switch row[column] {
            // No text is wider than its bytes, which are counted already.
            case .text(let text):
                if style.ascii || text.utf8.count > width {
                    width = max(width, style.encoded(text).displayWidth)
                }
            case .integer(let number) where 0..<10_000 ~= number:
                width = max(width, String(number).utf8.count)
            case .date(let date) where date.precision == .hour && width >= fullDate.utf8.count:
                continue
            case .badge(let badge):
                isBadge = true
                if style.ascii || badge.text.utf8.count + 2 > width {
                    width = max(width, style.encoded(badge.text).displayWidth + 2)
                }
            case .empty: continue
            default:
                let cell = TerminalTable.cell(
                    at: column, of: row, in: table, style: style, human: human)
                width = max(width, cell.width)
            }
        }
        return (width, isBadge)
    }

    /// The widest date of four digits' years.
    private static let fullDate = "24 Mar 2006 22:30"
}

// MARK: - Drawing

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
                at: field.column, of: row, in: table, style: style, human: human)
        }
    }

    private func pieces(
        _ layout: Layout,
        keys: String,
        cell: (Field) -> TerminalCell
    ) -> [Piece] {
        let gap = String(repeating: " ", count: Self.gap)
        var pieces: [Piece] = []
        for (index, width) in layout.columns {
            let field = fields[index]
            let cell = cell(field)
            let text =
                field.isBadge && width == 1
                ? String(cell.text.prefix(1)) : style.line(cell.text, columns: width)
            if !pieces.isEmpty { pieces.append(Piece(text: gap, ink: .plain)) }
            let alignment = table.columns[field.column].alignment
            pieces.append(Piece(text: text.padded(to: width, alignment), ink: cell.ink))
        }
        if layout.showsKeys {
            pieces.append(Piece(text: gap, ink: .plain))
            pieces.append(Piece(text: keys.padded(to: keysWidth), ink: .link))
        }
        return pieces
    }
}

// MARK: - Searching

extension TerminalList {
    /// Appends what a search finds a row by: its words, numbers and dates, folded, each ended by a
    /// line feed so that none runs into the next.
    package func appendSearchText(of index: Int, to bytes: inout [UInt8]) {
        let row = table.rows[index]
        for field in fields {
            switch row[field.column] {
            case .empty, .days: continue
            case .text(let text): bytes.append(contentsOf: text.folded.utf8)
            case let cell:
                guard let text = human.text(of: cell) else { continue }
                bytes.append(contentsOf: text.folded.utf8)
            }
            bytes.append(UInt8(ascii: "\n"))
        }
    }
}
