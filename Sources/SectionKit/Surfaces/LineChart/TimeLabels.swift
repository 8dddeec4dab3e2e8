import SectionEssentials

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
