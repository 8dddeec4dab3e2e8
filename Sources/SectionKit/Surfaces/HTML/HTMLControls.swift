import Essentials

/// Writes the controls of a long table: a search field, a filter by dates, and the row order.
///
/// The controls are hidden until the page's script enables them; see ``HTMLScript``.
struct HTMLControls {
    /// The number of rows from which a table has controls.
    static let minimumRows = 8

    /// The markup, which comes directly before that of the table.
    let html: String

    init?(_ table: Table, name: String, columns: [Int], formatter: ValueFormatter) {
        guard table.rows.count >= Self.minimumRows else { return nil }
        var html = """
            <div class="controls" role="search" aria-label="\(name.html)" hidden="">
            <label>Search <input type="search" name="search" autocomplete="off"/></label>\n
            """
        let dates = columns.enumerated().lazy.map { index, column in
            (index: index, column: column, dates: table.rows.compactMap { $0[column].date })
        }.first { !$0.dates.isEmpty }
        if let dates {
            if let part = table.columns[dates.column].filteredBy {
                html += Self.choice(
                    of: part, dates.dates, column: dates.index, formatter: formatter)
            }
            html += Self.order(of: dates.dates)
        }
        self.html = html + "<p role=\"status\"></p>\n</div>\n"
    }

    /// A menu of the years or months in the column, the latest first.
    private static func choice(
        of part: DatePart,
        _ dates: [PreciseDate],
        column: Int,
        formatter: ValueFormatter
    ) -> String {
        let texts = formatter.parts(part, of: dates)
        guard texts.count > 1 else { return "" }
        let options = texts.map { "<option>\($0)</option>" }.joined()
        return """
            <label>\(part.title) <select name="date" data-part="\(part.title.lowercased())" \
            data-column="\(column)" autocomplete="off"><option value="">All</option>\(options)</select></label>\n
            """
    }

    /// A menu of the current row order and its reverse; empty if the rows are not sorted by date.
    private static func order(of dates: [PreciseDate]) -> String {
        let pairs = zip(dates, dates.dropFirst())
        let orders =
            if pairs.allSatisfy({ $0.date <= $1.date }) {
                ["Oldest first", "Newest first"]
            } else if pairs.allSatisfy({ $0.date >= $1.date }) {
                ["Newest first", "Oldest first"]
            } else {
                [String]()
            }
        guard !orders.isEmpty else { return "" }
        let options = orders.map { "<option>\($0)</option>" }.joined()
        return """
            <label>Order <select name="order" autocomplete="off">\(options)</select></label>\n
            """
    }
}

extension Cell {
    fileprivate var date: PreciseDate? {
        if case .date(let date) = self { date } else { nil }
    }
}

extension ValueFormatter {
    /// The distinct years or months of dates, the latest first.
    fileprivate func parts(_ part: DatePart, of dates: [PreciseDate]) -> [String] {
        let months = Set(
            dates.map { date in
                let civil = civil(date)
                return civil.year * 12 + (part == .year ? 0 : civil.month - 1)
            })
        return months.sorted(by: >).map { month in
            let year = month >= 0 ? month / 12 : (month - 11) / 12
            let first = CivilDate.dayNumber(year: year, month: month - year * 12 + 1, day: 1)
            let date = Date(timeIntervalSince1970: Double(first) * 86_400)
            return self.date(PreciseDate(date, precision: part.precision))
        }
    }
}
