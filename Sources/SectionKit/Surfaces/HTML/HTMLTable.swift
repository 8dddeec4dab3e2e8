/// Writes a table with column and row headers; a long table has a search field.
struct HTMLTable {
    private let table: Table
    private let cells: HTMLCells
    private let head: String
    private let fields: [Field]

    /// Whether its rows have actions.
    private let hasActions: Bool

    /// A visible column, with the markup around its cells.
    private struct Field {
        let column: Int
        let opening: String
        let closing: String

        /// The markup that replaces the addresses; nil if addresses are shown.
        let linkWord: String?
    }

    /// Prepares a table; nil if it has no rows or no visible columns.
    ///
    /// - Parameter isNamed: whether a map or a chart in the section refers to the table by its key.
    init?(
        _ table: Table,
        _ survey: HTMLSurvey,
        name: String,
        isNamed: Bool,
        cells: HTMLCells
    ) {
        if survey.shown.isEmpty { return nil }
        self.table = table
        self.cells = cells
        let controls = HTMLControls(table, name: name, survey: survey, formatter: cells.formatter)
        let key = isNamed ? table.key : nil
        var head = (controls?.html ?? "") + Self.opening(name, class: "rows", key: key)
        fields = survey.shown.map { column in
            let title = cells.formatter.title(
                of: table.columns[column],
                holdsTimes: survey.dates[column]?.holdsTimes ?? false)
            let side = Self.side(of: table.columns[column])
            head += "<th scope=\"col\"\(side)>\(title.html)</th>"
            let isTitle = column == table.rowTitle
            return Field(
                column: column,
                opening: isTitle ? "<th scope=\"row\"\(side)>" : "<td\(side)>",
                closing: isTitle ? "</th>" : "</td>", linkWord: table.linkWord(of: column)?.html)
        }
        hasActions =
            cells.actions.map { actions in
                !table.isMadeUp && table.commands.contains { actions($0, "") != nil }
            } ?? false
        if hasActions { head += "<td></td>" }
        self.head = head + "</tr></thead>\n<tbody>\n"
    }

    /// Writes the markup, row by row.
    func write<Failure: Error>(by write: (String) throws(Failure) -> Void) throws(Failure) {
        try write(head)
        var buffer = TextBuffer()
        for (index, row) in table.rows.enumerated() {
            buffer.removeAll()
            buffer.append("<tr>")
            let details = details(of: index)
            let opener = details == nil ? nil : opener(of: row)
            for field in fields {
                let cell = row[field.column]
                buffer.append(field.opening)
                let opens = field.column == opener
                if opens, let details { buffer.append("<a href=\"\(details.html)\">") }
                cells.write(cell, linkWord: field.linkWord, to: &buffer)
                if opens { buffer.append("</a>") }
                buffer.append(field.closing)
            }
            if hasActions { buffer.append(actions(of: index, row)) }
            buffer.append("</tr>\n")
            try write(buffer.text)
        }
        try write(Self.closing)
    }

    /// The column whose text leads to the page about a row: its title, else the first that has a text.
    private func opener(of row: [Cell]) -> Int? {
        ([table.rowTitle] + fields.map(\.column)).first { column in
            let isShown = fields.contains { $0.column == column }
            guard isShown, row[column].address == nil else { return false }
            return cells.formatter.text(of: row[column])?.nonBlank != nil
        }
    }

    /// The address of the page about a row; nil if there is none.
    private func details(of row: Int) -> String? {
        guard let details = cells.details, let identity = table.identity(of: row) else {
            return nil
        }
        return table.commands.lazy.compactMap { details($0, identity) }.first
    }

    /// The cell with links to the actions on a row, folded so that it takes little room.
    private func actions(of index: Int, _ row: [Cell]) -> String {
        guard let actions = cells.actions, let identity = table.identity(of: index) else {
            return "<td></td>"
        }
        let links = table.commands.compactMap { actions($0, identity) }.map {
            "<li><a href=\"\($0.address.html)\">\($0.title.html)</a></li>"
        }
        let title = opener(of: row).flatMap { cells.formatter.text(of: row[$0]) } ?? "this row"
        return """
            <td class="calls"><details><summary aria-label="Actions on \(title.html)">⋯</summary>\
            <ul>\(links.joined())</ul></details></td>
            """
    }

    /// The start of a table, up to its column titles; the table scrolls if it does not fit.
    static func opening(_ name: String, class kind: String, key: String? = nil) -> String {
        let key = key.map { " data-key=\"\($0.html)\"" } ?? ""
        return """
            <div class="scroll" role="group" aria-label="\(name.html)" tabindex="0">
            <table class="\(kind)"\(key)>
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
