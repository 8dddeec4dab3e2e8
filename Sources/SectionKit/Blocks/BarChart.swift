/// A stacked bar chart of whole numbers with horizontal bars.
///
/// In formats for machines it is a table with one row for each bar: its label and its parts.
public struct BarChart: Equatable, Sendable {
    /// One part that every bar has, such as the successes of a year.
    public struct Series: Equatable, Sendable {
        /// The name for machines, in snake_case.
        public let key: String

        /// The name for people.
        public let title: String

        /// Whether the part is good or bad news.
        public let tone: Badge.Tone

        /// Whether people see it even if no bar has a part of it.
        package let isShownIfEmpty: Bool

        /// Creates a series.
        public init(
            _ key: String, _ title: String, _ tone: Badge.Tone, isShownIfEmpty: Bool = true
        ) {
            self.key = key
            self.title = title
            self.tone = tone
            self.isShownIfEmpty = isShownIfEmpty
        }
    }

    /// One bar.
    public struct Bar: Equatable, Sendable {
        /// The label, such as a year.
        public let label: Cell

        /// The size of each part, 0 or more, in the order of the series.
        public let values: [Int]

        /// The size of the whole bar, at most `Int.max`.
        public var total: Int {
            values.reduce(0) { sum, value in
                let (total, isTooLarge) = sum.addingReportingOverflow(value)
                return isTooLarge ? .max : total
            }
        }

        /// Creates a bar.
        public init(_ label: Cell, _ values: [Int]) {
            self.label = label
            self.values = values
        }
    }

    /// The name of the bars for machines, in snake_case, unique in a section.
    public internal(set) var key: String

    /// What the chart shows, such as "Launches per year".
    public let title: String

    /// The column of the labels, such as years.
    public let category: Column

    /// The parts of every bar, in stacking order.
    public let series: [Series]

    /// The bars, in reading order.
    public let bars: [Bar]

    /// Creates a chart.
    ///
    /// Missing and negative parts of a bar are 0, and extra ones are dropped.
    public init(key: String, title: String, category: Column, series: [Series], bars: [Bar]) {
        self.key = key
        self.title = title
        self.category = category
        self.series = series
        self.bars = bars.map { bar in
            let missing = Array(repeating: 0, count: max(0, series.count - bar.values.count))
            return Bar(bar.label, (bar.values.prefix(series.count) + missing).map { max(0, $0) })
        }
    }

    /// The numbers of the chart, with one row for each bar.
    public var table: Table {
        Table(
            key: key,
            columns: [category] + series.map { Column($0.key, $0.title, alignment: .trailing) },
            rows: bars.map { bar in [bar.label] + bar.values.map(Cell.integer) }
        )
    }
}

extension BarChart {
    /// Whether all that it shows is one part that is neither good nor bad: its bars are in the colour of
    /// the program.
    var isPlain: Bool { series.count == 1 && series[0].tone == .neutral }

    /// The chart without the series that people do not see.
    var forPeople: BarChart {
        let shown = series.indices.filter { index in
            series[index].isShownIfEmpty || bars.contains { $0.values[index] > 0 }
        }
        if shown.count == series.count { return self }
        return BarChart(
            key: key, title: title, category: category, series: shown.map { series[$0] },
            bars: bars.map { bar in Bar(bar.label, shown.map { bar.values[$0] }) })
    }
}
