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
