extension LineChart {
    /// The rows of a table that are at positions of a chart, such as the steps of a walk on its
    /// profile.
    ///
    /// The chosen row is marked on the chart in `browse` and on a page. CSV has the table and not the
    /// chart; JSON has both.
    public struct Rows: Equatable, Sendable {
        /// The key of the table in the same section.
        public let table: String

        /// The index of a position of the axis, by the identity of its row.
        public let positions: [String: Int]

        /// Creates the rows of a table with a key.
        public init(of table: String, at positions: [String: Int]) {
            self.table = table
            self.positions = positions
        }

        /// Returns only the rows at the first positions, of a number.
        func limited(to count: Int) -> Rows {
            Rows(of: table, at: positions.filter { (0..<count).contains($0.value) })
        }
    }
}
