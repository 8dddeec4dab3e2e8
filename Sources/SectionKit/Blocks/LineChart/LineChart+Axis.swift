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
