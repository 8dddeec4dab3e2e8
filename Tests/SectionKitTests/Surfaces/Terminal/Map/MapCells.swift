@testable import SectionKit

/// The characters of a drawn map by column, where a wide one takes two.
struct MapCells {
    private let rows: [[Character]]

    init(_ lines: [String]) {
        rows = lines.map { line in
            line.flatMap { [$0] + Array(repeating: "\u{3000}", count: max($0.displayWidth - 1, 0)) }
        }
    }

    /// The character at a cell of a map with so many columns; a space after the end of its line.
    subscript(_ cell: Int, of columns: Int) -> Character {
        let (row, column) = (cell / columns, cell % columns)
        return column < rows[row].count ? rows[row][column] : " "
    }
}
