import SectionEssentials

/// What a page must know of all rows of a table before it writes the first, found in one pass.
struct HTMLSurvey {
    /// The visible columns, which have a title and a value in at least one row.
    let shown: [Int]

    /// The dates of each column that has any.
    let dates: [Int: ColumnDates]

    /// The order in which a column is sorted first: numbers and dates from the largest and the newest,
    /// texts from A; nil for links and pictures, which are not sorted.
    let firstOrders: [ListOrder?]

    /// Surveys a table.
    init(_ table: Table, formatter: ValueFormatter) {
        var isShown = table.columns.map { _ in false }
        var dates: [Int: ColumnDates] = [:]
        var firstOrders: [ListOrder?] = table.columns.map { _ in nil }
        // All rows are needed, because any cell may be a date.
        let titled = table.columns.indices.filter { table.columns[$0].title != nil }
        for row in table.rows.indices {
            for (column, cell) in zip(titled, table.rows.cells(row, of: titled)) {
                switch cell {
                case .empty: continue
                case .date(let date):
                    let part = table.columns[column].filteredBy
                    dates[column, default: ColumnDates(part)].add(date, formatter)
                default: break
                }
                if firstOrders[column] == nil { firstOrders[column] = cell.firstOrder }
                isShown[column] = true
            }
        }
        shown = titled.filter { isShown[$0] }
        self.dates = dates
        self.firstOrders = firstOrders
    }
}

extension Cell {
    /// The order in which a column with it is sorted first; nil if that is not known.
    fileprivate var firstOrder: ListOrder? {
        switch self {
        case .link, .image, .unknown, .empty: nil
        case .text, .badge, .boolean: .asc
        default: .desc
        }
    }
}

/// What the dates of a column have in common.
struct ColumnDates {
    private let part: DatePart?
    private var last: PreciseDate?

    /// Whether any has a time.
    private(set) var holdsTimes = false

    /// Whether no date is before the one above it.
    private(set) var isAscending = true

    /// Whether no date is after the one above it.
    private(set) var isDescending = true

    /// The months, or the Januaries of the years, that the rows can be filtered by, counted from
    /// the year 0.
    private(set) var months: Set<Int> = []

    /// Prepares a column that can be filtered by a part of its dates, or by none.
    init(_ part: DatePart?) {
        self.part = part
    }

    mutating func add(_ date: PreciseDate, _ formatter: ValueFormatter) {
        holdsTimes = holdsTimes || date.precision == .hour
        if let last {
            isAscending = isAscending && last.date <= date.date
            isDescending = isDescending && last.date >= date.date
        }
        last = date
        guard let part else { return }
        let civil = formatter.civil(date)
        months.insert(civil.year * 12 + (part == .year ? 0 : civil.month - 1))
    }
}
