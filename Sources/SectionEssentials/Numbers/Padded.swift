extension Int {
    /// Formats the number with leading zeros up to a number of digits, after the sign.
    package func padded(_ digits: Int) -> String {
        let text = String(magnitude)
        let zeros = String(repeating: "0", count: Swift.max(0, digits - text.utf8.count))
        return (self < 0 ? "-" : "") + zeros + text
    }
}
