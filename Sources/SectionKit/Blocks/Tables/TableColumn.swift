/// A column of a table, and how to make its cell for a row.
///
/// ```swift
/// Table(
///     of: rivers,
///     columns: [
///         TableColumn(Column("name", "River")) { .text($0.name) },
///         TableColumn(Column("km", "Length (km)", alignment: .trailing)) {
///             .integer($0.length)
///         },
///     ])
/// ```
///
/// Declare columns that several tables share as static members of an extension, such as
/// `extension TableColumn<River>`, so that each table picks and orders its own.
public struct TableColumn<Row>: Sendable {
    /// The column.
    public let column: Column

    /// Returns the cell of a row.
    public let cell: @Sendable (Row) -> Cell

    /// Creates a column.
    public init(_ column: Column, cell: @escaping @Sendable (Row) -> Cell) {
        self.column = column
        self.cell = cell
    }

    /// Returns the column for a table of larger rows that contain such a row.
    public func of<Whole>(_ part: @escaping @Sendable (Whole) -> Row) -> TableColumn<Whole> {
        TableColumn<Whole>(column) { [cell] in cell(part($0)) }
    }

    /// The column for machines only; a column for people only stays as it is.
    public var forMachines: TableColumn {
        guard let key = column.key else { return self }
        var unseen = Column.machines(key, keys: column.keys)
        unseen.isPrivate = column.isPrivate
        return TableColumn(unseen, cell: cell)
    }

    /// The column with private values; see ``Column/keptPrivate``.
    public var keptPrivate: TableColumn {
        TableColumn(column.keptPrivate, cell: cell)
    }
}

extension Table {
    /// Creates a table with one row for each value and one cell for each column.
    ///
    /// The table keeps the values, and makes the cells of a row when they are needed.
    ///
    /// - Parameters:
    ///   - key: the name of the rows for machines, in snake_case, unique in a section.
    ///   - rows: the values, in reading order.
    ///   - columns: the columns, in reading order.
    ///   - title: the key of the column that names a row; the first column by default.
    ///   - links: the keys of the columns with links to pages about a row, the best one first;
    ///     keys without a column are ignored.
    ///   - events: how rows become events of a calendar; nil if they are not events.
    ///   - identity: returns the identity of a row, unique and unchanged when the table changes.
    ///   - commands: the names of the commands for a row; Enter runs the first of them.
    ///   - failure: returns why values could not be read, such as from a file; see
    ///     ``TableRows/failure``.
    @inlinable
    public init<Rows: RandomAccessCollection & Sendable>(
        key: String = "rows",
        of rows: Rows,
        columns: [TableColumn<Rows.Element>],
        titledBy title: String? = nil,
        links: [String] = [],
        events: EventColumns? = nil,
        identity: (@Sendable (Rows.Element) -> String?)? = nil,
        commands: [String] = [],
        failure: (@Sendable () -> String?)? = nil
    ) {
        let keys = columns.map(\.column.key)
        self.init(
            key: key,
            columns: columns.map(\.column),
            rows: TableRows(
                count: rows.count, columns: columns.count, failure: failure
            ) { row, wanted in
                let value = rows[rows.index(rows.startIndex, offsetBy: row)]
                guard let wanted else { return columns.map { $0.cell(value) } }
                return wanted.map { $0 < columns.count ? columns[$0].cell(value) : .empty }
            },
            rowTitle: title.flatMap { keys.firstIndex(of: $0) } ?? 0,
            links: links.filter { keys.contains($0) },
            events: events,
            identities: identity.map { identity in
                RowIdentities(count: rows.count) { row in
                    identity(rows[rows.index(rows.startIndex, offsetBy: row)])
                }
            } ?? [],
            commands: commands
        )
    }
}
