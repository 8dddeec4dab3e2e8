/// Writes a line chart as a list of sparklines with their extremes, and a table of the numbers.
struct MarkdownLineChart {
    /// The lines of the series, as a list.
    let list: String

    /// The table, of a readable number of positions.
    let table: Table

    /// What the table leaves out; nil if it has all positions.
    let note: String?

    private static let longestTable = 25

    init?(_ chart: LineChart, formatter: ValueFormatter, ascii: Bool) {
        guard chart.axis.positions.count > 0, !chart.series.isEmpty else { return nil }
        let plot = LineChartPlot(chart, formatter: formatter)
        list = chart.series.indices.map { series in
            let name = "\(chart.series[series].title):".markdown(between: "**")
            guard let range = plot.range, let extremes = plot.extremes[series] else {
                return "- \(name) unknown"
            }
            let line = ascii ? "" : Sparkline(of: series, in: plot, range).text.markdownCode + " "
            let low = plot.text(of: extremes.low).markdown
            let high = plot.text(of: extremes.high).markdown
            if extremes.low.value == extremes.high.value {
                return "- \(name) \(line)\(plot.value(of: extremes.low).markdown)"
            }
            return "- \(name) \(line)highest \(high), lowest \(low)"
        }.joined(separator: "\n")
        let excerpt = chart.excerpt(atMost: Self.longestTable, formatter: formatter)
        table = excerpt.table
        note = excerpt.note
    }
}
