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

    /// What tells each row from all others, today and after any change; none, or one for each row,
    /// nil for a row that has none.
    public let identities: [String?]

    /// The names of the commands that a row offers, which take its identity as their operand;
    /// Enter calls the first of them.
    public let commands: [String]

    /// Makes a table; a row that is short of cells is filled up, one that is too long is cut.
    public init(
        key: String = "rows",
        columns: [Column],
        rows: [[Cell]],
        rowTitle: Int = 0,
        links: [String] = [],
        events: EventColumns? = nil,
        identities: [String?] = [],
        commands: [String] = []
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
        self.identities = identities.count == rows.count ? identities : []
        self.commands = commands
    }
}

extension Table {
    /// The table with some of its rows, by their indices.
    package func keeping(_ kept: [Int]) -> Table {
        Table(
            key: key, columns: columns, rows: kept.map { rows[$0] }, rowTitle: rowTitle,
            links: links, events: events,
            identities: identities.isEmpty ? [] : kept.map { identities[$0] }, commands: commands)
    }

    /// What tells a row from all others; nil if nothing does.
    package func identity(of row: Int) -> String? {
        identities.isEmpty ? nil : identities[row]
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
