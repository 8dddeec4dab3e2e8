extension BarChart {
    /// The numbers of the chart as a table, with the bars drawn in the last column.
    ///
    /// The column titles show the fills of the series and so are the legend.
    func picture(ascii: Bool) -> Table {
        let bars = ChartBars(of: self, columns: 30, ascii: ascii)
        let isStacked = series.count > 1
        let parts = series.indices.map { index in
            let fill = isStacked ? ChartBars.fill(of: index, ascii: ascii) + " " : ""
            return Column.people(fill + series[index].title, alignment: .trailing)
        }
        let total = isStacked ? [Column.people("Total", alignment: .trailing)] : []
        return Table(
            key: key,
            columns: [category] + parts + total + [.people("Bar")],
            rows: self.bars.map { bar in
                let drawn = bars.pieces(of: bar).map(\.text).joined()
                return [bar.label] + bar.values.map(Cell.integer)
                    + (isStacked ? [.integer(bar.total)] : [])
                    + [drawn.isEmpty ? .empty : .text(drawn)]
            }
        )
    }
}
