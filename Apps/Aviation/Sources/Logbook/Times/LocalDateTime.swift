import Networking
package import SectionEssentials
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
        var text = text
        guard let time = text.withUTF8(LocalDateTime.init(utf8:)) else { return nil }
        self = time
    }

    /// Reads a text in UTF-8; nil if it is invalid.
    init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
        if bytes.count >= 16 {
            let hasSeconds = bytes.count == 19 && bytes[16] == UInt8(ascii: ":")
            guard bytes.count == 16 || hasSeconds,
                let minute = ISO8601.minute(from: UnsafeBufferPointer(rebasing: bytes[..<16]))
            else { return nil }
            self.init(seconds: minute * 60, precision: .minute)
            return
        }
        guard let date = PreciseDate(String(decoding: bytes, as: UTF8.self)) else { return nil }
        let seconds = Int(clamping: date.date.timeIntervalSince1970)
        switch date.precision {
        case .year: self.init(seconds: seconds, precision: .year)
        case .month: self.init(seconds: seconds, precision: .month)
        case .day: self.init(seconds: seconds, precision: .day)
        case .hour, .half, .quarter: return nil
        }
    }

    /// Reads a string of a JSON text; nil if it is invalid, or if the value is no string.
    init?(json: inout JSONReader) {
        guard let text = json.text(), let time = text.withUTF8(LocalDateTime.init(utf8:)) else {
            return nil
        }
        self = time
    }

    /// Takes the time that clocks of a zone show at an instant.
    package init(_ date: Date, in zone: DisplayZone) {
        let time = Int(clamping: date.timeIntervalSince1970.rounded(.down))
        let local = time + zone.rules.period(at: date).offset
        self.init(seconds: local - (local % 60 + 60) % 60, precision: .minute)
    }

    private init(seconds: Int, precision: Precision) {
        self.seconds = seconds
        self.precision = precision
    }

    /// Reads an integer that ``packed`` made; nil for any other.
    init?(packed: Int64) {
        let precision: Precision
        switch packed & 7 {
        case 1: precision = .year
        case 2: precision = .month
        case 3: precision = .day
        case 4: precision = .minute
        default: return nil
        }
        self.init(seconds: Int(packed >> 3), precision: precision)
    }

    /// The date and time as an integer, which is not 0.
    var packed: Int64 { Int64(clamping: seconds) << 3 | Int64(rank + 1) }

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

    /// The days that it may be, counted from 1970.
    package var days: ClosedRange<Int> {
        let day = (seconds - (seconds % 86_400 + 86_400) % 86_400) / 86_400
        switch precision {
        case .year: return day...(day + 364)
        case .month: return day...(day + 27)
        case .day, .minute: return day...day
        }
    }

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

    /// Returns the minutes from an earlier time on the same clock; nil if a time of day is unknown.
    func minutes(since other: LocalDateTime?) -> Int? {
        guard let other, precision == .minute, other.precision == .minute else { return nil }
        return (seconds - other.seconds) / 60
    }

    /// Whether it has passed in a zone; nil if the time of day is unknown.
    func isPast(in zone: DisplayZone, at now: Date) -> Bool? {
        guard precision == .minute else { return nil }
        // Clocks are less than 26 hours from UTC (RFC 9636, section 3.2), so the zone may not matter.
        let distance = now.timeIntervalSince(wall)
        if distance.magnitude > 26 * 3_600 { return distance > 0 }
        return instant(in: zone).map { $0 <= now }
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

    private var rank: Int {
        switch precision {
        case .year: 0
        case .month: 1
        case .day: 2
        case .minute: 3
        }
    }
}

extension LocalDateTime: LosslessStringConvertible {
    /// The text of the date and time.
    package var description: String { text }
}
