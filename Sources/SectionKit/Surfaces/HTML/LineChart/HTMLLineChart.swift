/// Writes a line chart as a figure: a legend with the extremes of each series, a drawing, and a table
/// of the numbers that can be opened.
///
/// The page's own style draws it. If it has the rows of a table, a script marks the one that a person
/// points at or goes to; see `line-chart.js`.
struct HTMLLineChart {
    /// The markup; nil if there are no positions.
    let html: String?

    private static let longestTable = 100

    /// Writes a chart.
    ///
    /// - Parameter table: the table whose rows the chart follows; nil if there is none.
    init(_ chart: LineChart, table: Table? = nil, cells: HTMLCells) {
        guard chart.axis.positions.count > 0, !chart.series.isEmpty else {
            html = nil
            return
        }
        let plot = LineChartPlot(chart, formatter: cells.formatter)
        html = """
            <figure class="lines"\(table.map { " data-table=\"\($0.key.html)\"" } ?? "")>
            <figcaption>\(chart.title.html)</figcaption>
            \(Self.legend(of: plot))\(plot.range.map { HTMLLinePlot(plot, $0, table).html } ?? "")\
            \(Self.numbers(of: chart, cells))</figure>\n
            """
    }

    /// The names of the series with samples of their lines, and their extremes.
    private static func legend(of plot: LineChartPlot) -> String {
        let isAlone = plot.chart.series.count == 1
        let items = plot.chart.series.enumerated().map { index, series in
            let isNamed = !isAlone || series.title != plot.chart.title
            let sample = isAlone ? "" : HTMLLinePlot.sample
            let name = isNamed ? "\(series.title): " : ""
            let text = name + plot.summary(of: index)
            let sentence = text.prefix(1).uppercased() + text.dropFirst()
            let kind = HTMLLinePlot.kind(of: index)
            return "<li class=\"\(kind)\">\(sample)\((isNamed ? text : sentence).html)</li>\n"
        }
        return "<ul class=\"legend\">\n\(items.joined())</ul>\n"
    }

    /// The numbers as a table, of a readable number of positions.
    private static func numbers(of chart: LineChart, _ cells: HTMLCells) -> String {
        let excerpt = chart.excerpt(atMost: longestTable, formatter: cells.formatter)
        let table = excerpt.table
        var html = "<details>\n<summary>Numbers</summary>\n"
        if let note = excerpt.note { html += "<p class=\"faint\">\(note.html)</p>\n" }
        html += HTMLTable.opening(chart.title, class: "numbers")
        for column in table.columns {
            html += "<th scope=\"col\"\(side(of: column))>\((column.title ?? "").html)</th>"
        }
        html += "</tr></thead>\n<tbody>\n"
        for row in table.rows {
            html += "<tr>"
            for (index, cell) in row.enumerated() {
                let name = index == 0 ? "th" : "td"
                let scope = index == 0 ? " scope=\"row\"" : ""
                html += "<\(name)\(scope)\(side(of: table.columns[index]))>"
                html += cells.cell(cell, linkWord: nil) + "</\(name)>"
            }
            html += "</tr>\n"
        }
        return html + HTMLTable.closing + "</details>\n"
    }

    private static func side(of column: Column) -> String {
        column.alignment == .trailing ? " class=\"number\"" : ""
    }
}

extension LineChartPlot {
    /// The extremes of a series in words, such as "highest 941 m (0.5 km), lowest 812 m (2 km)".
    func summary(of series: Int) -> String {
        guard let extremes = extremes[series] else { return "unknown" }
        if extremes.low.value == extremes.high.value { return value(of: extremes.low) }
        return "highest \(text(of: extremes.high)), lowest \(text(of: extremes.low))"
    }
}
