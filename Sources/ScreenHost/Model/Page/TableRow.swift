import SectionKit

/// One row of a table.
struct TableRow: Sendable {
    let table: Table
    let index: Int

    /// What the row is called.
    var title: String {
        let cell = table.rows[index][table.rowTitle]
        if case .text(let text) = cell { return text }
        return table.columns[table.rowTitle].title ?? ""
    }

    /// What tells the row from all others; nil if nothing does.
    var identity: String? { table.identity(of: index) }

    /// Where the row leads, if it is but a link.
    var link: WebLink? {
        table.commands.isEmpty ? table.linkColumn.flatMap { table.rows[index][$0].address } : nil
    }

    /// All that the table has of the row.
    var facts: Block {
        .facts(
            zip(table.columns, table.rows[index]).compactMap { column, cell in
                guard let title = column.title, cell != .empty else { return nil }
                return Fact(column.key ?? title, title, cell)
            })
    }
}
