/// The size of a screen, in characters.
public struct ScreenSize: Equatable, Sendable {
    /// The number of columns.
    public let columns: Int

    /// The number of rows.
    public let rows: Int

    /// Creates a size.
    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// The minimum size at which the screen is drawn.
    static let smallest = ScreenSize(columns: 40, rows: 10)

    var isTooSmall: Bool {
        columns < Self.smallest.columns || rows < Self.smallest.rows
    }
}
