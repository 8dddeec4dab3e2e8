package import Essentials
package import SectionKit

/// A date, and perhaps a time, on the clock of a place, as far as it is known.
///
/// Its text is a part of a date and time of ISO 8601 without a zone: `2024`, `2024-06`,
/// `2024-06-14` or `2024-06-14T10:05`. Which instant that is depends on the place.
package struct LocalDateTime: Hashable, Sendable {
    /// What is known of it, from the least on.
    package enum Precision: String, CaseIterable, Sendable {
        case year, month, day, minute
    }

    package let precision: Precision

    /// Seconds from 1970 to its beginning, on a clock in UTC.
    private let seconds: Int

    /// Reads a text; nil if it is invalid, such as 31 February.
    ///
    /// Seconds are dropped, and a blank may replace the `T`.
    package init?(_ text: String) {
        if text.utf8.count >= 16 {
            guard Self.areSeconds(text.dropFirst(16)),
                let date = ISO8601.date(from: "\(text.prefix(16)):00Z")
            else { return nil }
            self.init(seconds: Int(date.timeIntervalSince1970), precision: .minute)
            return
        }
        guard let date = PreciseDate(text) else { return nil }
        let seconds = Int(date.date.timeIntervalSince1970)
        switch date.precision {
        case .year: self.init(seconds: seconds, precision: .year)
        case .month: self.init(seconds: seconds, precision: .month)
        case .day: self.init(seconds: seconds, precision: .day)
        case .hour, .half, .quarter: return nil
        }
    }

    /// Takes the time that clocks of a zone show at an instant.
    package init(_ date: Date, in zone: DisplayZone) {
        let time = Int(date.timeIntervalSince1970.rounded(.down))
        let local = time + zone.rules.period(at: date).offset
        self.init(seconds: local - (local % 60 + 60) % 60, precision: .minute)
    }

    private init(seconds: Int, precision: Precision) {
        self.seconds = seconds
        self.precision = precision
    }

    private static func areSeconds(_ text: Substring) -> Bool {
        text.isEmpty || text.hasPrefix(":") && text.utf8.count == 3
    }

    /// The text of the date and time.
    package var text: String {
        precision == .minute
            ? String(ISO8601.text(from: wall).prefix(16)) : day.description
    }

    /// The day, or what is known of it.
    package var day: PreciseDate {
        let known: PreciseDate.Precision =
            switch precision {
            case .year: .year
            case .month: .month
            case .day, .minute: .day
            }
        return PreciseDate(wall, precision: known)
    }

    package var year: Int { day.year }

    /// The time as if the clock were in UTC.
    private var wall: Date { Date(timeIntervalSince1970: Double(seconds)) }

    /// Returns the date without its time.
    package var withoutTime: LocalDateTime {
        guard precision == .minute else { return self }
        return LocalDateTime(
            seconds: seconds - (seconds % 86_400 + 86_400) % 86_400, precision: .day)
    }

    /// Returns the time a number of minutes later; nil if the time of day is unknown.
    package func adding(minutes: Int) -> LocalDateTime? {
        precision == .minute
            ? LocalDateTime(seconds: seconds + minutes * 60, precision: .minute) : nil
    }

    /// Returns the date a number of days later.
    package func adding(days: Int) -> LocalDateTime {
        LocalDateTime(seconds: seconds + days * 86_400, precision: precision)
    }

    /// The instant in a zone; nil if the time of day is unknown.
    ///
    /// A time that the zone's clocks show twice is the first of both; one that they skip is as long
    /// after the change as it is after the skip began.
    package func instant(in zone: DisplayZone) -> Date? {
        guard precision == .minute else { return nil }
        let before = zone.rules.period(at: wall.addingTimeInterval(-86_400)).offset
        let first = wall.addingTimeInterval(-Double(before))
        if zone.rules.period(at: first).offset == before { return first }
        let after = zone.rules.period(at: first).offset
        let second = wall.addingTimeInterval(-Double(after))
        return zone.rules.period(at: second).offset == after ? second : first
    }
}

extension LocalDateTime: Comparable {
    /// Compares the beginnings, then the precisions, the least known first.
    package static func < (one: LocalDateTime, other: LocalDateTime) -> Bool {
        one.seconds == other.seconds
            ? one.rank < other.rank : one.seconds < other.seconds
    }

    private var rank: Int { Precision.allCases.firstIndex(of: precision) ?? 0 }
}

extension LocalDateTime: LosslessStringConvertible {
    /// The text of the date and time.
    package var description: String { text }
}
