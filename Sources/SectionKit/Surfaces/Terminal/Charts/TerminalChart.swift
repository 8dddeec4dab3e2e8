/// Lays out a chart for a terminal: each line has the label, the bar and the numbers.
///
/// The numbers are those of the parts if the bars have enough room, otherwise only the totals. A
/// legend explains the fills of the parts.
struct TerminalChart {
    /// The styled lines; empty if the chart has no bars.
    let lines: [String]

    /// The longest bar, in columns; with longer bars the numbers would be too far away.
    private static let longestBar = 80

    /// The shortest bar, in columns, next to the numbers of the parts.
    private static let comfortableBar = 24

    init(_ chart: BarChart, style: TerminalStyle, formatter: ValueFormatter) {
        let chart = chart.forPeople
        guard !chart.bars.isEmpty, !chart.series.isEmpty else {
            lines = []
            return
        }
        let labels = chart.bars.map { TerminalCell($0.label, style: style, formatter: formatter) }
        let isStacked = chart.series.count > 1
        var numbers = chart.series.indices.map {
            TerminalChartNumbers(of: $0, in: chart, style: style)
        }
        numbers.append(TerminalChartNumbers(totals: chart, titled: "Total"))
        var widths = Self.widths(labels, numbers, in: style.width)
        if !isStacked || widths.bar < Self.comfortableBar {
            numbers = [TerminalChartNumbers(totals: chart, titled: "")]
            widths = Self.widths(labels, numbers, in: style.width)
        }
        let head = numbers.count > 1 ? [Self.head(numbers, widths, style)] : []
        lines =
            TerminalText(InlineText(chart.title), style: style, .strong).lines
            + (isStacked ? TerminalLegend(of: chart, style: style).lines : [])
            + head + Self.rows(of: chart, labels, numbers, widths, style)
    }

    /// The widths of the labels and the bars next to the numbers, in columns.
    private static func widths(
        _ labels: [TerminalCell],
        _ numbers: [TerminalChartNumbers],
        in available: Int?
    ) -> (label: Int, bar: Int) {
        let widest = labels.map(\.width).max() ?? 0
        guard let available else { return (min(widest, Column.maximumWidth), longestBar) }
        let gap = TerminalLine.gap
        let room = available - gap - numbers.reduce(0) { $0 + gap + $1.width }
        let label = min(widest, max(room / 3, min(8, room / 2)))
        return (label, min(room - label, longestBar))
    }

    /// The header line above the bars.
    private static func head(
        _ numbers: [TerminalChartNumbers],
        _ widths: (label: Int, bar: Int),
        _ style: TerminalStyle
    ) -> String {
        var line = TerminalLine(style)
        line.append(.blank, in: widths.label, .leading)
        line.append(.blank, in: widths.bar, .leading)
        for column in numbers { line.append(column.head, in: column.width, .trailing) }
        return line.text
    }

    /// The lines of the bars; a label that is too wide wraps below its bar.
    private static func rows(
        of chart: BarChart,
        _ labels: [TerminalCell],
        _ numbers: [TerminalChartNumbers],
        _ widths: (label: Int, bar: Int),
        _ style: TerminalStyle
    ) -> [String] {
        let bars = ChartBars(of: chart, columns: widths.bar, ascii: style.ascii)
        return chart.bars.indices.flatMap { index in
            let cell = labels[index]
            let label = style.width == nil ? [cell] : cell.wrapped(to: widths.label)
            var line = TerminalLine(style)
            line.append(label[0], in: widths.label, chart.category.alignment)
            let pieces = bars.pieces(of: chart.bars[index]).map { piece in
                let tone = chart.series[piece.series].tone
                return TerminalCell(piece.text, chart.isPlain ? .series(0) : .tone(tone))
            }
            line.append(pieces, in: widths.bar)
            for column in numbers { line.append(column.cells[index], in: column.width, .trailing) }
            return [line.text] + label.dropFirst().map { $0.painted(style) }
        }
    }
}

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
