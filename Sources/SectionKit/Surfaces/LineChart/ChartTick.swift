import SectionEssentials

/// A marked place on the horizontal axis of a chart.
struct ChartTick: Equatable {
    /// How far along the axis it is, from 0 to 1.
    let share: Double

    /// The text below it.
    let label: String

    /// The column of the axis that the tick is in.
    func column(in columns: Int) -> Int {
        Int(clamping: (share * Double(columns - 1)).rounded())
    }

    /// The columns of the label: centred below the tick, but not outside the axis.
    func labelColumns(in columns: Int) -> Range<Int> {
        let width = label.displayWidth
        let start = min(max(column(in: columns) - width / 2, 0), max(columns - width, 0))
        return start..<(start + width)
    }
}

extension [ChartTick] {
    /// Whether all labels fit below an axis, with two columns between them.
    func fit(in columns: Int) -> Bool {
        var end = -2
        for tick in self {
            let label = tick.labelColumns(in: columns)
            if label.lowerBound < end + 2 || label.upperBound > columns { return false }
            end = label.upperBound
        }
        return true
    }
}
