/// Writes a table with column and row headers; a long table has a search field.
struct HTMLTable {
    /// The markup; nil if the table has no rows or no visible columns.
    let html: String?

    init(_ table: Table, name: String, cells: HTMLCells) {
        let shown = table.shownColumns
        guard !shown.isEmpty else {
            html = nil
            return
        }
        var html =
            HTMLControls(table, name: name, columns: shown, formatter: cells.formatter)?.html ?? ""
        html += Self.opening(name, class: "rows")
        for column in shown {
            let title = cells.formatter.title(of: column, in: table) ?? ""
            let side = Self.side(of: table.columns[column])
            html += "<th scope=\"col\"\(side)>\(title.html)</th>"
        }
        html += "</tr></thead>\n<tbody>\n"
        let linkWords = table.columns.indices.map(table.linkWord)
        for row in table.rows {
            html += "<tr>"
            for column in shown {
                let value = cells.cell(row[column], linkWord: linkWords[column])
                let side = Self.side(of: table.columns[column])
                html +=
                    column == table.rowTitle
                    ? "<th scope=\"row\"\(side)>\(value)</th>" : "<td\(side)>\(value)</td>"
            }
            html += "</tr>\n"
        }
        self.html = html + Self.closing
    }

    /// The start of a table, up to its column titles; the table scrolls if it does not fit.
    static func opening(_ name: String, class kind: String) -> String {
        """
        <div class="scroll" role="group" aria-label="\(name.html)" tabindex="0">
        <table class="\(kind)">
        <caption>\(name.html)</caption>
        <thead><tr>
        """
    }

    /// The end of a table, after its last row.
    static let closing = "</tbody>\n</table>\n</div>\n"

    private static func side(of column: Column) -> String {
        column.alignment == .trailing ? " class=\"number\"" : ""
    }
}
