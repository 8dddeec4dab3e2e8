/// Rows that share their columns.
public struct Table: Equatable, Sendable {
    /// The name of the rows for machines, in snake_case, unique in a section.
    public let key: String

    /// The columns, in reading order.
    public let columns: [Column]

    /// The rows; each has one cell for every column.
    public let rows: [[Cell]]

    /// The index of the column that names a row, such as its title.
    public let rowTitle: Int

    /// The keys of the columns of addresses on the web that tell of a row, the best one first.
    public let links: [String]

    /// How rows become events of a calendar; nil if they are none.
    public let events: EventColumns?

    /// Which section tells more of a row; nil if none does.
    public let opens: RowTarget?

    /// Makes a table; a row that is short of cells is filled up, one that is too long is cut.
    public init(
        key: String = "rows",
        columns: [Column],
        rows: [[Cell]],
        rowTitle: Int = 0,
        links: [String] = [],
        events: EventColumns? = nil,
        opens: RowTarget? = nil
    ) {
        self.key = key
        self.columns = columns
        self.rows = rows.map { row in
            let missing = columns.count - row.count
            if missing == 0 { return row }
            return missing > 0
                ? row + Array(repeating: .empty, count: missing) : Array(row.prefix(columns.count))
        }
        self.rowTitle = columns.indices.contains(rowTitle) ? rowTitle : 0
        self.links = links
        self.events = events
        self.opens = opens
    }
}

/// The section that tells more of a row: its recipe, and the column that its operand is taken from.
public struct RowTarget: Equatable, Sendable {
    /// The name of the recipe, such as `launch`.
    public let recipe: String

    /// The key of the column whose value its operand takes.
    public let column: String

    /// Names a recipe and the column that tells it which row is meant.
    public init(recipe: String, column: String) {
        self.recipe = recipe
        self.column = column
    }
}

extension Table {
    /// The table with some of its rows.
    package func keeping(rows: [[Cell]]) -> Table {
        Table(
            key: key, columns: columns, rows: rows, rowTitle: rowTitle, links: links,
            events: events, opens: opens)
    }

    /// Where a row leads: the first of the addresses that tell of it; nil if there is none.
    func address(of row: [Cell]) -> WebLink? {
        for key in links {
            if let column = columns.firstIndex(where: { $0.key == key }),
                let address = row[column].address
            {
                return address
            }
        }
        return nil
    }

    /// The only column beside the title of the row: that of the addresses, in a list of links.
    package var linkColumn: Int? {
        let others = columns.indices.filter { $0 != rowTitle && columns[$0].title != nil }
        return others.count == 1 ? others[0] : nil
    }

    /// The word that stands for the addresses of a column; nil where each is shown itself.
    ///
    /// It is the column's title, and would say nothing in a table that is but a list of links.
    func linkWord(of column: Int) -> String? {
        column == linkColumn ? nil : columns[column].title?.lowercased()
    }
}
