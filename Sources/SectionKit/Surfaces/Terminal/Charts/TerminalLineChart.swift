import SectionEssentials

/// Draws a line chart for a terminal: lines of dots, round numbers on both axes, and a legend with
/// the extremes of each series.
struct TerminalLineChart {
    /// The styled lines; empty if the chart has no positions.
    let lines: [String]

    /// The widest chart, in columns; in a wider one, slopes would be too flat to compare.
    private static let widest = 120

    /// The width of a chart for a pipe, in columns.
    private static let pipeWidth = 80

    init(_ chart: LineChart, style: TerminalStyle, formatter: ValueFormatter) {
        guard chart.axis.positions.count > 0, !chart.series.isEmpty else {
            lines = []
            return
        }
        let plot = LineChartPlot(chart, formatter: formatter, ascii: style.ascii)
        let width = min(style.width ?? Self.pipeWidth, Self.widest)
        let title = TerminalText(InlineText(chart.title), style: style, .strong).lines
        let drawing = plot.range.map {
            Self.drawing(
                of: plot, $0, width: width, rows: min(max(width / 6, 9), 16), style: style)
        }
        lines = title + (drawing ?? []) + TerminalLineLegend(plot, style: style).lines
    }

    /// The lines of a drawing with its axes.
    ///
    /// - Parameters:
    ///   - most: the most lines above the horizontal axis.
    ///   - chosen: the index of the position that is marked; nil for none.
    static func drawing(
        of plot: LineChartPlot,
        _ range: ClosedRange<Double>,
        width: Int,
        rows most: Int,
        chosen: Int? = nil,
        style: TerminalStyle
    ) -> [String] {
        let (up, rows) = VerticalAxis.rows(range, of: plot.chart, atMost: most)
        let frame = TerminalLineFrame(up, rows: rows, width: width, style: style)
        var canvas = DotCanvas(columns: frame.columns, rows: frame.rows)
        let share = chosen.flatMap { plot.share(ofPosition: $0) }
        if let share {
            let x = frame.dot(share, 0).x
            let ink = DotInk(style: .strong, mark: "|")
            canvas.line(from: (x, 0), to: (x, Double(canvas.height - 1)), ink)
        }
        for series in plot.chart.series.indices {
            let ink = DotInk.series(series, ascii: style.ascii)
            for part in plot.line(of: series, columns: canvas.width) {
                let dots = part.map { frame.dot($0.share, up.share(of: $0.value)) }
                for (start, end) in zip(dots, dots.dropFirst() + dots.suffix(1)) {
                    canvas.line(from: start, to: end, ink)
                }
            }
        }
        if let chosen, let share {
            for value in plot.chart.series.compactMap({ $0.values[chosen] }) {
                let dot = frame.dot(share, up.share(of: value))
                canvas.write(
                    TerminalCell(style.ascii ? "@" : "●", .selected), column: Int(dot.x) / 2,
                    row: Int(dot.y) / 4)
            }
        }
        mark(plot, up, frame, on: &canvas, style: style)
        return frame.lines(around: canvas, plot.across.ticks(columns: frame.columns))
    }

    /// Marks the highest and the lowest value of each series, if they differ.
    private static func mark(
        _ plot: LineChartPlot,
        _ up: VerticalAxis,
        _ frame: TerminalLineFrame,
        on canvas: inout DotCanvas,
        style: TerminalStyle
    ) {
        for (series, extremes) in plot.extremes.enumerated() {
            guard let extremes, extremes.low.value < extremes.high.value else { continue }
            for (extreme, mark) in [(extremes.high, ExtremeMark.high), (extremes.low, .low)] {
                let dot = frame.dot(plot.share(of: extreme), up.share(of: extreme.value))
                let cell = TerminalCell(
                    mark.text(ascii: style.ascii), DotInk.series(series, ascii: style.ascii).style)
                canvas.write(cell, column: Int(dot.x) / 2, row: Int(dot.y) / 4)
            }
        }
    }
}

/// The axes around a line chart in a terminal, and where its dots are.
struct TerminalLineFrame {
    /// The number of columns between the axis and the edge.
    let columns: Int

    /// The number of lines above the axis, each tick in the middle of one.
    let rows: Int

    private let unit: String

    /// The numbers beside the vertical axis, by their line.
    private let labels: [Int: String]
    private let labelWidth: Int
    private let style: TerminalStyle

    /// Divides a width; the vertical axis has a number of lines.
    init(_ up: VerticalAxis, rows: Int, width: Int, style: TerminalStyle) {
        self.rows = rows
        self.style = style
        unit = style.line(up.ticks.unit, columns: width)
        labelWidth = up.ticks.labels.reduce(0) { max($0, style.encoded($1).displayWidth) }
        // The axis and the space before it take two columns.
        columns = max(width - labelWidth - 2, 1)
        labels = Dictionary(
            zip(up.ticks.numbers, up.ticks.labels).map { number, label in
                (
                    Int(clamping: ((1 - up.share(of: number)) * Double(rows - 1)).rounded()),
                    style.encoded(label)
                )
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The dot at shares of both axes, each from 0 to 1.
    func dot(_ across: Double, _ up: Double) -> (x: Double, y: Double) {
        // Both ends of the vertical axis are in the middle of their line.
        (across * Double(columns * 2 - 1) + 0.5, (1 - up) * Double((rows - 1) * 4) + 1.5)
    }

    /// The styled lines: the unit, the canvas with the vertical axis, and the horizontal axis.
    func lines(
        around canvas: DotCanvas,
        _ across: (ticks: [ChartTick], caption: String)
    ) -> [String] {
        let margin = String(repeating: " ", count: labelWidth + 2)
        let captions = style.encoded(across.caption).wrapped(to: columns)
        let drawn = (0..<rows).map { row in
            axis(at: row) + canvas.line(row, style: style)
        }
        return (unit.isEmpty ? [] : [style.paint(unit.padded(to: labelWidth, .trailing), .faint)])
            + drawn + [base(across.ticks)]
            + (across.ticks.isEmpty ? [] : [margin + labels(of: across.ticks)])
            + captions.map { margin + style.paint($0, .faint) }
    }

    /// The label and the axis before a line.
    private func axis(at row: Int) -> String {
        let label = labels[row]
        let axis =
            if label == nil { style.ascii ? "|" : "│" } else { style.ascii ? "+" : "┤" }
        return style.paint((label ?? "").padded(to: labelWidth, .trailing) + " " + axis, .faint)
    }

    /// The horizontal axis.
    private func base(_ ticks: [ChartTick]) -> String {
        let places = Set(ticks.map { $0.column(in: columns) })
        let line = (0..<columns).map { places.contains($0) ? tickSign : lineSign }
        let margin = String(repeating: " ", count: labelWidth + 1)
        return style.paint(margin + (style.ascii ? "+" : "└") + line.joined(), .faint)
    }

    private var tickSign: String { style.ascii ? "+" : "┬" }
    private var lineSign: String { style.ascii ? "-" : "─" }

    /// The line of the labels of the horizontal axis.
    private func labels(of ticks: [ChartTick]) -> String {
        var line = ""
        for tick in ticks where !tick.label.isEmpty {
            let start = tick.labelColumns(in: columns).lowerBound
            line = line.padded(to: start) + tick.label
        }
        return style.paint(line, .faint)
    }
}
