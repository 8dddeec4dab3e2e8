import SectionEssentials

/// The horizontal axis of a line chart: where its positions are, and round places to mark.
struct HorizontalAxis {
    /// The number that each position is at; not finite if it is unknown.
    let numbers: [Double]

    private let axis: LineChart.Axis
    private let range: ClosedRange<Double>
    private let formatter: ValueFormatter
    private let ascii: Bool

    /// The widest label, in columns.
    private static let widestLabel = 20

    /// Creates an axis; its ticks are in ASCII if `ascii` is true.
    init(_ axis: LineChart.Axis, formatter: ValueFormatter, ascii: Bool) {
        self.axis = axis
        self.formatter = formatter
        self.ascii = ascii
        switch axis.positions {
        case .measures(let numbers, _, _):
            self.numbers = numbers
        case .dates(let dates):
            // Like a civil date, limited to years that can be counted.
            numbers = dates.map { min(max($0.date.timeIntervalSince1970, -1e14), 1e14) }
        case .categories(let labels):
            numbers = labels.indices.map(Double.init)
        }
        var (low, high) = (Double.infinity, -Double.infinity)
        for number in numbers where number.isFinite {
            low = min(low, number)
            high = max(high, number)
        }
        range = low <= high ? low...high : 0...0
    }

    /// Returns how far along the axis a number is, from 0 to 1.
    func share(of number: Double) -> Double {
        // Halves, because the difference of the largest numbers is infinite.
        let span = range.upperBound / 2 - range.lowerBound / 2
        return span > 0 ? (number / 2 - range.lowerBound / 2) / span : 0.5
    }

    /// The position at an index, for people.
    func text(at index: Int) -> String {
        formatter.text(of: axis.cell(at: index)) ?? ""
    }

    /// Returns the ticks whose labels fit below an axis, as many as possible up to ten, and what
    /// they are, such as "Distance (km)".
    func ticks(columns: Int) -> (ticks: [ChartTick], caption: String) {
        for most in stride(from: 10, through: 1, by: -1) {
            let found = ticks(atMost: most)
            if found.ticks.fit(in: columns) { return found }
        }
        return ([], axis.title)
    }

    private func ticks(atMost most: Int) -> (ticks: [ChartTick], caption: String) {
        switch axis.positions {
        case .measures(_, let unit, let digits):
            measures(atMost: most, unit, digits: digits)
        case .dates(let dates): times(atMost: most, dates)
        case .categories(let labels): (categories(atMost: most, labels), axis.title)
        }
    }

    private func measures(
        atMost most: Int,
        _ unit: MeasureUnit?,
        digits: Int
    ) -> (ticks: [ChartTick], caption: String) {
        let round = RoundNumbers(range, atMost: most, digits: digits, unit: unit)
        let ticks = zip(round.numbers, round.labels).map(tick)
        return (ticks, axis.title + (round.unit.isEmpty ? "" : " (\(round.unit))"))
    }

    private func categories(atMost most: Int, _ labels: [Cell]) -> [ChartTick] {
        RoundNumbers(range, atMost: most, digits: 0, unit: nil).numbers.map { number in
            let label = formatter.text(of: labels[Int(number)]) ?? ""
            return tick(at: number, label)
        }
    }

    private func tick(at number: Double, _ label: String) -> ChartTick {
        let label = ascii ? label.asciiOnly : label
        return ChartTick(
            share: share(of: number),
            label: label.truncated(to: Self.widestLabel, mark: ascii ? "..." : "…"))
    }

    private func times(
        atMost most: Int,
        _ dates: [PreciseDate]
    ) -> (ticks: [ChartTick], caption: String) {
        let hasTimes = dates.contains { $0.precision == .hour }
        let labels = TimeLabels(range, formatter: hasTimes ? formatter : ValueFormatter(zone: .utc))
        let steps = TimeSteps(
            range, atMost: most, from: dates.smallestStep, in: labels.formatter.zone.rules)
        let zone = hasTimes ? " (\(formatter.zone.name))" : ""
        let period = labels.period(for: steps.unit).map { ", \($0)" } ?? ""
        let ticks = steps.times.map { tick(at: $0, labels.text(of: $0, steps.unit)) }
        if ticks.isEmpty, let only = dates.first, range.lowerBound == range.upperBound {
            return ([tick(at: range.lowerBound, formatter.date(only))], axis.title + zone)
        }
        return (ticks, axis.title + zone + period)
    }
}

extension [PreciseDate] {
    /// The smallest step between dates of their precision.
    fileprivate var smallestStep: (count: Int, unit: TimeSteps.Unit) {
        let order = PreciseDate.Precision.allCases
        let finest = order.first { precision in contains { $0.precision == precision } }
        return switch finest {
        case .hour, nil: (1, .second)
        case .day: (1, .day)
        case .month: (1, .month)
        case .quarter: (3, .month)
        case .half: (6, .month)
        case .year: (1, .year)
        }
    }
}

/// Writes the times on an axis, and the period that they leave out.
struct TimeLabels {
    let formatter: ValueFormatter

    private let first: Date
    private let last: Date

    init(_ range: ClosedRange<Double>, formatter: ValueFormatter) {
        self.formatter = formatter
        first = Date(timeIntervalSince1970: range.lowerBound)
        last = Date(timeIntervalSince1970: range.upperBound)
    }

    /// The text of a time between steps of a unit, such as "14:00", "5 Mar", "Mar 2026" or "2026".
    func text(of time: Double, _ unit: TimeSteps.Unit) -> String {
        let date = Date(timeIntervalSince1970: time)
        let civil = formatter.zone.civil(date)
        switch unit {
        case .second, .minute, .hour:
            if civil.hour == 0, civil.minute == 0, civil.second == 0 { return day(of: date) }
            let clock = "\(civil.hour.padded(2)):\(civil.minute.padded(2))"
            return unit == .second ? "\(clock):\(civil.second.padded(2))" : clock
        case .day: return day(of: date)
        case .month: return text(of: civil, .month)
        case .year: return text(of: civil, .year)
        }
    }

    /// The days or years that the texts leave out, such as "5 Mar 2026"; nil if there are none.
    func period(for unit: TimeSteps.Unit) -> String? {
        let precision: PreciseDate.Precision
        switch unit {
        case .second, .minute, .hour: precision = .day
        case .day: precision = .year
        case .month, .year: return nil
        }
        let ends = [first, last].map { text(of: formatter.zone.civil($0), precision) }
        return ends[0] == ends[1] ? ends[0] : ends.joined(separator: " – ")
    }

    /// The day without its year.
    private func day(of date: Date) -> String {
        let words = text(of: formatter.zone.civil(date), .day).split(separator: " ")
        return words.dropLast().joined(separator: " ")
    }

    /// The day or period of a local date.
    private func text(of civil: CivilDate, _ precision: PreciseDate.Precision) -> String {
        let day = CivilDate.dayNumber(year: civil.year, month: civil.month, day: civil.day)
        let date = Date(timeIntervalSince1970: Double(day) * 86_400)
        return formatter.date(PreciseDate(date, precision: precision))
    }
}
