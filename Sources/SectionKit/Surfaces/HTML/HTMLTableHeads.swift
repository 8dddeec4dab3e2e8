/// Writes the heads of columns that sort a table: links of a host; of a file, what its script makes
/// buttons of.
struct HTMLTableHeads {
    private let table: Table
    private let columns: HTMLColumns
    private let links: HTMLLinks?

    /// The column that the rows are sorted by, and how; nil if that is not known.
    private let sorted: (column: Int, order: ListOrder)?

    init(_ table: Table, _ columns: HTMLColumns, links: HTMLLinks?) {
        (self.table, self.columns, self.links) = (table, columns, links)
        let given = links?.choice(of: table.key).order.flatMap { order in
            columns.shown.first { $0.column.name == order.column }
                .map { (column: $0.index, order: order.direction) }
        }
        let listed = columns.shown.lazy.compactMap { shown in
            columns.dates[shown.index]?.order.map { (column: shown.index, order: $0) }
        }
        sorted = given ?? listed.first ?? columns.sorted
    }

    /// The rest of the element of a column, after its class.
    func rest(of column: Int, _ title: String) -> String {
        guard let first = columns.firstOrders[column] else { return ">\(title)</th>" }
        let current = sorted?.column == column ? sorted?.order : nil
        let state = current.map { " aria-sort=\"\($0 == .asc ? "ascending" : "descending")\"" }
        let content = link(column, title, current, first)
        return " data-sort=\"\(first.rawValue)\"\(state ?? "")>\(content)</th>"
    }

    /// The link to the rows in the order that a press gives them: the other one, if they are sorted by the
    /// column.
    private func link(
        _ column: Int, _ title: String, _ current: ListOrder?, _ first: ListOrder
    ) -> String {
        let order: ListOrder = current.map { $0 == .asc ? .desc : .asc } ?? first
        guard let links else { return title }
        var choice = links.choice(of: table.key)
        choice.order = TableChoice.Order(by: table.columns[column].name, order)
        choice.page = 1
        return "<a href=\"\(links.chosen(choice).html)\">\(title)</a>"
    }
}

extension ColumnDates {
    /// The order that the dates are in; nil if they are in none, or are all the same.
    var order: ListOrder? {
        isAscending == isDescending ? nil : isAscending ? .asc : .desc
    }
}
