import SectionEssentials

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
