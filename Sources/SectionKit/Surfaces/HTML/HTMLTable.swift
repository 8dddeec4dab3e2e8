/// Writes a table with column and row headers, which sort it; a long table has a search field.
struct HTMLTable {
    private let table: Table
    private let cells: HTMLCells
    private let head: String
    private let fields: [Field]

    /// Makes the address of the page about a row of its identity; nil for none.
    private let details: (@Sendable (String) -> String)?

    /// The links to actions on its rows, whose titles are markup.
    private let actions: [(command: String, link: HTMLAction)]

    /// Whether the heads of columns sort the rows.
    private let sorts: Bool

    /// The number of rows from which heads sort them.
    private static let fewestSorted = 4

    /// The links to the rest of the rows, after the table; empty if the rows are all.
    private let pages: String

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
        _ columns: HTMLColumns,
        name: String,
        isNamed: Bool,
        cells: HTMLCells
    ) {
        if columns.shown.isEmpty, table.page == nil { return nil }
        self.table = table
        self.cells = cells
        let controls = HTMLControls(
            table, name: name, columns: columns, cells: cells)
        pages =
            HTMLPages(table, name: name, links: cells.links)?.html
            ?? Self.link(toAllOf: table, cells.links)
        if columns.shown.isEmpty {
            // Nothing was found, and other words are asked for.
            (head, fields, details, actions, sorts) = (controls?.html ?? "", [], nil, [], false)
            return
        }
        let key = isNamed ? table.key : nil
        let sorts = table.rows.count >= Self.fewestSorted || table.page != nil
        self.sorts = sorts
        var head =
            (controls?.html ?? "")
            + Self.opening(
                name, class: sorts ? "rows sorts" : "rows", key: key,
                order: sorts ? cells.links.map { $0.orderName(table.key) } : nil,
                isLong: table.rows.count >= TablePage.fewest, isPage: table.page != nil)
        let heads = HTMLTableHeads(table, columns, links: cells.links)
        fields = columns.shown.map { shown in
            let (index, title) = (shown.index, shown.title.html)
            let side = Self.side(of: shown.column)
            head += "<th scope=\"col\"\(side)"
            head += sorts ? heads.rest(of: index, title) : ">\(title)</th>"
            let isTitle = index == table.rowTitle
            return Field(
                column: index,
                opening: isTitle ? "<th scope=\"row\"\(side)" : "<td\(side)",
                closing: isTitle ? "</th>" : "</td>", linkWord: table.linkWord(of: index)?.html)
        }
        details = cells.links?.details(of: table)
        actions =
            table.isMadeUp
            ? []
            : table.commands.compactMap { command in
                cells.links?.actions(command).map {
                    (command, ($0.title.html, $0.summary.html, $0.address))
                }
            }
        if !actions.isEmpty { head += "<td></td>" }
        self.head = head + "</tr></thead>\n<tbody>\n"
    }

    /// Writes the markup, row by row.
    func write<Failure: Error>(by write: (String) throws(Failure) -> Void) throws(Failure) {
        try write(head)
        if fields.isEmpty { return }
        var buffer = TextBuffer()
        for (index, row) in table.rows.enumerated() {
            buffer.removeAll()
            buffer.append(opening(of: index))
            let details = details(of: index)
            let opener = details == nil ? nil : opener(of: row)
            for field in fields {
                let cell = row[field.column]
                buffer.append(field.opening)
                if sorts, let number = cells.sortNumber(of: cell) {
                    let whole = Int(exactly: number).map { "\($0)" }
                    buffer.append(" data-value=\"\(whole ?? "\(number)")\"")
                }
                buffer.append(">")
                let opens = field.column == opener
                if opens, let details { buffer.append("<a href=\"\(details.html)\">") }
                cells.write(cell, linkWord: field.linkWord, to: &buffer)
                if opens { buffer.append("</a>") }
                buffer.append(field.closing)
            }
            if !actions.isEmpty { buffer.append(actions(of: index, row)) }
            buffer.append("</tr>\n")
            try write(buffer.text)
        }
        try write(Self.closing + pages)
    }

    /// The start of a row; on a page that a host makes, with its identity, by which a row that has
    /// changed is found again.
    private func opening(of row: Int) -> String {
        guard cells.links != nil, let identity = table.identity(of: row) else { return "<tr>" }
        return "<tr data-id=\"\(identity.html)\">"
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
        guard let details else { return nil }
        return table.identity(of: row).map(details)
    }

    /// The cell with links to the actions on a row, folded so that it takes little room.
    private func actions(of index: Int, _ row: [Cell]) -> String {
        guard table.identity(of: index) != nil else { return "<td></td>" }
        let links = actions.map { command, link in
            let address = table.operand(of: command, row: index).map(link.address) ?? ""
            return
                "<li><a href=\"\(address.html)\" title=\"\(link.summary)\">\(link.title)</a></li>"
        }
        let title = opener(of: row).flatMap { cells.formatter.text(of: row[$0]) } ?? "this row"
        return """
            <td class="calls"><details><summary aria-label="Actions on \(title.html)">⋯</summary>\
            <ul>\(links.joined())</ul></details></td>
            """
    }

    /// The start of a table, up to its column titles; the table scrolls if it does not fit.
    ///
    /// - Parameters:
    ///   - order: the name under which an address has its order.
    ///   - isLong: whether it has so many rows that it scrolls by itself where there is no script.
    ///   - isPage: whether its rows are a page of those that it has.
    static func opening(
        _ name: String, class kind: String, key: String? = nil, order: String? = nil,
        isLong: Bool = false, isPage: Bool = false
    ) -> String {
        let key = key.map { " data-key=\"\($0.html)\"" } ?? ""
        let order = order.map { " data-order=\"\($0.html)\"" } ?? ""
        let page = isPage ? " data-page=\"\"" : ""
        let box = isLong ? "scroll long" : "scroll"
        return """
            <div class="\(box)" role="group" aria-label="\(name.html)" tabindex="0">
            <table class="\(kind)"\(key)\(order)\(page)>
            <caption>\(name.html)</caption>
            <thead><tr>
            """
    }

    /// The link to all rows of a table that has the first; empty if it has all, or cannot be longer.
    private static func link(toAllOf table: Table, _ links: HTMLLinks?) -> String {
        guard table.canBeLonger, let matching = table.matching, let address = links?.whole(table)
        else { return "" }
        return "<p class=\"tools\"><a href=\"\(address.html)\">All \(matching.grouped)</a></p>\n"
    }

    /// The end of a table, after its last row.
    static let closing = "</tbody>\n</table>\n</div>\n"

    private static func side(of column: Column) -> String {
        column.alignment == .trailing ? " class=\"number\"" : ""
    }
}

/// Links to the pages of a long table: the ones before and after, and the first and the last.
struct HTMLPages {
    /// The markup, which comes directly after that of the table.
    let html: String

    /// Makes the links; nil if the rows are all that were found.
    init?(_ table: Table, name: String, links: HTMLLinks?) {
        guard let page = table.page, page.count > 1, let links else { return nil }
        func link(_ title: String, to number: Int, rel: String? = nil) -> String {
            guard number != page.number, 1...page.count ~= number else {
                return "<span aria-disabled=\"true\">\(title)</span>\n"
            }
            var choice = links.choice(of: table.key)
            choice.page = number
            let rel = rel.map { " rel=\"\($0)\"" } ?? ""
            return "<a href=\"\(links.chosen(choice).html)\"\(rel)>\(title)</a>\n"
        }
        let rows = page.rows
        html = """
            <nav class="pages" aria-label="Pages of \(name.html)">
            \(link("First", to: 1))\(link("Previous", to: page.number - 1, rel: "prev"))\
            <p>Rows \((rows.lowerBound + 1).grouped)–\(rows.upperBound.grouped) of \(page.found.grouped)</p>
            \(link("Next", to: page.number + 1, rel: "next"))\(link("Last", to: page.count))</nav>\n
            """
    }
}
