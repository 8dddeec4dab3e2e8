/// A line chart that is drawn beside the table whose rows it has, with a mark at the chosen one.
package struct FollowingChart: Sendable {
    private let plot: LineChartPlot
    private let range: ClosedRange<Double>
    private let rows: LineChart.Rows

    /// The lines besides those of the drawing: the unit, the axis, its labels and its caption.
    private static let others = 4

    /// Prepares a chart for a terminal; nil if it has no rows or no values.
    ///
    /// - Parameter ascii: whether only ASCII may be written.
    package init?(_ chart: LineChart, zone: DisplayZone, ascii: Bool) {
        guard let rows = chart.rows else { return nil }
        let plot = LineChartPlot(chart, formatter: ValueFormatter(zone: zone), ascii: ascii)
        guard let range = plot.range else { return nil }
        (self.plot, self.range, self.rows) = (plot, range, rows)
    }

    /// What the chart shows, and the values at the chosen row, such as "Elevation: 412 m (1.2 km)".
    package func title(chosen: String?) -> String {
        guard let index = chosen.flatMap({ rows.positions[$0] }) else { return plot.chart.title }
        let values = plot.chart.series.compactMap { $0.values[index] }
            .map { plot.text(of: LineChartPlot.Extreme(index: index, value: $0)) }
        return plot.chart.title + (values.isEmpty ? "" : ": \(values.separated(by: ", "))")
    }

    /// The styled lines of the drawing.
    ///
    /// - Parameters:
    ///   - chosen: the identity of the row that is marked; nil for none.
    ///   - columns: the columns of the terminal that the chart takes.
    ///   - rows: the most rows of the terminal that the chart takes.
    package func lines(
        chosen: String?,
        columns: Int,
        rows: Int,
        style: TerminalStyle
    ) -> [String] {
        TerminalLineChart.drawing(
            of: plot, range, width: columns, rows: max(rows - Self.others, 2),
            chosen: chosen.flatMap { self.rows.positions[$0] }, style: style)
    }
}
