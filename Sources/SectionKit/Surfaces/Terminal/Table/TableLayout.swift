/// The measurements of a column for layout, in terminal columns.
struct ColumnMeasure {
    /// The width of the title.
    let title: Int

    /// The width of the widest cell or the title.
    let natural: Int

    /// Whether the column may be narrower than its cells; numbers and addresses may not.
    let isFlexible: Bool

    let priority: Int
}

/// Calculates the widths of the columns of a table, and which columns are dropped.
enum TableLayout {
    /// The width to which a flexible column may be narrowed.
    private static let comfortable = 20

    /// The width of each column, nil for a dropped column; nil if the table does not fit.
    ///
    /// Columns are dropped by priority, the last of equals first, until the others fit with long
    /// cells wrapped. The remaining room goes to the columns with wrapped cells.
    static func widths(of columns: [ColumnMeasure], gap: Int, in available: Int?) -> [Int?]? {
        guard let available else { return columns.map { min($0.natural, Column.maximumWidth) } }
        let natural = columns.map { $0.natural }
        let least = columns.map { column in
            column.isFlexible ? min(column.natural, max(column.title, comfortable)) : column.natural
        }
        var kept = Array(columns.indices)
        while kept.reduce(-gap, { $0 + least[$1] + gap }) > available {
            guard
                let given = kept.max(by: { columns[$0].priority <= columns[$1].priority }),
                columns[given].priority > 0
            else { return nil }
            kept.removeAll { $0 == given }
        }

        var widths = columns.indices.map { kept.contains($0) ? least[$0] : nil }
        var room = available - kept.reduce(-gap) { $0 + least[$1] + gap }
        while room > 0 {
            let short = kept.filter { (widths[$0] ?? 0) < natural[$0] }
            guard !short.isEmpty else { break }
            for index in short where room > 0 {
                widths[index] = (widths[index] ?? 0) + 1
                room -= 1
            }
        }
        return widths
    }
}
