import SectionEssentials

/// Measures the cells of a column one by one, without setting those that cannot be the widest.
struct CellMeter {
    /// The width of the widest cell.
    private(set) var width = 0

    /// Whether any cell is a badge.
    private(set) var isBadge = false

    /// Whether any cell is a text.
    private(set) var isText = false

    /// Whether any cell is a date with a time.
    private(set) var holdsTimes = false

    private let column: Column

    private let style: TerminalStyle
    private let formatter: ValueFormatter

    init(_ column: Column, _ style: TerminalStyle, _ formatter: ValueFormatter) {
        self.column = column
        self.style = style
        self.formatter = formatter
    }

    /// The title of the column; with the zone if the column contains times.
    var title: String {
        style.encoded(formatter.title(of: column, holdsTimes: holdsTimes))
    }

    mutating func add(_ cell: Cell) {
        switch cell {
        case .empty: return
        // No text is wider than its number of UTF-8 bytes, which is already known.
        case .text(let text):
            isText = true
            if style.ascii || text.utf8.count > width {
                width = max(width, style.encoded(text).displayWidth)
            }
        case .ordinal(let number),
            .integer(let number) where 0..<1_000 ~= number:
            width = max(width, String(number).utf8.count)
        case .badge(let badge):
            isBadge = true
            if style.ascii || badge.text.utf8.count + TerminalCell.markWidth > width {
                let words = style.encoded(badge.text)
                width = max(width, words.displayWidth + TerminalCell.markWidth)
            }
        case .date(let date) where date.precision == .hour:
            holdsTimes = true
            if width < Self.fullDate.utf8.count || !Self.usualDates.contains(date.date) {
                measure(cell)
            }
        default: measure(cell)
        }
    }

    private mutating func measure(_ cell: Cell) {
        let cell = TerminalRowSetter.set(
            cell, linkWord: nil, title: nil, style: style, formatter: formatter)
        width = max(width, cell.width)
    }

    /// A date of maximum width with a year of four digits or fewer.
    private static let fullDate = "24 Mar 2006 22:30"

    /// Dates whose year has at most four digits in every zone: from the year 100 to 9900.
    private static let usualDates =
        Date(timeIntervalSince1970: -59e9)...Date(timeIntervalSince1970: 250e9)
}
