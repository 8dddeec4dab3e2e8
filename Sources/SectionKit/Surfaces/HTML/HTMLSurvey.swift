import SectionEssentials

/// What a page must know of all rows of a table before it writes the first, found in one pass.
struct HTMLSurvey {
    /// The visible columns, which have a title and a value in at least one row.
    let shown: [Int]

    /// Whether any cell is an image that the page contains.
    let hasImages: Bool

    /// The dates of each column that has any.
    let dates: [Int: ColumnDates]

    /// Surveys a table; without `images`, none are looked for.
    init(_ table: Table, images: Bool, formatter: ValueFormatter) {
        var isShown = table.columns.map { _ in false }
        var hasImages = !images
        var dates: [Int: ColumnDates] = [:]
        // The columns with titles need all rows, because any cell may be a date.
        let all = Array(table.columns.indices)
        let titled = all.filter { table.columns[$0].title != nil }
        for row in table.rows.indices {
            let wanted = hasImages ? titled : all
            for (column, cell) in zip(wanted, table.rows.cells(row, of: wanted)) {
                switch cell {
                case .empty: continue
                case .image(let image) where image.isEmbedded: hasImages = true
                case .date(let date) where table.columns[column].title != nil:
                    let part = table.columns[column].filteredBy
                    dates[column, default: ColumnDates(part)].add(date, formatter)
                default: break
                }
                isShown[column] = true
            }
        }
        shown = titled.filter { isShown[$0] }
        self.hasImages = images && hasImages
        self.dates = dates
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
