/// A line chart of one or several series over a distance, the time, or categories.
///
/// ```swift
/// LineChart(
///     key: "profile",
///     title: "Elevation",
///     over: .measures("distance", "Distance", way.map(\.distance), .kilometre, digits: 1),
///     unit: .metre,
///     series: [LineChart.Series("elevation", "Elevation", way.map(\.elevation))])
/// ```
///
/// Lines connect the positions in ascending order, with gaps where a value is unknown. Up to six
/// series look different without colour.
///
/// In formats for machines it is a table with one row for each position. Its keys end with those of
/// the units, as in `distance_km` and `elevation_m`.
public struct LineChart: Equatable, Sendable {
    /// The name of the positions for machines, in snake_case, unique in a section.
    public internal(set) var key: String

    /// What the chart shows, such as "Elevation".
    public let title: String

    /// The positions of the values.
    package let axis: Axis

    /// The unit of all values; nil for numbers without a unit.
    public let unit: MeasureUnit?

    /// The number of decimal places of the values.
    public let digits: Int

    /// The series, in reading order.
    public let series: [Series]

    /// The rows of a table in the same section that the chart follows; nil for none.
    public let rows: Rows?

    /// Creates a chart.
    ///
    /// Missing values of a series are unknown, and extra ones are dropped; so are rows at positions
    /// that there are not.
    public init(
        key: String,
        title: String,
        over axis: Axis,
        unit: MeasureUnit? = nil,
        digits: Int = 0,
        series: [Series],
        rows: Rows? = nil
    ) {
        self.key = key
        self.title = title
        self.axis = axis
        self.unit = unit
        self.digits = digits
        let count = axis.positions.count
        self.series = series.map { $0.fitted(to: count) }
        self.rows = rows?.limited(to: count)
    }

    /// The numbers of the chart, with one row for each position.
    public var table: Table {
        let values = series.map { series in
            TableColumn<Int>(
                Column(series.key + unit.suffix, series.title, alignment: .trailing)
            ) { [self] in cell(for: series.values[$0]) }
        }
        return Table(key: key, of: 0..<axis.positions.count, columns: [axis.column] + values)
    }

    /// The value of a series as a cell.
    func cell(for value: Double?) -> Cell {
        guard let value else { return .unknown }
        return unit.map { .measure(Measure(value, $0, digits: digits)) }
            ?? .decimal(value, digits: digits)
    }
}

extension LineChart {
    /// A line of a chart.
    public struct Series: Equatable, Sendable {
        /// The name for machines, in snake_case, without a unit.
        public let key: String

        /// The name for people.
        public let title: String

        /// The value at each position; nil where it is unknown.
        public let values: [Double?]

        /// Creates a series; values that are not finite are unknown.
        public init(_ key: String, _ title: String, _ values: [Double?]) {
            self.key = key
            self.title = title
            let isKnown = values.allSatisfy { $0?.isFinite ?? true }
            self.values = isKnown ? values : values.map { $0.flatMap { $0.isFinite ? $0 : nil } }
        }

        fileprivate func fitted(to count: Int) -> Series {
            if values.count == count { return self }
            let missing = Array<Double?>(repeating: nil, count: max(0, count - values.count))
            return Series(key, title, values.prefix(count) + missing)
        }
    }
}

extension MeasureUnit? {
    /// The end of a key for machines, such as `_km`; empty without a unit.
    var suffix: String {
        map { "_" + $0.key } ?? ""
    }
}

extension LineChart {
    /// The positions of the values of a line chart.
    public struct Axis: Equatable, Sendable {
        /// What the positions are.
        public enum Positions: Equatable, Sendable {
            /// Quantities, such as distances; those that are not finite are unknown.
            case measures([Double], MeasureUnit?, digits: Int)

            /// Dates, at their instant or the first instant of their period.
            case dates([PreciseDate])

            /// Labels, which are evenly spaced.
            case categories([Cell])

            /// The number of positions.
            public var count: Int {
                switch self {
                case .measures(let numbers, _, _): numbers.count
                case .dates(let dates): dates.count
                case .categories(let labels): labels.count
                }
            }
        }

        /// The name for machines, in snake_case, without a unit.
        public let key: String

        /// The name for people, such as "Distance".
        public let title: String

        /// The positions, in the order of the values.
        public let positions: Positions

        /// Creates an axis.
        public init(_ key: String, _ title: String, _ positions: Positions) {
            self.key = key
            self.title = title
            self.positions = positions
        }

        /// Returns an axis of quantities, such as distances, with a number of decimal places.
        public static func measures(
            _ key: String,
            _ title: String,
            _ values: [Double],
            _ unit: MeasureUnit?,
            digits: Int = 0
        ) -> Axis {
            Axis(key, title, .measures(values, unit, digits: digits))
        }

        /// Returns an axis of dates.
        public static func dates(_ key: String, _ title: String, _ dates: [PreciseDate]) -> Axis {
            Axis(key, title, .dates(dates))
        }

        /// Returns an axis of evenly spaced labels, such as the names of stages.
        public static func categories(_ key: String, _ title: String, _ labels: [Cell]) -> Axis {
            Axis(key, title, .categories(labels))
        }

        /// The position at an index as a cell.
        func cell(at index: Int) -> Cell {
            switch positions {
            case .measures(let numbers, let unit, let digits):
                unit.map { .measure(Measure(numbers[index], $0, digits: digits)) }
                    ?? .decimal(numbers[index], digits: digits)
            case .dates(let dates): .date(dates[index])
            case .categories(let labels): labels[index]
            }
        }

        /// The column of the positions.
        var column: TableColumn<Int> {
            switch positions {
            case .measures(_, let unit, _):
                TableColumn(Column(key + unit.suffix, title, alignment: .trailing), cell: cell)
            case .dates, .categories: TableColumn(Column(key, title), cell: cell)
            }
        }
    }
}

extension LineChart {
    /// The rows of a table that are at positions of a chart, such as the steps of a walk on its
    /// profile.
    ///
    /// The chosen row is marked on the chart in `browse` and on a page. CSV has the table and not the
    /// chart; JSON has both.
    public struct Rows: Equatable, Sendable {
        /// The key of the table in the same section.
        public let table: String

        /// The index of a position of the axis, by the identity of its row.
        public let positions: [String: Int]

        /// Creates the rows of a table with a key.
        public init(of table: String, at positions: [String: Int]) {
            self.table = table
            self.positions = positions
        }

        /// Returns only the rows at the first positions, of a number.
        func limited(to count: Int) -> Rows {
            Rows(of: table, at: positions.filter { (0..<count).contains($0.value) })
        }
    }
}
