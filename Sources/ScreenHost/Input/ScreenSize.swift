/// How large a screen is, in characters.
public struct ScreenSize: Equatable, Sendable {
    /// Its columns.
    public let columns: Int

    /// Its rows.
    public let rows: Int

    /// Describes a size.
    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// The smallest that a screen is drawn for.
    static let smallest = ScreenSize(columns: 40, rows: 10)

    var isTooSmall: Bool {
        columns < Self.smallest.columns || rows < Self.smallest.rows
    }
}
