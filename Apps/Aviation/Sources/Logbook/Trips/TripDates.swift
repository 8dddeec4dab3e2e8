package import SectionEssentials
package import SectionKit

/// When a trip is: before, on or after a day.
package enum TripTime: String, CaseIterable, Sendable {
    case planned
    case underWay = "under-way"
    case past
    case undated
}

extension Trip {
    /// The days of the trip, or nil if no date is known; the last day is that of the start if there
    /// is no other.
    package var period: (start: Date, end: Date)? {
        guard let first = (start ?? end)?.day, let last = (end ?? start)?.day else { return nil }
        return (first.date, last.end)
    }

    /// The number of days with the first and the last; nil unless both are known.
    package var dayCount: Int? {
        guard let start = start?.day, let end = end?.day, start.precision == .day,
            let days = end.days(from: start.date)
        else { return nil }
        return days + 1
    }

    /// Whether a day is one of the trip, as far as it is known.
    package func isDuring(_ date: LocalDateTime?) -> Bool {
        guard let period, let day = date?.day, day.precision == .day else { return false }
        return period.start <= day.date && day.date < period.end
    }

    /// When it is: by its own days, or else by those of what belongs to it.
    package func time(at now: Date, days: [PreciseDate] = []) -> TripTime {
        var period = period
        if let first = days.map(\.date).min(), let last = days.map(\.end).max() {
            period = period ?? (first, last)
        }
        guard let period else { return .undated }
        return now < period.start ? .planned : now < period.end ? .underWay : .past
    }

    /// The first and the last day for people, such as "3–25 Nov 2023" or "28 Dec 2023 – 2 Jan 2024";
    /// nil if both are unknown.
    package var dates: String? {
        let days = [start, end].compactMap { $0?.formatted.split(separator: " ") }
        guard let first = days.first, let last = days.last else { return nil }
        let isLong = first.count == last.count
        let shared = isLong ? zip(first.reversed(), last.reversed()).prefix { $0 == $1 }.count : 0
        let end = last.joined(separator: " ")
        if shared == first.count { return end }
        // What both have is said once.
        let start = first.dropLast(shared).joined(separator: " ")
        return start.contains(" ") || shared == 0 ? "\(start) – \(end)" : "\(start)–\(end)"
    }
}
