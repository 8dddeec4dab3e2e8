import SectionEssentials

/// What a line chart shows, whatever draws it: its axes, its lines, and their extremes.
struct LineChartPlot {
    let chart: LineChart
    let across: HorizontalAxis

    /// The lowest and the highest value of each series; nil if none is known.
    let extremes: [Extremes?]

    /// The range of all values; nil if none is known.
    let range: ClosedRange<Double>?

    /// The indices of the known positions, in ascending order.
    private let order: [Int]

    /// The first lowest and the first highest value of a series.
    struct Extremes {
        let low: Extreme
        let high: Extreme
    }

    /// A value and where it is.
    struct Extreme {
        let index: Int
        let value: Double
    }

    init(_ chart: LineChart, formatter: ValueFormatter, ascii: Bool = false) {
        let across = HorizontalAxis(chart.axis, formatter: formatter, ascii: ascii)
        let known = across.numbers.indices.filter { across.numbers[$0].isFinite }
        let isAscending = zip(known, known.dropFirst())
            .allSatisfy { across.numbers[$0] <= across.numbers[$1] }
        let order =
            isAscending ? known : known.sorted { across.numbers[$0] < across.numbers[$1] }
        let extremes = chart.series.map { Extremes(of: $0, at: order) }
        self.chart = chart
        self.across = across
        self.order = order
        self.extremes = extremes
        let lows = extremes.compactMap { $0?.low.value }
        let highs = extremes.compactMap { $0?.high.value }
        range = if let low = lows.min(), let high = highs.max() { low...high } else { nil }
    }

    /// Returns the parts of the line of a series, reduced to a drawing with a number of columns.
    func line(of series: Int, columns: Int) -> [[LineReduction.Point]] {
        var line = LineReduction(columns: columns)
        let values = chart.series[series].values
        for index in order { line.add(across.share(of: across.numbers[index]), values[index]) }
        line.finish()
        return line.parts
    }

    /// Returns how far along the horizontal axis an extreme is, from 0 to 1.
    func share(of extreme: Extreme) -> Double {
        across.share(of: across.numbers[extreme.index])
    }

    /// Returns how far along the horizontal axis a position is, from 0 to 1; nil if it is unknown.
    func share(ofPosition index: Int) -> Double? {
        let number = across.numbers[index]
        return number.isFinite ? across.share(of: number) : nil
    }

    /// The value and the position of an extreme, such as "1240 m (7.2 km)".
    func text(of extreme: Extreme) -> String {
        "\(value(of: extreme)) (\(across.text(at: extreme.index)))"
    }

    /// The value of an extreme with its unit.
    func value(of extreme: Extreme) -> String {
        ValueFormatter(zone: .utc).text(of: chart.cell(for: extreme.value)) ?? ""
    }
}

extension LineChartPlot.Extremes {
    fileprivate init?(of series: LineChart.Series, at order: [Int]) {
        var (low, high): (LineChartPlot.Extreme?, LineChartPlot.Extreme?)
        for index in order {
            guard let value = series.values[index] else { continue }
            if low.map({ value < $0.value }) ?? true {
                low = LineChartPlot.Extreme(index: index, value: value)
            }
            if high.map({ value > $0.value }) ?? true {
                high = LineChartPlot.Extreme(index: index, value: value)
            }
        }
        guard let low, let high else { return nil }
        self.init(low: low, high: high)
    }
}

/// Reduces the points of a line to those that a drawing can show: in each column the first, the
/// lowest, the highest and the last, in their order.
struct LineReduction {
    /// A point, with how far along the horizontal axis it is, from 0 to 1.
    struct Point: Equatable {
        let share: Double
        let value: Double
    }

    /// The parts of the line, each of one or more points; between them, values are unknown.
    private(set) var parts: [[Point]] = []

    private let columns: Int
    private var column: Column?
    private var hasGap = true

    /// The points of a column that are kept.
    private struct Column {
        let number: Int
        let first: Point
        var last: Point
        var low: Point
        var high: Point
        var isLowFirst = true

        init(_ number: Int, _ point: Point) {
            self.number = number
            (first, last, low, high) = (point, point, point, point)
        }

        mutating func add(_ point: Point) {
            last = point
            if point.value < low.value { (low, isLowFirst) = (point, false) }
            if point.value > high.value { (high, isLowFirst) = (point, true) }
        }

        var points: [Point] {
            var points = [first]
            for point in (isLowFirst ? [low, high] : [high, low]) + [last]
            where point != points.last {
                points.append(point)
            }
            return points
        }
    }

    /// Starts a line in a drawing with a number of columns.
    init(columns: Int) {
        self.columns = max(columns, 1)
    }

    /// Adds the next point, which is not before the last one; nil where the value is unknown.
    ///
    /// A gap inside a column is too narrow to be shown.
    mutating func add(_ share: Double, _ value: Double?) {
        guard let value else {
            hasGap = true
            return
        }
        let point = Point(share: share, value: value)
        let number = min(max(Int(clamping: share * Double(columns)), 0), columns - 1)
        if column?.number == number {
            column?.add(point)
        } else {
            finish()
            if hasGap { parts.append([]) }
            column = Column(number, point)
        }
        hasGap = false
    }

    /// Ends the line.
    mutating func finish() {
        guard let column else { return }
        parts[parts.count - 1] += column.points
        self.column = nil
    }
}
