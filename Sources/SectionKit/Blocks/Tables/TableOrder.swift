/// The order that a person gives to the rows of a table: by the values of a column.
package struct TableOrder: Equatable, Sendable {
    /// The key of the table in its section.
    package let table: String

    /// The name of the column; see ``Column/name``.
    package let column: String

    /// Whether the smallest, the oldest or A is first, or the other end.
    package let order: ListOrder

    /// Creates an order.
    package init(of table: String, by column: String, _ order: ListOrder) {
        (self.table, self.column, self.order) = (table, column, order)
    }
}

extension Column {
    /// What an order calls the column: its key, or its title if it is for people only.
    var name: String { key ?? title ?? "" }
}

extension Table {
    /// Returns the table with its rows sorted by a column, equal ones in their order; as it is if there
    /// is no such column, or if rows must be read in their order.
    func sorted(by name: String, _ order: ListOrder) -> Table {
        guard !rows.isOrdered, let column = columns.firstIndex(where: { $0.name == name }) else {
            return self
        }
        let values = rows.indices.map { rows.cell($0, column).sortValue }
        return keeping(
            rows.indices.sorted { order.precedes(values[$0], values[$1]) ?? ($0 < $1) })
    }
}

extension SectionSnapshot {
    /// Returns the section with the rows of its tables in the order that a person gives them.
    package func sorted(by orders: [TableOrder]) -> SectionSnapshot {
        guard !orders.isEmpty, case .success(let blocks) = state else { return self }
        return showing(
            blocks.map { block in
                guard case .table(let table) = block,
                    let order = orders.first(where: { $0.table == table.key })
                else { return block }
                return .table(table.sorted(by: order.column, order.order))
            })
    }
}
