import SectionEssentials

/// Writes a table in GitHub Flavored Markdown, with aligned columns: it measures all rows, and then
/// makes each again to write it.
struct MarkdownTable {
    private let table: Table
    private let formatter: ValueFormatter
    private let document: MarkdownDocument
    private let fields: [Field]

    /// A visible column.
    private struct Field {
        let column: Int
        let alignment: Alignment
        let title: String
        let width: Int

        /// The Markdown that replaces the addresses; nil if addresses are shown.
        let linkWord: String?
    }

    /// What is found out about a column.
    private struct Survey {
        var width = 0
        var isShown = false
        var holdsTimes = false
    }

    /// Measures a table, and numbers its links; nil if it has no rows or no visible columns.
    init?(_ table: Table, formatter: ValueFormatter, document: inout MarkdownDocument) {
        let titled = table.columns.indices.filter { table.columns[$0].title != nil }
        let linkWords = table.columns.indices.map(table.linkWord)
        var surveys = table.columns.map { _ in Survey() }
        for row in table.rows {
            for column in titled where row[column] != .empty {
                surveys[column].isShown = true
                if let link = row[column].address, let word = linkWords[column] {
                    let text = document.link(to: link, text: word)
                    surveys[column].width = max(surveys[column].width, text.displayWidth)
                    continue
                }
                if case .date(let date) = row[column], date.precision == .hour {
                    surveys[column].holdsTimes = true
                }
                let text = Self.text(of: row[column], formatter)
                // No text is wider than its number of UTF-8 bytes.
                if text.utf8.count > surveys[column].width {
                    surveys[column].width = max(surveys[column].width, text.displayWidth)
                }
            }
        }
        fields = titled.filter { surveys[$0].isShown }.map { column in
            let survey = surveys[column]
            let title = formatter.title(
                of: table.columns[column], holdsTimes: survey.holdsTimes
            ).markdown
            let widest = max(title.displayWidth, survey.width)
            return Field(
                column: column, alignment: table.columns[column].alignment, title: title,
                width: min(max(3, widest), Column.maximumWidth),
                linkWord: linkWords[column]?.markdown)
        }
        if fields.isEmpty { return nil }
        self.table = table
        self.formatter = formatter
        self.document = document
    }

    /// Writes the lines of the table, with their line breaks.
    func write<Failure: Error>(by write: (String) throws(Failure) -> Void) throws(Failure) {
        try write(line { $0.title })
        try write(
            line { field in
                let dashes = String(repeating: "-", count: field.width - 1)
                return field.alignment == .trailing ? dashes + ":" : ":" + dashes
            })
        for row in table.rows { try write(line { text(of: row[$0.column], $0) }) }
    }

    private func line(_ cell: (Field) -> String) -> String {
        var line = "|"
        for field in fields {
            line += " "
            line += cell(field).padded(to: field.width, field.alignment)
            line += " |"
        }
        return line + "\n"
    }

    private func text(of cell: Cell, _ field: Field) -> String {
        guard let link = cell.address, let word = field.linkWord,
            let number = document.number(of: link)
        else { return Self.text(of: cell, formatter) }
        return "[\(word)][\(number)]"
    }

    private static func text(of cell: Cell, _ formatter: ValueFormatter) -> String {
        if let link = cell.address { return link.markdown }
        if case .date(let date) = cell { return formatter.date(date) }
        return formatter.text(of: cell)?.markdown ?? ""
    }
}
