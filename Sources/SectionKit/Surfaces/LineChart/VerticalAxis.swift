/// The vertical axis of a line chart: a range that includes all values, with round numbers.
struct VerticalAxis {
    /// The round numbers.
    let ticks: RoundNumbers

    private let low: Double
    private let high: Double

    /// Creates an axis for a drawing of any resolution, with at most `most` numbers, which starts at
    /// 0 if the lowest value is not far above.
    init(_ values: ClosedRange<Double>, of chart: LineChart, atMost most: Int) {
        let values = Self.drawn(values, digits: chart.digits)
        let room = (values.upperBound / 2 - values.lowerBound / 2) / 8
        let isNearZero = values.lowerBound >= 0 && values.lowerBound < 4 * room
        low = isNearZero ? 0 : (values.lowerBound - room).finite
        high = (values.upperBound + room).finite
        ticks = RoundNumbers(low...high, atMost: most, digits: chart.digits, unit: chart.unit)
    }

    private init(low: Double, high: Double, ticks: RoundNumbers) {
        (self.low, self.high, self.ticks) = (low, high, ticks)
    }

    /// Creates an axis for a drawing of at most `most` lines of text, with every number in the
    /// middle of a line; returns the number of lines as well.
    static func rows(
        _ values: ClosedRange<Double>,
        of chart: LineChart,
        atMost most: Int
    ) -> (axis: VerticalAxis, rows: Int) {
        let values = drawn(values, digits: chart.digits)
        for step in RoundStep.ascending(for: values, digits: chart.digits) {
            for parts in stride(from: 6, through: 2, by: -1) {
                let first = step.index(of: values.lowerBound, roundedUp: false, parts: parts)
                let above = step.index(of: values.upperBound, roundedUp: true, parts: parts)
                guard above - first < most else { continue }
                let last = max(above, first + 1)
                let row = step.size / Double(parts)
                let (low, high) = ((Double(first) * row).finite, (Double(last) * row).finite)
                let ticks = RoundNumbers(low...high, by: step, unit: chart.unit)
                return (VerticalAxis(low: low, high: high, ticks: ticks), last - first + 1)
            }
        }
        return (VerticalAxis(values, of: chart, atMost: 2), most)
    }

    /// Returns how far up a value is, from 0 to 1.
    func share(of value: Double) -> Double {
        // Halves, because the difference of the largest numbers is infinite.
        let span = high / 2 - low / 2
        return span > 0 ? min(max((value / 2 - low / 2) / span, 0), 1) : 0.5
    }

    /// The values, with room around a single one.
    private static func drawn(
        _ values: ClosedRange<Double>,
        digits: Int
    ) -> ClosedRange<Double> {
        let (low, high) = (values.lowerBound, values.upperBound)
        if low < high { return values }
        let room = max(low.magnitude / 20, RoundStep.power(-max(digits, 0)))
        return (low - room).finite...(high + room).finite
    }
}

extension Double {
    /// The nearest number that is finite.
    fileprivate var finite: Double {
        Swift.min(Swift.max(self, -Self.greatestFiniteMagnitude), Self.greatestFiniteMagnitude)
    }
}
