/// The rows of a table, each with its cells: given as an array, or made when they are needed.
///
/// ```swift
/// let squares = TableRows(count: 1_000_000) { row in
///     [.integer(row), .integer(row * row)]
/// }
/// let table = Table(columns: [Column("n", "n"), Column("square", "Square")], rows: squares)
/// let cells = table.rows[12]
/// ```
///
/// Rows that are made are not kept, so that a table of many rows costs what is shown of it. To read
/// some columns of all rows, use ``cells(_:of:)``, which makes no other cells.
public struct TableRows: RandomAccessCollection, Sendable {
    enum Storage: Sendable {
        case given([[Cell]])
        case made(RowMaker)
    }

    let storage: Storage

    /// The number of rows.
    public let count: Int

    /// Creates rows that are given.
    public init(_ rows: [[Cell]]) {
        storage = .given(rows)
        count = rows.count
    }

    /// Creates rows that are made when they are needed, each time they are: by several threads at
    /// once and in any order, unless they can fail.
    ///
    /// - Parameters:
    ///   - count: the number of rows.
    ///   - failure: for rows that are read from a file, returns why some are not what they should be;
    ///     nil if all are. Such rows are made one after the other.
    ///   - cells: returns the cells of a row, by its index from 0; always the same for a row.
    public init(
        count: Int,
        failure: (@Sendable () -> String?)? = nil,
        cells: @escaping @Sendable (_ row: Int) -> [Cell]
    ) {
        self.init(
            RowMaker(count: count, columns: nil, failure: failure) { row, wanted in
                let cells = cells(row)
                return wanted.map { cells.keeping($0) } ?? cells
            })
    }

    /// Creates rows that have `columns` cells each, of which `cells` makes those of some columns,
    /// or all of them.
    @usableFromInline
    init(
        count: Int,
        columns: Int,
        failure: (@Sendable () -> String?)?,
        cells: @escaping @Sendable (_ row: Int, _ wanted: [Int]?) -> [Cell]
    ) {
        self.init(RowMaker(count: count, columns: columns, failure: failure, cells: cells))
    }

    init(_ maker: RowMaker) {
        storage = .made(maker)
        count = maker.count
    }

    /// Why rows that were made so far are not what they should be, as a plain clause; nil if all
    /// are.
    ///
    /// A report with such rows has not been written, whatever its text.
    public var failure: String? {
        if case .made(let maker) = storage { maker.failure?() } else { nil }
    }

    /// Whether the rows must be made one after the other, because they are read from a file.
    var isOrdered: Bool {
        if case .made(let maker) = storage { maker.failure != nil } else { false }
    }

    /// The index of the first row, 0.
    public var startIndex: Int { 0 }

    /// The index after the last row.
    public var endIndex: Int { count }

    /// The cells of a row.
    public subscript(row: Int) -> [Cell] {
        switch storage {
        case .given(let rows): rows[row]
        case .made(let maker): maker.cells(row, nil)
        }
    }

    /// Returns the cells of some columns of a row, in their order, without making the other cells;
    /// empty ones where the row has no such column.
    public func cells(_ row: Int, of columns: [Int]) -> [Cell] {
        switch storage {
        case .given(let rows): rows[row].keeping(columns)
        case .made(let maker): maker.cells(row, columns)
        }
    }

    /// Returns a cell of a row, without making the other cells; empty if the row has no such
    /// column.
    public func cell(_ row: Int, _ column: Int) -> Cell {
        switch storage {
        case .given(let rows): column < rows[row].count ? rows[row][column] : .empty
        case .made(let maker): maker.cells(row, [column])[0]
        }
    }
}

extension TableRows: Equatable {
    /// Returns whether the cells of all rows are equal; known at once for copies of the same rows.
    public static func == (one: TableRows, other: TableRows) -> Bool {
        switch (one.storage, other.storage) {
        case (.given(let one), .given(let other)): one == other
        case (.made(let one), .made(let other)) where one === other: true
        default: one.count == other.count && one.elementsEqual(other)
        }
    }
}

extension TableRows: ExpressibleByArrayLiteral {
    /// Creates rows that are given.
    public init(arrayLiteral rows: [Cell]...) {
        self.init(rows)
    }
}

/// Makes the rows of a table; shared by all copies of the rows.
final class RowMaker: Sendable {
    let count: Int

    /// The number of cells of every row; nil if it is not known.
    let columns: Int?

    /// Returns why rows that were made are wrong; without it, none can be.
    let failure: (@Sendable () -> String?)?

    /// Returns the cells of some columns of a row, or of all if none are named.
    let cells: @Sendable (_ row: Int, _ wanted: [Int]?) -> [Cell]

    init(
        count: Int,
        columns: Int?,
        failure: (@Sendable () -> String?)?,
        cells: @escaping @Sendable (_ row: Int, _ wanted: [Int]?) -> [Cell]
    ) {
        self.count = count
        self.columns = columns
        self.failure = failure
        self.cells = cells
    }
}

extension [Cell] {
    /// The cells at some indices; empty ones where there is none.
    func keeping(_ columns: [Int]) -> [Cell] {
        columns.map { $0 < count ? self[$0] : .empty }
    }
}

/// Rows with other cells: changed at once if they are given, otherwise whenever a row is made.
extension TableRows {
    /// The rows with `columns` cells each: missing cells are empty, and extra ones are dropped.
    func fitted(to columns: Int) -> TableRows {
        switch storage {
        case .given(let rows):
            let isFitted = rows.allSatisfy { $0.count == columns }
            return isFitted ? self : TableRows(rows.map { $0.fitted(to: columns) })
        case .made(let maker):
            if maker.columns == columns { return self }
            return TableRows(count: count, columns: columns, failure: maker.failure) {
                row, wanted in
                let cells = maker.cells(row, wanted)
                return wanted == nil ? cells.fitted(to: columns) : cells
            }
        }
    }

    /// Some of the rows, by their indices.
    func keeping(_ kept: [Int]) -> TableRows {
        switch storage {
        case .given(let rows): TableRows(kept.map { rows[$0] })
        case .made(let maker):
            TableRows(
                RowMaker(
                    count: kept.count, columns: maker.columns, failure: maker.failure
                ) { row, wanted in maker.cells(kept[row], wanted) })
        }
    }

    /// The rows with every text transformed; addresses stay as they are.
    func mapTexts(_ transform: @escaping @Sendable (String) -> String) -> TableRows {
        switch storage {
        case .given(let rows): TableRows(rows.map { $0.mapTexts(transform) })
        case .made(let maker):
            TableRows(
                RowMaker(
                    count: count, columns: maker.columns, failure: maker.failure
                ) { row, wanted in maker.cells(row, wanted).mapTexts(transform) })
        }
    }
}

extension [Cell] {
    fileprivate func fitted(to columns: Int) -> [Cell] {
        let missing = columns - count
        if missing == 0 { return self }
        return missing > 0
            ? self + Array(repeating: .empty, count: missing) : Array(prefix(columns))
    }

    fileprivate func mapTexts(_ transform: (String) -> String) -> [Cell] {
        // Nearly all rows stay as they are and need no copy.
        allSatisfy { $0.isUnchanged(by: transform) } ? self : map { $0.mapTexts(transform) }
    }
}
