extension LineChart {
    /// Returns a table of at most about `most` positions for people, evenly chosen, with the
    /// extremes of each series, and a sentence that says so; nil if the table has all positions.
    func excerpt(
        atMost most: Int,
        formatter: ValueFormatter
    ) -> (table: Table, note: String?) {
        let count = axis.positions.count
        if count <= most { return (table, nil) }
        let even = (0..<most).map { $0 * (count - 1) / (most - 1) }
        let plot = LineChartPlot(self, formatter: formatter)
        let extremes = plot.extremes.compactMap(\.self).flatMap { [$0.low.index, $0.high.index] }
        let chosen = Set(even + extremes).sorted()
        let note = """
            \(chosen.count.grouped) of \(count.grouped) positions; JSON and CSV have all of them.
            """
        return (table.keeping(chosen), note)
    }
}
