import Essentials

extension Int {
    /// The number for people, in groups of three digits from 10,000 on, so years have no comma.
    public var grouped: String {
        let digits = String(magnitude)
        guard digits.utf8.count > 4 else { return String(self) }
        var grouped = self < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.utf8.count - index) % 3 == 0 { grouped.append(",") }
            grouped.append(digit)
        }
        return grouped
    }

    /// Returns the number with a noun, such as "1 launch" or "26 launches".
    public func counted(_ one: String, _ many: String) -> String {
        "\(grouped) \(self == 1 ? one : many)"
    }
}

extension Double {
    /// Returns the number with so many decimal places for people, such as `11,894.82`.
    package func fixedGrouped(_ digits: Int) -> String {
        fixed(digits) { $0.grouped }
    }
}
