/// Horizontal bars that compare whole numbers, each stacked of parts that add up.
///
/// For machines a chart is the table of its numbers: one row a bar, its label and its parts.
public struct BarChart: Equatable, Sendable {
    /// One part that every bar has, such as the successes of a year.
    public struct Series: Equatable, Sendable {
        /// The name for machines, in snake_case.
        public let key: String

        /// The name for people.
        public let title: String

        /// What the part means for the reader.
        public let tone: Badge.Tone

        /// Names a part of the bars.
        public init(_ key: String, _ title: String, _ tone: Badge.Tone) {
            self.key = key
            self.title = title
            self.tone = tone
        }
    }

    /// One bar.
    public struct Bar: Equatable, Sendable {
        /// What the bar stands for, such as a year.
        public let label: Cell

        /// The size of each part, 0 or more, in the order of the series.
        public let values: [Int]

        /// The size of the whole bar; one that no integer holds is held at the largest.
        public var total: Int {
            values.reduce(0) { sum, value in
                let (total, isTooLarge) = sum.addingReportingOverflow(value)
                return isTooLarge ? .max : total
            }
        }

        /// Makes a bar.
        public init(_ label: Cell, _ values: [Int]) {
            self.label = label
            self.values = values
        }
    }

    /// The name of the bars for machines, in snake_case, unique in a section.
    public let key: String

    /// What the chart shows, such as "Launches per year".
    public let title: String

    /// What the labels of the bars are, such as years.
    public let category: Column

    /// The parts of every bar, in the order they are stacked in.
    public let series: [Series]

    /// The bars, in reading order.
    public let bars: [Bar]

    /// Makes a chart; a bar that is short of parts is filled up with 0, what is too much is cut,
    /// and a part below 0 is 0.
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

    /// The numbers of the chart, one row a bar.
    public var table: Table {
        Table(
            key: key,
            columns: [category] + series.map { Column($0.key, $0.title, alignment: .trailing) },
            rows: bars.map { bar in [bar.label] + bar.values.map(Cell.integer) }
        )
    }
}
