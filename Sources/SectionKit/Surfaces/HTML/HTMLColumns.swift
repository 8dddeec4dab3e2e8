import SectionEssentials

/// What a page must know of the columns of a table before it writes the first row.
struct HTMLColumns {
    /// The columns that are shown.
    let shown: [ShownColumn]

    /// The dates of each column that has any.
    let dates: [Int: ColumnDates]

    /// The order in which a column is sorted first: numbers and dates from the largest and the newest,
    /// texts from A; nil for links and pictures, which are not sorted.
    let firstOrders: [ListOrder?]

    /// The first column that the rows are in the order of, and that order; nil if there is none.
    let sorted: (column: Int, order: ListOrder)?

    /// Reads all rows, because any cell may be a date.
    init(_ table: Table, formatter: ValueFormatter) {
        let titled = table.columns.indices.filter { table.columns[$0].title != nil }
        var measured = titled.map { _ in MeasuredColumn() }
        var dates: [Int: ColumnDates] = [:]
        var firstOrders: [ListOrder?] = table.columns.map { _ in nil }
        var orders = titled.map { _ in ColumnOrder() }
        for row in table.rows.indices {
            for (place, cell) in table.rows.cells(row, of: titled).enumerated() {
                let column = titled[place]
                measured[place].add(cell)
                orders[place].add(cell)
                if case .date(let date) = cell {
                    let part = table.columns[column].filteredBy
                    dates[column, default: ColumnDates(part)].add(date, formatter)
                }
                if firstOrders[column] == nil { firstOrders[column] = cell.firstOrder }
            }
        }
        shown = [ShownColumn](of: table, titled, measured, formatter)
        self.dates = dates
        self.firstOrders = firstOrders
        sorted =
            zip(titled, orders).lazy.compactMap { column, order in
                firstOrders[column] == nil ? nil : order.order.map { (column: column, order: $0) }
            }.first
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

/// The order that the values of a column are in.
private struct ColumnOrder {
    private var last: Cell?
    private var isAscending = true
    private var isDescending = true

    /// The order; nil if they are in none, or are all the same.
    var order: ListOrder? {
        isAscending == isDescending ? nil : isAscending ? .asc : .desc
    }

    mutating func add(_ cell: Cell) {
        guard isAscending || isDescending else { return }
        defer { last = cell }
        guard let last else { return }
        let (one, other) = (last.sortValue, cell.sortValue)
        if isAscending, ListOrder.asc.precedes(other, one) == true { isAscending = false }
        if isDescending, ListOrder.desc.precedes(other, one) == true { isDescending = false }
    }
}

/// The order of the dates of a column, and the months or years that its rows can be filtered by.
struct ColumnDates {
    private let part: DatePart?
    private var last: PreciseDate?

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
