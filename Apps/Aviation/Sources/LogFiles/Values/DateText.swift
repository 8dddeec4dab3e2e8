import Logbook
import SectionEssentials
import SectionKit

/// Reads the dates and times of files.
enum DateText {
    /// Reads a date in any of the forms of files, perhaps with a time: `2009`, `2009-04-17`,
    /// `04/17/2009` or `17.04.2009`; nil if it is invalid, such as 31 February.
    static func date(_ text: String, _ order: DateOrder = .monthFirst) -> LocalDateTime? {
        let parts = text.split(maxSplits: 1) { $0 == " " || $0 == "T" }
        guard let first = parts.first, let day = LocalDateTime(iso(String(first), order)) else {
            return nil
        }
        guard parts.count == 2 else { return day }
        let time = parts[1].split { $0 == "Z" || $0 == "." }.first.map(String.init) ?? ""
        return clock(time).flatMap { day.at(minutes: $0) }
    }

    /// Reads a time that says its zone, such as `2024-06-14T08:05Z` or `2024-06-14 10:05:00+02:00`; nil
    /// for other texts.
    static func instant(_ text: String) -> Date? {
        let text = text.replacing(" ", with: "T")
        guard let start = text.firstIndex(of: "T"),
            let zone = text[start...].lastIndex(where: { "Z+-".contains($0) })
        else { return nil }
        let seconds = text[start..<zone].utf8.count == "T08:05".utf8.count ? ":00" : ""
        return ISO8601.date(from: text[..<zone] + seconds + text[zone...])
    }

    /// Reads a date without a time for which both orders may be, or says why there is none.
    static func required(
        _ text: String?, _ order: DateOrder = .monthFirst
    ) throws(RowFlaw) -> LocalDateTime {
        guard let text else { throw .noDate }
        guard let date = date(text, order) else { throw .invalidDate(text) }
        return date
    }

    /// Whether a text is a date with its day, whichever of day and month is first.
    static func isDate(_ text: String) -> Bool {
        DateOrder.allCases.contains { order in
            guard let date = date(text.trimmed, order) else { return false }
            return date.precision == .day || date.precision == .minute
        }
    }

    /// The numbers of a date that ends with its year.
    struct Numbers {
        let first: Int
        let second: Int
        let year: Int

        /// Whether the day or the month may be first; with points, the day is.
        let isOpen: Bool
    }

    /// Reads the numbers of a date such as `17/04/2009`, perhaps with a time; nil for other forms.
    static func numbers(in text: String) -> Numbers? {
        guard let day = text.split(maxSplits: 1, whereSeparator: { $0 == " " || $0 == "T" }).first,
            let separator = ["/", ".", "-"].first(where: { day.contains(Character($0)) })
        else { return nil }
        let parts = String(day).components(by: separator)
        guard parts.count == 3, parts[0].utf8.count <= 2, parts[1].utf8.count <= 2,
            [2, 4].contains(parts[2].utf8.count),
            parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            let first = Int(parts[0]), let second = Int(parts[1]), var year = Int(parts[2])
        else { return nil }
        // The dates of a log are of this century or of the last decades of the one before.
        if parts[2].utf8.count == 2 { year += year < 70 ? 2000 : 1900 }
        return Numbers(first: first, second: second, year: year, isOpen: separator != ".")
    }

    private static func iso(_ text: String, _ order: DateOrder) -> String {
        guard let numbers = numbers(in: text) else { return text }
        let isDayFirst = !numbers.isOpen || order == .dayFirst
        let (month, day) =
            isDayFirst ? (numbers.second, numbers.first) : (numbers.first, numbers.second)
        return "\(numbers.year)-\(String(month).padded)-\(String(day).padded)"
    }

    /// Reads a time of day, such as `08:20`, `08:20:00` or `8:20 PM`, as minutes after midnight.
    static func clock(_ text: String) -> Int? {
        let upper = text.uppercased()
        guard upper.hasSuffix("AM") || upper.hasSuffix("PM") else {
            return minutes(text).flatMap { (0..<1440).contains($0) ? $0 : nil }
        }
        guard let time = minutes(upper.dropLast(2).trimmed), (60..<780).contains(time) else {
            return nil
        }
        return time % 720 + (upper.hasSuffix("PM") ? 720 : 0)
    }

    /// Splits a time of day from the days after the departure that it has, such as `05:45+1`,
    /// `05:45 (+1)` or `23:50 -1d`; nil days if it has none.
    static func daysAfter(_ text: String) -> (time: String, days: Int?) {
        let bare = text.lowercased().filter { $0 != "(" && $0 != ")" }
        let end = bare.hasSuffix("d") ? bare.dropLast() : bare[...]
        guard let digit = end.last?.wholeNumberValue, (0...2).contains(digit),
            let sign = end.dropLast().last, "+-".contains(sign),
            case let time = String(end.dropLast(2)).trimmed, clock(time) != nil
        else { return (text, nil) }
        return (time, sign == "-" ? -digit : digit)
    }

    /// Reads a duration in hours and minutes, such as `1:29` or `1h 29m`, or in minutes; nil for more
    /// than two days.
    static func duration(_ text: String) -> Int? {
        let text = text.lowercased()
        var minutes = minutes(text) ?? Int(text)
        if minutes == nil, text.contains("h") {
            let parts = text.split(separator: "h", omittingEmptySubsequences: false)
            let rest = parts.count > 1 ? parts[1].filter(\.isNumber) : ""
            if let hours = Int(parts[0].trimmed), (0..<100).contains(hours) {
                minutes = hours * 60 + min(Int(rest) ?? 0, 60)
            }
        }
        return minutes.flatMap { (1...2880).contains($0) ? $0 : nil }
    }

    /// Reads a duration in whole minutes; nil if there is none, and for 0, which stands for none.
    ///
    /// - Throws: ``RowFlaw`` for a number that no flight takes, such as one below 0.
    static func duration(inMinutes text: String?) throws(RowFlaw) -> Int? {
        guard let text, text != "0" else { return nil }
        guard let minutes = Int(text, in: LoggedFlight.durations) else {
            throw .invalidDuration(text)
        }
        return minutes
    }

    /// Takes a duration in seconds, without the rest of a minute; nil if it is less than one.
    ///
    /// - Throws: ``RowFlaw`` for a number that no flight takes, such as one below 0.
    static func duration(inSeconds seconds: Double?) throws(RowFlaw) -> Int? {
        guard let seconds, !(0..<60).contains(seconds) else { return nil }
        guard let minutes = Int(seconds / 60, in: LoggedFlight.durations) else {
            throw .invalidDuration("\(seconds) s")
        }
        return minutes
    }

    /// Reads a duration, such as `1:29` or `01:29:00`, in minutes; seconds are dropped.
    static func minutes(_ text: String) -> Int? {
        let parts = text.components(by: ":")
        guard (2...3).contains(parts.count), parts.dropFirst().allSatisfy({ $0.utf8.count == 2 })
        else { return nil }
        let numbers = parts.compactMap { part in
            part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
        }
        guard numbers.count == parts.count, numbers[0] < 1000, numbers[1] < 60 else { return nil }
        return numbers[0] * 60 + numbers[1]
    }
}

extension LocalDateTime {
    /// Returns the time of day on this day, in minutes after midnight; nil unless the day is known.
    func at(minutes: Int) -> LocalDateTime? {
        LocalDateTime("\(withoutTime.text)T\(Self.clock(minutes))")
    }

    /// The time of day, such as `08:20`; nil if it is unknown.
    var clock: String? { precision == .minute ? String(text.suffix(5)) : nil }

    /// The text of a number of minutes as hours and minutes, such as `08:20`.
    static func clock(_ minutes: Int) -> String {
        "\(String(minutes / 60).padded):\(String(minutes % 60).padded)"
    }
}

extension String {
    fileprivate var padded: String { utf8.count == 1 ? "0" + self : self }

    fileprivate func components(by separator: String) -> [String] {
        split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}
