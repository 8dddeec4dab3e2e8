/// A column of numbers behind the bars of a chart.
struct TerminalChartNumbers {
    /// What stands above the numbers.
    let head: TerminalCell

    /// The numbers, one for every bar.
    let cells: [TerminalCell]

    /// The columns they take.
    let width: Int

    /// The totals of the bars.
    init(totals chart: BarChart, titled title: String) {
        self.init(
            head: TerminalCell(title, .plain),
            chart.bars.map { TerminalCell($0.total.grouped, .plain) })
    }

    /// The parts of one series, under its fill; a 0 recedes.
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
