public import SectionEssentials

/// Parses the dates of HTTP (RFC 9110, section 5.6.7).
public enum HTTPDate {
    /// Parses `Sun, 06 Nov 1994 08:49:37 GMT`, the only format that servers still send; nil for any
    /// other text.
    public static func date(from text: String) -> Date? {
        let fields = text.split(separator: " ")
        guard
            fields.count == 6, fields[5] == "GMT",
            let month = months.firstIndex(of: String(fields[2])),
            let day = number(fields[1], 2), let year = number(fields[3], 4)
        else { return nil }
        let time = fields[4].split(separator: ":").compactMap { number($0, 2) }
        guard time.count == 3 else { return nil }
        var components = DateComponents(timeZone: .gmt)
        (components.year, components.month, components.day) = (year, month + 1, day)
        (components.hour, components.minute, components.second) = (time[0], time[1], time[2])
        return Calendar(identifier: .gregorian).date(from: components)
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static func number(_ text: Substring, _ digits: Int) -> Int? {
        text.utf8.count == digits && text.allSatisfy(\.isWholeNumber) ? Int(text) : nil
    }
}
