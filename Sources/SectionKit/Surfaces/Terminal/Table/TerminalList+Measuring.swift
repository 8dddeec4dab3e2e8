extension TerminalList {
    /// The width of the widest cell of a column, and whether the cells are badges.
    static func measure(
        _ column: Int,
        of table: Table,
        _ style: TerminalStyle,
        _ formatter: ValueFormatter
    ) -> (width: Int, isBadge: Bool) {
        var width = 0
        var isBadge = false
        for row in table.rows {
            switch row[column] {
            // No text is wider than its number of UTF-8 bytes, which is already known.
            case .text(let text):
                if style.ascii || text.utf8.count > width {
                    width = max(width, style.encoded(text).displayWidth)
                }
            case .integer(let number) where 0..<10_000 ~= number:
                width = max(width, String(number).utf8.count)
            case .date(let date) where date.precision == .hour && width >= fullDate.utf8.count:
                continue
            case .badge(let badge):
                isBadge = true
                if style.ascii || badge.text.utf8.count + 2 > width {
                    width = max(width, style.encoded(badge.text).displayWidth + 2)
                }
            case .empty: continue
            default:
                let cell = TerminalTable.cell(
                    at: column, of: row, in: table, style: style, formatter: formatter)
                width = max(width, cell.width)
            }
        }
        return (width, isBadge)
    }

    /// A date of maximum width with a four-digit year.
    private static let fullDate = "24 Mar 2006 22:30"
}
