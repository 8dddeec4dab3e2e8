/// What a long table is searched with: words, and the year and order of its dates.
///
/// They are hidden until the page's script takes charge of them; see ``HTMLScript``.
struct HTMLControls {
    /// Fewer rows are seen at a glance.
    static let minimumRows = 8

    /// The markup, right before that of the table.
    let html: String

    init?(_ table: Table, name: String, columns: [Int], human: HumanText) {
        guard table.rows.count >= Self.minimumRows else { return nil }
        var html = """
            <div class="controls" role="search" aria-label="\(name.html)" hidden="">
            <label>Search <input type="search" name="search" autocomplete="off"/></label>\n
            """
        let dates = columns.enumerated().lazy.map { index, column in
            (index: index, dates: table.rows.compactMap { $0[column].date })
        }.first { !$0.dates.isEmpty }
        if let dates {
            html += Self.years(of: dates.dates, column: dates.index, human: human)
            html += Self.order(of: dates.dates)
        }
        self.html = html + "<p role=\"status\"></p>\n</div>\n"
    }

    /// A choice of the years that the column shows, the last one first.
    private static func years(of dates: [PreciseDate], column: Int, human: HumanText) -> String {
        let years = Set(dates.map { human.civil($0).year }).sorted(by: >)
        guard years.count > 1 else { return "" }
        let options = years.map { "<option>\($0)</option>" }.joined()
        return """
            <label>Year <select name="year" data-column="\(column)" autocomplete="off">\
            <option value="">All</option>\(options)</select></label>\n
            """
    }

    /// A choice between the order of the rows, which comes first, and its reverse; none where the
    /// rows are in no order of their dates.
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
