import SectionEssentials

/// The distance that the scale of a map shows: 1, 2 or 5 times a power of ten.
struct ScaleLength {
    /// The distance, in metres.
    let metres: Double

    /// Finds the longest distance that is at most a number of metres, and at least one metre.
    init(atMost longest: Double) {
        let power = RoundStep.power(max(RoundStep.exponent(of: longest), 0))
        metres = power * ([5, 2].first { power * $0 <= longest } ?? 1)
    }

    /// The distance for people, such as "500 km".
    var text: String {
        metres < 1000 ? "\(Int(clamping: metres)) m" : "\(Int(clamping: metres / 1000).grouped) km"
    }
}
