/// Numbers that a file, a server or a person gave: each is in the range that its meaning has, or is
/// not taken. A conversion such as `Int(number)` ends the program at 1e300.
extension Int {
    /// Takes a number from outside, rounded towards zero; nil if it is not finite or not in the
    /// range.
    public init?(_ number: Double, in range: ClosedRange<Int>) {
        guard let whole = Int(exactly: number.rounded(.towardZero)), range.contains(whole) else {
            return nil
        }
        self = whole
    }

    /// Reads a number from outside; nil if it is no whole number or not in the range.
    public init?(_ text: some StringProtocol, in range: ClosedRange<Int>) {
        guard let number = Int(text), range.contains(number) else { return nil }
        self = number
    }

    /// Takes a computed number, rounded towards zero: the nearest number that there is if it is
    /// beyond all of them, and 0 if it is none, such as the result of 0 / 0.
    @inlinable
    public init(clamping number: Double) {
        self =
            if number >= 0x1p63 { .max } else if number >= -0x1p63 { Int(number) } else {
                number.isNaN ? 0 : .min
            }
    }
}
