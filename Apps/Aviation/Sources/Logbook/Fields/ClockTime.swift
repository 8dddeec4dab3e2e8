import SectionKit

/// A time on the clock of an airport, and how many days after the date of the flight it is.
///
/// It is written as in timetables: `10:05`, and `05:45+1` on the next day.
package struct ClockTime: Equatable, Sendable {
    /// The minutes after midnight.
    package let minutes: Int

    /// The days after the date of departure, negative before it.
    package let days: Int

    package init(minutes: Int, days: Int) {
        self.minutes = minutes
        self.days = days
    }

    /// The time of a date and time, after the day of a departure; nil if its time is unknown.
    package init?(_ time: LocalDateTime?, after date: LocalDateTime?) {
        guard let time, let date, time.precision == .minute,
            let days = time.day.days(from: date.day.date), let clock = ClockTime(time.clock)
        else { return nil }
        self.init(minutes: clock.minutes, days: days)
    }

    /// Returns the date and time on the day of a departure; nil unless that is a whole date.
    package func time(after date: LocalDateTime) -> LocalDateTime? {
        guard date.precision == .day else { return nil }
        return LocalDateTime("\(date.adding(days: days).text)T\(clock)")
    }

    private var clock: String {
        let (hour, minute) = (minutes / 60, minutes % 60)
        return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }
}

extension ClockTime: LosslessStringConvertible {
    package var description: String {
        days == 0 ? clock : "\(clock)\(days > 0 ? "+" : "")\(days)"
    }

    /// Reads a time, perhaps with a number of days; nil if it is invalid.
    package init?(_ text: String) {
        let end = text.firstIndex { $0 == "+" || $0 == "-" } ?? text.endIndex
        let parts = text[..<end].split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].utf8.count == 2, (1...2).contains(parts[0].utf8.count),
            text.utf8.allSatisfy({ $0 < 0x80 }), let hour = Int(parts[0]),
            let minute = Int(parts[1]), (0..<24).contains(hour), (0..<60).contains(minute)
        else { return nil }
        let offset = end == text.endIndex ? 0 : Int(text[end...])
        guard let offset, (-2...3).contains(offset) else { return nil }
        self.init(minutes: hour * 60 + minute, days: offset)
    }
}
