import Essentials

/// Writes a table in GitHub Flavored Markdown, with aligned columns.
struct MarkdownTable {
    /// The lines of the table; nil if it has no rows or no visible columns.
    let text: String?

    init(_ table: Table, formatter: ValueFormatter, references: inout MarkdownReferences) {
        let shown = table.shownColumns
        guard !shown.isEmpty else {
            text = nil
            return
        }
        let titles = shown.map { formatter.title(of: $0, in: table)?.markdown ?? "" }
        let linkWords = table.columns.indices.map(table.linkWord)
        var rows: [[String]] = []
        for row in table.rows {
            rows.append(
                shown.map { column in
                    let cell = row[column]
                    if let link = cell.address {
                        return linkWords[column].map { references.link(to: link, text: $0) }
                            ?? link.markdown
                    }
                    if case .date(let date) = cell { return formatter.date(date) }
                    return formatter.text(of: cell)?.markdown ?? ""
                })
        }
        let alignments = shown.map { table.columns[$0].alignment }
        let widths = titles.indices.map { index in
            let widest = rows.reduce(titles[index].displayWidth) { max($0, $1[index].displayWidth) }
            return min(max(3, widest), Column.maximumWidth)
        }
        let line = { (cells: [String]) in
            let padded = zip(zip(cells, widths), alignments).map { $0.0.padded(to: $0.1, $1) }
            return "| " + padded.joined(separator: " | ") + " |"
        }
        let rule = zip(widths, alignments).map { width, alignment in
            let dashes = String(repeating: "-", count: width - 1)
            return alignment == .trailing ? dashes + ":" : ":" + dashes
        }
        text = ([titles, rule] + rows).map(line).joined(separator: "\n")
    }
}
