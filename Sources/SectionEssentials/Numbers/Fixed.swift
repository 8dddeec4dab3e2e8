extension Double {
    /// Formats the number with a fixed number of decimals, without grouping, such as `11894.82`.
    package func fixed(_ digits: Int) -> String {
        ASCIIWriter.text(limit: 32) { $0.append(self, decimals: digits) }
    }

    /// Formats the number with a fixed number of decimals, its whole part with a closure.
    package func fixed(_ digits: Int, whole: (Int) -> String) -> String {
        guard let decimal = FixedDecimal(self, digits) else { return "\(self)" }
        let fraction = decimal.digits == 0 ? "" : "." + decimal.fraction.padded(decimal.digits)
        return (decimal.isNegative ? "-" : "") + whole(decimal.whole) + fraction
    }
}

extension ASCIIWriter {
    /// Appends a number with a number of decimals from 0 to 9.
    ///
    /// - Parameter isTrimmed: whether zeros at its end are left out, and the point before them.
    package mutating func append(_ number: Double, decimals: Int, isTrimmed: Bool = false) {
        guard var decimal = FixedDecimal(number, decimals) else {
            for byte in "\(number)".utf8 { append(byte) }
            return
        }
        if decimal.isNegative { append("-") }
        append(decimal.whole)
        if isTrimmed { decimal.trim() }
        guard decimal.digits > 0 else { return }
        append(".")
        append(decimal.fraction, digits: decimal.digits)
    }
}

/// A number that is rounded to a number of decimals.
private struct FixedDecimal {
    let isNegative: Bool
    let whole: Int
    private(set) var fraction: Int
    private(set) var digits: Int

    /// Rounds a number; nil above the numbers that have decimals, where a `Double` cannot represent
    /// every integer.
    init?(_ number: Double, _ digits: Int) {
        self.digits = min(max(digits, 0), 9)
        var scale = 1
        for _ in 0..<self.digits { scale *= 10 }
        let scaled = (number.magnitude * Double(scale)).rounded()
        guard scaled < 9e15 else { return nil }
        (whole, fraction) = Int(scaled).quotientAndRemainder(dividingBy: scale)
        isNegative = number < 0 && scaled > 0
    }

    /// Leaves out zeros at the end.
    mutating func trim() {
        while digits > 0, fraction % 10 == 0 { (fraction, digits) = (fraction / 10, digits - 1) }
    }
}
