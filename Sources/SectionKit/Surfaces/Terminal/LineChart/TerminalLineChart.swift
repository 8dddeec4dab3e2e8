/// Draws a line chart for a terminal.
struct TerminalLineChart {
    /// The styled lines; empty if the chart has no positions.
    let lines: [String]

    init(_ chart: LineChart, style: TerminalStyle, formatter: ValueFormatter) {
        lines = TerminalTable(chart.table, style: style, formatter: formatter).lines
    }
}
