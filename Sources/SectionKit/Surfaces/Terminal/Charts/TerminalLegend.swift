/// Lays out the legend of a chart, with as many entries per line as fit.
struct TerminalLegend {
    /// The styled lines.
    let lines: [String]

    init(_ entries: [TerminalCell], style: TerminalStyle) {
        let width = style.width ?? .max
        var lines: [String] = []
        var line = TerminalLine(style)
        var room = width
        for entry in entries {
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

    /// Lays out the fills of the parts of bars.
    init(of chart: BarChart, style: TerminalStyle) {
        let entries = chart.series.enumerated().map { index, series in
            let fill = ChartBars.fill(of: index, ascii: style.ascii)
            return TerminalCell("\(fill) \(style.encoded(series.title))", .tone(series.tone))
        }
        self.init(entries, style: style)
    }
}
