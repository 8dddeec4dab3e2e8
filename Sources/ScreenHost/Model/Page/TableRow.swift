import SectionKit

/// One row of a table.
struct TableRow: Sendable {
    let table: Table
    let index: Int

    /// The title of the row.
    var title: String {
        switch table.rows.cell(index, table.rowTitle) {
        case .text(let text): text
        case .date(let date): date.formatted
        default: table.columns[table.rowTitle].title ?? ""
        }
    }

    /// The identity of the row; nil if it has none.
    var identity: String? { table.identity(of: index) }

    /// The link that the row opens, if it opens no section.
    var link: WebLink? {
        guard table.commands.isEmpty, let column = table.linkColumn else { return nil }
        return table.rows.cell(index, column).address
    }

    /// The cells of the row as facts.
    var facts: Block {
        .facts(
            zip(table.columns, table.rows[index]).compactMap { column, cell in
                guard let title = column.title, cell != .empty else { return nil }
                return Fact(column.key ?? title, title, cell)
            })
    }
}
