/// Lays out the legend of a chart, with as many series per line as fit.
struct TerminalLegend {
    /// The styled lines.
    let lines: [String]

    init(of chart: BarChart, style: TerminalStyle) {
        let width = style.width ?? .max
        var lines: [String] = []
        var line = TerminalLine(style)
        var room = width
        for (index, series) in chart.series.enumerated() {
            let fill = ChartBars.fill(of: index, ascii: style.ascii)
            let entry = TerminalCell("\(fill) \(style.encoded(series.title))", .tone(series.tone))
            for part in entry.wrapped(to: width) {
                if part.width > room {
                    lines.append(line.text)
                    line = TerminalLine(style)
                    room = width
                }
                line.append(part, in: part.width, .leading)
                room -= part.width + TerminalLine.gap
            }
        }
        self.lines = lines + [line.text]
    }
}
