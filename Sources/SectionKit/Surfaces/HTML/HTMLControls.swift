import SectionEssentials

/// Writes the controls of a long table: a search field, and a filter by dates.
///
/// The controls are hidden until the page's script enables them; see `tables.js`. Those of a page of rows are
/// a form, since a script knows only the rows of the page.
struct HTMLControls {
    /// The number of rows from which a table has controls.
    static let minimumRows = 12

    /// The markup, which comes directly before that of the table.
    let html: String

    init?(_ table: Table, name: String, columns: HTMLColumns, cells: HTMLCells) {
        if let page = table.page, let links = cells.links {
            html = Self.form(of: page, table.key, name: name, links)
            return
        }
        guard table.rows.count >= Self.minimumRows else { return nil }
        var html = """
            <div class="controls" role="search" aria-label="\(name.html)" hidden="">
            <label>Search <input type="search" name="search" autocomplete="off"/></label>\n
            """
        let first = columns.shown.enumerated().first { columns.dates[$1.index] != nil }
        if let (place, shown) = first, let dates = columns.dates[shown.index],
            let part = shown.column.filteredBy
        {
            html += Self.choice(of: part, dates, column: place, formatter: cells.formatter)
        }
        self.html = html + "<p role=\"status\"></p>\n</div>\n"
    }

    /// A form that shows the rows with some words.
    private static func form(
        of page: TablePage, _ table: String, name: String, _ links: HTMLLinks
    ) -> String {
        let search = links.search(table)
        let choice = links.choice(of: table)
        let kept = search.kept.map {
            "<input type=\"hidden\" name=\"\($0.name.html)\" value=\"\($0.value.html)\"/>"
        }
        let status =
            choice.words.isEmpty
            ? ""
            : page.found == 0
                ? "No match among \(page.all.grouped) rows. Try other words."
                : "\(page.found.grouped) of \(page.all.grouped) rows"
        return """
            <form class="controls" role="search" aria-label="\(name.html)" method="get" \
            action="\(search.address.html)">
            <label>Search <input type="search" name="\(search.name.html)" \
            value="\(choice.words.html)" autocomplete="off"/></label>
            \(kept.joined())<button>Search</button>
            <p role="status">\(status)</p>
            </form>\n
            """
    }

    /// A menu of the years or months in the column, the latest first.
    private static func choice(
        of part: DatePart,
        _ dates: ColumnDates,
        column: Int,
        formatter: ValueFormatter
    ) -> String {
        let texts = formatter.parts(part, months: dates.months)
        guard texts.count > 1 else { return "" }
        let options = texts.map { "<option>\($0)</option>" }.joined()
        return """
            <label>\(part.title) <select name="date" data-part="\(part.title.lowercased())" \
            data-column="\(column)" autocomplete="off"><option value="">All</option>\(options)</select></label>\n
            """
    }

}

extension ValueFormatter {
    /// The years or months, the latest first.
    fileprivate func parts(_ part: DatePart, months: Set<Int>) -> [String] {
        months.sorted(by: >).map { month in
            let year = month >= 0 ? month / 12 : (month - 11) / 12
            let first = CivilDate.dayNumber(year: year, month: month - year * 12 + 1, day: 1)
            let date = Date(timeIntervalSince1970: Double(first) * 86_400)
            return self.date(PreciseDate(date, precision: part.precision))
        }
    }
}
