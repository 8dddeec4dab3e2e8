/// A column of a table, and the cell that a row has in it.
///
/// ```swift
/// Table(
///     of: airports,
///     columns: [
///         TableColumn(Column("name", "Airport")) { .text($0.name) },
///         TableColumn(Column("runways", "Runways", alignment: .trailing)) { .integer($0.runways) },
///     ])
/// ```
///
/// Columns that several tables show under the same key are static members of an extension, such as
/// `extension TableColumn<Airport>`, so that each table picks and orders its own.
public struct TableColumn<Row> {
    /// How the column is called and set.
    public let column: Column

    /// What a row has in it.
    public let cell: (Row) -> Cell

    /// Says how a column is called and set, and what a row has in it.
    public init(_ column: Column, cell: @escaping (Row) -> Cell) {
        self.column = column
        self.cell = cell
    }

    /// The column in a table of rows that have such a row as a part.
    public func of<Whole>(_ part: @escaping (Whole) -> Row) -> TableColumn<Whole> {
        TableColumn<Whole>(column) { cell(part($0)) }
    }

    /// The column where people need not see it; one that is for people only stays as it is.
    public var forMachines: TableColumn {
        TableColumn(column.key.map { .machines($0, keys: column.keys) } ?? column, cell: cell)
    }
}

extension Table {
    /// Makes a table of rows, one cell for each column.
    ///
    /// - Parameters:
    ///   - key: the name of the rows for machines, in snake_case, unique in a section.
    ///   - rows: what the rows are about, in their order.
    ///   - columns: the columns, in reading order.
    ///   - title: the key of the column that names a row; the first does where there is none.
    ///   - links: the keys of the columns of addresses that tell of a row, the best one first;
    ///     those that are not among the columns do not count.
    ///   - events: how rows become events of a calendar; nil if they are none.
    ///   - identity: tells a row from all others, today and after any change; nil if nothing does.
    ///   - commands: the names of the commands that a row offers; Enter calls the first of them.
    @inlinable
    public init<Row>(
        key: String = "rows",
        of rows: [Row],
        columns: [TableColumn<Row>],
        titledBy title: String? = nil,
        links: [String] = [],
        events: EventColumns? = nil,
        identity: ((Row) -> String?)? = nil,
        commands: [String] = []
    ) {
        let keys = columns.map(\.column.key)
        self.init(
            key: key,
            columns: columns.map(\.column),
            rows: rows.map { row in columns.map { $0.cell(row) } },
            rowTitle: title.flatMap { keys.firstIndex(of: $0) } ?? 0,
            links: links.filter { keys.contains($0) },
            events: events,
            identities: identity.map(rows.map) ?? [],
            commands: commands
        )
    }
}
