/// The cells of a table's rows as text, for a format that aligns its columns.
protocol AlignedCells: Sendable {
    /// The columns with a title, in reading order.
    var columns: [Int] { get }

    /// The number of rows.
    var count: Int { get }

    /// Whether the rows must be made one after the other.
    var isOrdered: Bool { get }

    /// Makes the cells of a row, those of the columns with a title first.
    func cells(of row: Int) -> [Cell]

    /// Returns the text of the cell at a place among the cells of a row, and its width; the same each
    /// time.
    mutating func text(_ place: Int, of cells: [Cell]) -> (text: String, width: Int)
}
