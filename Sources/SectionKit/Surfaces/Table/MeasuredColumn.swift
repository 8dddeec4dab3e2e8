/// What is known of a column after some of its cells were read.
struct MeasuredColumn: Sendable {
    /// The width of the widest cell, in columns of the terminal or of the text.
    private(set) var width = 0

    /// Whether any cell has a value.
    private(set) var isShown = false

    /// Whether any cell is a date with a time.
    private(set) var holdsTimes = false

    /// Whether any cell is a badge.
    private(set) var holdsBadges = false

    /// Whether any cell is a text.
    private(set) var holdsTexts = false

    /// Whether any cell is an address or a picture.
    private(set) var holdsLinks = false

    /// Adds a cell.
    ///
    /// - Parameter width: its width; 0 in a format that aligns nothing.
    mutating func add(_ cell: Cell, width: Int = 0) {
        self.width = max(self.width, width)
        switch cell {
        case .empty: return
        case .date(let date): if date.precision == .hour { holdsTimes = true }
        case .badge: holdsBadges = true
        case .text: holdsTexts = true
        case .link, .image: holdsLinks = true
        default: break
        }
        isShown = true
    }

    /// Adds what is known of other cells of the column.
    mutating func add(_ other: MeasuredColumn) {
        width = max(width, other.width)
        isShown = isShown || other.isShown
        holdsTimes = holdsTimes || other.holdsTimes
        holdsBadges = holdsBadges || other.holdsBadges
        holdsTexts = holdsTexts || other.holdsTexts
        holdsLinks = holdsLinks || other.holdsLinks
    }
}

/// A column of a table that is shown, because it has a title, and a value in at least one row.
struct ShownColumn: Sendable {
    /// Its index in the table.
    let index: Int

    /// Its place among the columns with a title.
    let place: Int

    /// The column of the table.
    let column: Column

    /// The title; with the zone if the column contains times.
    let title: String

    /// What is known of its cells.
    let cells: MeasuredColumn
}

extension [ShownColumn] {
    /// The columns of a table that are shown.
    ///
    /// - Parameters:
    ///   - columns: the columns with a title.
    ///   - measured: what is known of the cells of each.
    init(
        of table: Table, _ columns: [Int], _ measured: [MeasuredColumn], _ formatter: ValueFormatter
    ) {
        self = zip(columns, measured).enumerated().compactMap { place, found in
            let (index, cells) = found
            guard cells.isShown else { return nil }
            let column = table.columns[index]
            let title = formatter.title(of: column, holdsTimes: cells.holdsTimes)
            return ShownColumn(
                index: index, place: place, column: column, title: title, cells: cells)
        }
    }
}
