import Essentials

extension Int {
    /// The number as people read it: in groups of three digits from 10,000 on, so that years and
    /// small numbers stay whole.
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

    /// The number and what it counts, such as "1 launch" or "26 launches".
    public func counted(_ one: String, _ many: String) -> String {
        "\(grouped) \(self == 1 ? one : many)"
    }
}

extension Double {
    /// The number with so many digits after the point, as people read it, such as `11,894.82`.
    package func fixedGrouped(_ digits: Int) -> String {
        fixed(digits) { $0.grouped }
    }
}
