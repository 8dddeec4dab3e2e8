import SectionEssentials

/// Round times on an axis: whole minutes, hours, days, months or years of a zone.
struct TimeSteps {
    /// The instants, in seconds since 1970, in ascending order.
    let times: [Double]

    /// The unit of the steps.
    let unit: Unit

    /// A unit of time.
    enum Unit: Int, Comparable {
        case second, minute, hour, day, month, year

        static func < (one: Unit, other: Unit) -> Bool { one.rawValue < other.rawValue }

        /// The length in seconds, on average.
        var seconds: Double {
            switch self {
            case .second: 1
            case .minute: 60
            case .hour: 3_600
            case .day: 86_400
            case .month: 2_629_746
            case .year: 31_556_952
            }
        }

        /// The numbers of units that are round steps.
        fileprivate var steps: [Int] {
            switch self {
            case .second, .minute: [1, 2, 5, 10, 15, 30]
            case .hour: [1, 2, 3, 6, 12]
            case .day: [1, 2, 7, 14]
            case .month: [1, 2, 3, 6]
            case .year: []
            }
        }
    }

    /// Finds the smallest steps with at most `most` times.
    ///
    /// - Parameters:
    ///   - range: the instants of the axis, in seconds since 1970.
    ///   - smallest: the smallest step that makes sense, such as a month.
    ///   - rules: the zone in whose local time the steps are round.
    init(
        _ range: ClosedRange<Double>,
        atMost most: Int,
        from smallest: (count: Int, unit: Unit),
        in rules: ZoneRules
    ) {
        let span = range.upperBound - range.lowerBound
        let calendar = LocalCalendar(rules: rules)
        for unit in [Unit.second, .minute, .hour, .day, .month] where unit >= smallest.unit {
            for count in unit.steps where unit > smallest.unit || count >= smallest.count {
                // The number of steps can differ by one from what the length says.
                if span / (Double(count) * unit.seconds) > Double(most) + 1 { continue }
                let times = calendar.times(in: range, every: count, unit)
                if times.count <= most {
                    (self.times, self.unit) = (times, unit)
                    return
                }
            }
        }
        let years = calendar.years(of: range)
        let steps = RoundNumbers(years, atMost: most, digits: 0, unit: nil)
        times = steps.numbers.map { calendar.start(ofYear: Int($0)) }.filter(range.contains)
        unit = .year
    }
}

/// Converts between instants, in seconds since 1970, and the local time of a zone.
private struct LocalCalendar {
    let rules: ZoneRules

    /// Returns the starts of every `count` units in a range.
    func times(in range: ClosedRange<Double>, every count: Int, _ unit: TimeSteps.Unit) -> [Double]
    {
        let (low, high) = (local(range.lowerBound), local(range.upperBound))
        let starts: [Int]
        if unit == .month {
            let first = month(of: CivilDate(secondsSince1970: low)) / count
            let last = month(of: CivilDate(secondsSince1970: high)) / count
            starts = (first...max(first, last)).map { start(ofMonth: $0 * count) }
        } else {
            let size = count * Int(clamping: unit.seconds)
            // Steps of weeks start on Mondays, and 5 January 1970 was one.
            let origin = unit == .day && count % 7 == 0 ? 4 * 86_400 : 0
            let first = (low - origin) / size - 1
            let last = (high - origin) / size + 1
            starts = (first...max(first, last)).map { $0 * size + origin }
        }
        return starts.compactMap(instant).filter(range.contains)
    }

    /// Returns the years of a range, with fractions.
    func years(of range: ClosedRange<Double>) -> ClosedRange<Double> {
        func year(_ instant: Double) -> Double {
            let year = CivilDate(secondsSince1970: local(instant)).year
            let start = self.start(ofYear: year)
            return Double(year) + (instant - start) / (self.start(ofYear: year + 1) - start)
        }
        let low = year(range.lowerBound)
        return low...max(low, year(range.upperBound))
    }

    /// Returns the instant at which a year starts.
    func start(ofYear year: Int) -> Double {
        let local = CivilDate.dayNumber(year: year, month: 1, day: 1) * 86_400
        return instant(local) ?? Double(local)
    }

    private func month(of civil: CivilDate) -> Int { civil.year * 12 + civil.month - 1 }

    private func start(ofMonth month: Int) -> Int {
        let year = month >= 0 ? month / 12 : (month - 11) / 12
        return CivilDate.dayNumber(year: year, month: month - year * 12 + 1, day: 1) * 86_400
    }

    private func local(_ instant: Double) -> Int {
        let date = Date(timeIntervalSince1970: instant)
        return CivilDate.wholeSeconds(of: date) + offset(at: instant)
    }

    private func offset(at instant: Double) -> Int {
        rules.period(at: Date(timeIntervalSince1970: instant)).offset
    }

    /// Returns the instant of a local time; nil if clocks skip it.
    private func instant(_ local: Int) -> Double? {
        var instant = Double(local - offset(at: Double(local)))
        for _ in 0..<2 where self.local(instant) != local {
            instant = Double(local - offset(at: instant))
        }
        return self.local(instant) == local ? instant : nil
    }
}
