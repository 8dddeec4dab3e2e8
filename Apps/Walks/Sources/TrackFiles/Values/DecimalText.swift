extension UnsafeBufferPointer<UInt8> {
    /// Parses a decimal number such as `-51.4706`, without white space around it; nil for other
    /// text.
    ///
    /// Of more than 17 digits only the first ones count: it is exact to one unit of the last place of
    /// a `Double`, which is a billionth of a metre on the Earth, in a tenth of the usual time.
    var decimal: Double? {
        let isNegative = count > 0 && self[0] == UInt8(ascii: "-")
        let start = isNegative || (count > 0 && self[0] == UInt8(ascii: "+")) ? 1 : 0
        var mantissa = 0
        let whole = digits(from: start, addedTo: &mantissa)
        var (end, power) = (whole.end, whole.end - start - whole.added)
        var hasDigits = end > start
        if end < count, self[end] == UInt8(ascii: ".") {
            let fraction = digits(from: end + 1, addedTo: &mantissa)
            hasDigits = hasDigits || fraction.end > end + 1
            (end, power) = (fraction.end, power - fraction.added)
        }
        guard end == count, hasDigits, power <= 0, power >= -22 else { return general }
        let number = Double(mantissa) / powersOfTen[-power]
        return isNegative ? -number : number
    }

    /// Adds the digits from an index on to a number, as long as it has fewer than 17; returns where
    /// the digits end, and how many of them were added.
    @inline(__always)
    private func digits(from start: Int, addedTo number: inout Int) -> (end: Int, added: Int) {
        var (index, sum) = (start, number)
        while index < count, sum < 10_000_000_000_000_000 {
            let digit = self[index] &- UInt8(ascii: "0")
            guard digit < 10 else { break }
            sum = 10 &* sum &+ Int(digit)
            index &+= 1
        }
        number = sum
        let added = index &- start
        while index < count, self[index] &- UInt8(ascii: "0") < 10 { index &+= 1 }
        return (index, added)
    }

    /// A number of any other shape, such as `1e-5`.
    private var general: Double? {
        guard count < 400, allSatisfy({ "0123456789.eE+-".utf8.contains($0) }) else { return nil }
        return Double(String(decoding: self, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The bytes without white space around them.
    var trimmed: UnsafeBufferPointer<UInt8> {
        var (start, end) = (0, count)
        while start < end, XMLText.isBlank(self[start]) { start &+= 1 }
        while end > start, XMLText.isBlank(self[end &- 1]) { end &-= 1 }
        return UnsafeBufferPointer(rebasing: self[start..<end])
    }
}

private let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
]
