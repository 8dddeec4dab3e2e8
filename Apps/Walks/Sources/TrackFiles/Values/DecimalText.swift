extension UnsafeBufferPointer<UInt8> {
    /// Parses a decimal number such as `-51.4706`, without white space around it; nil for other
    /// text.
    ///
    /// Of more than 17 digits only the first ones count: it is exact to one unit of the last place of
    /// a `Double`, which is a billionth of a metre on the Earth, in a tenth of the usual time.
    var decimal: Double? {
        var index = 0
        let isNegative = count > 0 && self[0] == UInt8(ascii: "-")
        if count > 0, isNegative || self[0] == UInt8(ascii: "+") { index = 1 }
        var mantissa = 0
        var digits = 0
        var power = 0
        var hasDigits = false
        var isFraction = false
        while index < count {
            let byte = self[index]
            index &+= 1
            let digit = byte &- UInt8(ascii: "0")
            guard digit < 10 else {
                guard byte == UInt8(ascii: "."), !isFraction else { return general }
                isFraction = true
                continue
            }
            hasDigits = true
            if digits < 17 {
                mantissa = 10 &* mantissa &+ Int(digit)
                digits &+= mantissa > 0 ? 1 : 0
                power &-= isFraction ? 1 : 0
            } else {
                power &+= isFraction ? 0 : 1
            }
        }
        guard hasDigits, power <= 0, power >= -22 else { return general }
        let number = Double(mantissa) / powersOfTen[-power]
        return isNegative ? -number : number
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
