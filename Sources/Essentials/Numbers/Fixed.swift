extension Double {
    /// Formats the number with a fixed number of decimals, without grouping, such as `11894.82`.
    package func fixed(_ digits: Int) -> String {
        fixed(digits) { String($0) }
    }

    /// Formats the number with a fixed number of decimals, its whole part with a closure.
    package func fixed(_ digits: Int, whole: (Int) -> String) -> String {
        let digits = min(max(digits, 0), 9)
        let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
        let scaled = (magnitude * Double(scale)).rounded()
        // Above this, a Double cannot represent every integer, so decimals are meaningless.
        guard scaled < 9e15 else { return "\(self)" }
        let (number, fraction) = Int(scaled).quotientAndRemainder(dividingBy: scale)
        let sign = self < 0 && scaled > 0 ? "-" : ""
        return sign + whole(number) + (digits == 0 ? "" : "." + fraction.padded(digits))
    }
}
