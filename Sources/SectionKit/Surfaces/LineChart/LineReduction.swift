import SectionEssentials

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
