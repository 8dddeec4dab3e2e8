import Essentials

extension Int {
    /// The number for people, in groups of three digits from 10,000 on, so years have no comma.
    public var grouped: String {
        if magnitude < 10_000 { return String(self) }
        let digits = Array(String(magnitude).utf8)
        var grouped = self < 0 ? [UInt8(ascii: "-")] : []
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { grouped.append(UInt8(ascii: ",")) }
            grouped.append(digit)
        }
        return String(decoding: grouped, as: UTF8.self)
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
