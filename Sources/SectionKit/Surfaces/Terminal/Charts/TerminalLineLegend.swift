/// The legend of a line chart: the name, the highest and the lowest value of each series.
struct TerminalLineLegend {
    /// The styled lines.
    let lines: [String]

    /// An entry: a name, which is empty if the title of the chart says it, and values.
    private struct Entry {
        let name: TerminalCell
        let values: [TerminalCell]
    }

    init(_ plot: LineChartPlot, style: TerminalStyle) {
        let entries = plot.chart.series.indices.map { series in
            Entry(
                name: Self.name(of: series, in: plot.chart, style),
                values: Self.values(of: series, in: plot, style))
        }
        let columns = Self.widths(of: entries)
        let width = columns.reduce(-TerminalLine.gap) { $0 + $1 + TerminalLine.gap }
        lines =
            width <= style.width ?? .max
            ? entries.map { Self.line(of: $0, columns, style) }
            : entries.flatMap { Self.wrapped($0, style) }
    }

    /// The widths of the names and of the values.
    private static func widths(of entries: [Entry]) -> [Int] {
        let names = entries.reduce(0) { max($0, $1.name.width) }
        let values = (0..<2).map { column in
            entries.reduce(0) { widest, entry in
                max(widest, column < entry.values.count ? entry.values[column].width : 0)
            }
        }
        return ([names] + values).filter { $0 > 0 }
    }

    /// All on one line, in columns.
    private static func line(of entry: Entry, _ columns: [Int], _ style: TerminalStyle) -> String {
        var line = TerminalLine(style)
        let cells = (entry.name.width > 0 ? [entry.name] : []) + entry.values
        for (cell, width) in zip(cells, columns) { line.append(cell, in: width, .leading) }
        return line.text
    }

    /// The name, and the values below it.
    private static func wrapped(_ entry: Entry, _ style: TerminalStyle) -> [String] {
        let name = entry.name.wrapped(to: style.width ?? .max)
        return (entry.name.width > 0 ? name.map { $0.painted(style) } : [])
            + TerminalLegend(entry.values, style: style).lines
    }

    private static func name(
        of series: Int,
        in chart: LineChart,
        _ style: TerminalStyle
    ) -> TerminalCell {
        let title = style.encoded(chart.series[series].title)
        let ink = DotInk.series(series, ascii: style.ascii)
        if chart.series.count > 1 {
            return TerminalCell("\(ink.sample(style)) \(title)", ink.style)
        }
        return chart.series[series].title == chart.title ? .blank : TerminalCell(title, ink.style)
    }

    private static func values(
        of series: Int,
        in plot: LineChartPlot,
        _ style: TerminalStyle
    ) -> [TerminalCell] {
        guard let extremes = plot.extremes[series] else { return [TerminalCell("unknown", .faint)] }
        if extremes.low.value == extremes.high.value {
            return [TerminalCell(style.encoded(plot.value(of: extremes.low)), .plain)]
        }
        return [(ExtremeMark.high, extremes.high), (.low, extremes.low)].map { mark, extreme in
            let text = "\(mark.text(ascii: style.ascii)) \(plot.text(of: extreme))"
            return TerminalCell(style.encoded(text), .plain)
        }
    }
}

/// The mark of the highest or lowest value of a line.
enum ExtremeMark {
    case high, low

    func text(ascii: Bool) -> String {
        switch self {
        case .high: ascii ? "^" : "▲"
        case .low: ascii ? "v" : "▼"
        }
    }
}
