import SectionEssentials

/// A line of a chart as one line of text: each character shows the highest value of its column.
struct Sparkline {
    /// The characters; unknown values are dots.
    let text: String

    private static let longest = 40
    private static let heights: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    /// Draws a series in proportion to the range of all series.
    init(of series: Int, in plot: LineChartPlot, _ range: ClosedRange<Double>) {
        let columns = min(plot.chart.axis.positions.count, Self.longest)
        var values = [Double?](repeating: nil, count: columns)
        func add(_ value: Double, _ column: Int) {
            values[column] = max(values[column] ?? value, value)
        }
        for part in plot.line(of: series, columns: columns) {
            for (start, end) in zip(part, part.dropFirst() + part.suffix(1)) {
                let from = Self.column(start.share, columns)
                let to = Self.column(end.share, columns)
                add(start.value, from)
                add(end.value, to)
                for column in from...max(from, to) where column > from && column < to {
                    // Without known values in between, the line is straight.
                    let share = Double(column - from) / Double(to - from)
                    add(start.value * (1 - share) + end.value * share, column)
                }
            }
        }
        let (low, high) = (range.lowerBound / 2, range.upperBound / 2)
        text = String(
            values.map { value in
                guard let value else { return "·" }
                let share = low < high ? (value / 2 - low) / (high - low) : 0
                let height = Int(clamping: (share * Double(Self.heights.count - 1)).rounded())
                return Self.heights[min(max(height, 0), Self.heights.count - 1)]
            })
    }

    private static func column(_ share: Double, _ columns: Int) -> Int {
        min(max(Int(clamping: share * Double(columns)), 0), columns - 1)
    }
}
