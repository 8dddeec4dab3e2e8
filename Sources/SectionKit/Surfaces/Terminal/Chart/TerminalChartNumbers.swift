/// A column of numbers after the bars of a chart.
struct TerminalChartNumbers {
    /// The header of the column.
    let head: TerminalCell

    /// The numbers, one for each bar.
    let cells: [TerminalCell]

    /// The width of the column.
    let width: Int

    /// Creates a column of the totals of the bars.
    init(totals chart: BarChart, titled title: String) {
        self.init(
            head: TerminalCell(title, .plain),
            chart.bars.map { TerminalCell($0.total.grouped, .plain) })
    }

    /// Creates a column of the parts of a series, with its fill as the header and zeros dimmed.
    init(of series: Int, in chart: BarChart, style: TerminalStyle) {
        let fill = ChartBars.fill(of: series, ascii: style.ascii)
        self.init(
            head: TerminalCell(fill, .tone(chart.series[series].tone)),
            chart.bars.map { bar in
                bar.values[series] == 0
                    ? TerminalCell(style.encoded("–"), .faint)
                    : TerminalCell(bar.values[series].grouped, .plain)
            })
    }

    private init(head: TerminalCell, _ cells: [TerminalCell]) {
        self.head = head
        self.cells = cells
        width = cells.reduce(head.width) { max($0, $1.width) }
    }
}
