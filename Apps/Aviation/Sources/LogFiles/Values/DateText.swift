import Logbook

/// Reads the dates and times of files.
enum DateText {
    /// Reads a date in any of the forms of OpenFlights, perhaps with a time: `2009`, `2009-04-17`,
    /// `04/17/2009` or `17.04.2009`; nil if it is invalid, such as 31 February.
    static func date(_ text: String) -> LocalDateTime? {
        let parts = text.split(maxSplits: 1) { $0 == " " || $0 == "T" }
        guard let first = parts.first, let day = LocalDateTime(iso(String(first))) else {
            return nil
        }
        guard parts.count == 2 else { return day }
        return clock(String(parts[1])).flatMap { day.at(minutes: $0) }
    }

    /// Reads a date, or says why there is none.
    static func required(_ text: String?) throws(RowFlaw) -> LocalDateTime {
        guard let text else { throw .noDate }
        guard let date = date(text) else { throw .invalidDate(text) }
        return date
    }

    private static func iso(_ text: String) -> String {
        for (separator, order) in [("/", [2, 0, 1]), (".", [2, 1, 0])] {
            let parts = text.components(by: separator)
            if parts.count == 3, parts[2].utf8.count == 4 {
                return order.map { parts[$0].padded }.joined(separator: "-")
            }
        }
        return text
    }

    /// Reads a time of day, such as `08:20` or `08:20:00`, as minutes after midnight.
    static func clock(_ text: String) -> Int? {
        minutes(text).flatMap { (0..<1440).contains($0) ? $0 : nil }
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
