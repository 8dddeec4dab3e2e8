import SectionEssentials

/// Writes a table in GitHub Flavored Markdown, with aligned columns.
///
/// It measures all rows, and then writes them.
struct MarkdownTable {
    private let rows: MeasuredRows<MarkdownCells>
    private let fields: [Field]

    /// A visible column.
    private struct Field {
        /// The place of its cells among those that are set.
        let place: Int
        let alignment: Alignment
        let title: String
        let width: Int
    }

    /// Measures a table, and numbers its links; nil if it has no rows or no visible columns.
    init?(_ table: Table, formatter: ValueFormatter, document: inout MarkdownDocument) {
        let rows = MeasuredRows(MarkdownCells(table, formatter: formatter, document: document))
        document = rows.cells.document
        self.rows = rows
        fields = [ShownColumn](of: table, rows.cells.columns, rows.columns, formatter).map {
            let title = $0.title.markdown
            let widest = max(title.displayWidth, $0.cells.width)
            return Field(
                place: $0.place, alignment: $0.column.alignment, title: title,
                width: min(max(3, widest), Column.maximumWidth))
        }
        if fields.isEmpty { return nil }
    }

    /// Writes the lines of the table, with their line breaks, in pieces of whole lines.
    func write<Failure: Error>(by write: (String) throws(Failure) -> Void) throws(Failure) {
        let titles = fields.map { $0.title.padded(to: $0.width, $0.alignment) }
        let rules = fields.map { field in
            let dashes = String(repeating: "-", count: field.width - 1)
            return field.alignment == .trailing ? dashes + ":" : ":" + dashes
        }
        for line in [titles, rules] { try write("| " + line.separated(by: " | ") + " |\n") }
        let fields = fields
        try rows.write({ Self.text(of: $0, fields) }, by: write)
    }

    private static func text(of rows: SetRows, _ fields: [Field]) -> String {
        var text = TextBuffer()
        rows.forEach { _, cells in
            text.append("|")
            for field in fields {
                let spare = max(0, field.width - cells.width(field.place))
                text.append(UInt8(ascii: " "), count: field.alignment == .trailing ? spare + 1 : 1)
                text.append(cells.text(field.place))
                text.append(UInt8(ascii: " "), count: field.alignment == .leading ? spare + 1 : 1)
                text.append("|")
            }
            text.append("\n")
        }
        return text.text
    }
}

/// The cells of a table's rows as Markdown, with the links numbered in the order of the rows.
private struct MarkdownCells: AlignedCells {
    let columns: [Int]

    /// The document, with the links of the rows so far.
    private(set) var document: MarkdownDocument

    private let rows: TableRows
    private let formatter: ValueFormatter

    /// The words that replace the addresses of the columns with a title.
    private let linkWords: [String?]

    init(_ table: Table, formatter: ValueFormatter, document: MarkdownDocument) {
        columns = table.columns.indices.filter { table.columns[$0].title != nil }
        linkWords = columns.map { table.linkWord(of: $0) }
        rows = table.rows
        self.formatter = formatter
        self.document = document
    }

    var count: Int { rows.count }

    /// The links are numbered in order.
    var isOrdered: Bool { true }

    func cells(of row: Int) -> [Cell] { rows.cells(row, of: columns) }

    mutating func text(_ place: Int, of cells: [Cell]) -> (text: String, width: Int) {
        let text = text(of: cells[place], linkWord: linkWords[place])
        return (text, text.displayWidth)
    }

    private mutating func text(of cell: Cell, linkWord: String?) -> String {
        if let link = cell.address {
            return linkWord.map { document.link(to: link, text: $0) } ?? link.markdown
        }
        if case .date(let date) = cell { return formatter.date(date) }
        return formatter.text(of: cell)?.markdown ?? ""
    }
}
