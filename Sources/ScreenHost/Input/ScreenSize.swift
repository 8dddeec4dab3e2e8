/// The size of a screen, in characters.
package struct ScreenSize: Equatable, Sendable {
    /// The number of columns.
    package let columns: Int

    /// The number of rows.
    package let rows: Int

    /// Creates a size.
    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// The minimum size at which the screen is drawn.
    static let smallest = ScreenSize(columns: 40, rows: 10)

    var isTooSmall: Bool {
        columns < Self.smallest.columns || rows < Self.smallest.rows
    }
}
