/// A round distance between the numbers of an axis: 1, 2 or 5 times a power of ten.
struct RoundStep: Equatable {
    /// 1, 2 or 5.
    let multiplier: Int

    /// The exponent of the power of ten.
    let exponent: Int

    /// The distance.
    var size: Double { number(1) }

    /// Returns the round steps for a range in ascending order, the first much smaller than the
    /// range.
    ///
    /// - Parameter digits: the largest number of decimal places of a step.
    static func ascending(
        for range: ClosedRange<Double>,
        digits: Int
    ) -> some Sequence<RoundStep> {
        let largest = max(range.lowerBound.magnitude, range.upperBound.magnitude)
        // Multiples of smaller steps would not be exact, or too many to count.
        let least = max(
            (range.upperBound / 2 - range.lowerBound / 2) / 1_000, largest * 0x1p-44,
            power(-max(digits, 0)))
        let first = RoundStep(multiplier: 1, exponent: exponent(of: least))
        return sequence(first: first) { $0.next }
            .lazy.prefix { $0.size.isFinite }.drop { $0.size < least * 0.999 }
    }

    private var next: RoundStep? {
        switch multiplier {
        case 1: RoundStep(multiplier: 2, exponent: exponent)
        case 2: RoundStep(multiplier: 5, exponent: exponent)
        default: exponent < 308 ? RoundStep(multiplier: 1, exponent: exponent + 1) : nil
        }
    }

    /// Returns a multiple of the step; exact where a division is, as in 3/10.
    func number(_ index: Int) -> Double {
        let whole = Double(index * multiplier)
        return exponent < 0 ? whole / Self.power(-exponent) : whole * Self.power(exponent)
    }

    /// Returns the index of the multiple below or above a number, or of one that differs from it
    /// only by rounding; `parts` divides the step.
    func index(of number: Double, roundedUp: Bool, parts: Int = 1) -> Int {
        let index = number / size * Double(parts)
        let nearest = index.rounded()
        let isExact = (index - nearest).magnitude < max(1e-9, index.magnitude * 0x1p-50)
        let whole = isExact ? nearest : index.rounded(roundedUp ? .up : .down)
        return Int(min(max(whole, -0x1p50), 0x1p50))
    }

    /// Returns the indices of the multiples in a range; empty if there are none.
    func indices(in range: ClosedRange<Double>) -> Range<Int> {
        let first = index(of: range.lowerBound, roundedUp: true)
        let last = index(of: range.upperBound, roundedUp: false)
        return first..<max(first, last + 1)
    }

    /// Returns 10 to the power of an exponent from -307 to 308.
    static func power(_ exponent: Int) -> Double {
        Double("1e\(min(max(exponent, -307), 308))") ?? 1
    }

    /// Returns the largest exponent whose power of ten is not above a number, at least -307.
    static func exponent(of number: Double) -> Int {
        guard number.isFinite, number > power(-307) else { return -307 }
        // 2 to the power of 10 is about 10 to the power of 3.
        var exponent = max(Int(number.exponent) * 3 / 10 - 2, -307)
        while exponent < 308, power(exponent + 1) <= number { exponent += 1 }
        return exponent
    }
}
