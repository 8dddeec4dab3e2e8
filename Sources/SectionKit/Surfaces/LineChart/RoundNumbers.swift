import SectionEssentials

/// Round numbers on an axis, and their texts; very large and small ones are in millions or powers
/// of ten.
struct RoundNumbers {
    /// The numbers, in ascending order.
    let numbers: [Double]

    /// The text of each number.
    let labels: [String]

    /// The unit of the labels, such as "m" or "million m"; empty for plain numbers.
    let unit: String

    /// Finds the multiples of a step in a range.
    init(_ range: ClosedRange<Double>, by step: RoundStep, unit: MeasureUnit?) {
        self.init(step.indices(in: range).map(step.number), exponent: step.exponent, unit: unit)
    }

    /// Finds at most `most` numbers in a range, with at most as many decimal places as the values;
    /// a range of one number has that.
    init(_ range: ClosedRange<Double>, atMost most: Int, digits: Int, unit: MeasureUnit?) {
        if range.lowerBound < range.upperBound {
            for step in RoundStep.ascending(for: range, digits: digits)
            where step.indices(in: range).count <= most {
                self.init(range, by: step, unit: unit)
                return
            }
        }
        self.init([range.lowerBound], exponent: -max(digits, 0), unit: unit)
    }

    /// Writes numbers that are multiples of a power of ten.
    private init(_ numbers: [Double], exponent: Int, unit: MeasureUnit?) {
        let scale = Self.scale(of: numbers, exponent: exponent)
        self.numbers = numbers
        labels = numbers.map { number in
            (number / RoundStep.power(scale)).fixedGrouped(max(0, scale - exponent))
        }
        self.unit = [Self.name(of: scale), unit?.symbol ?? ""].filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    /// The power of a thousand that the labels leave out.
    private static func scale(of numbers: [Double], exponent: Int) -> Int {
        let largest = numbers.reduce(0) { max($0, $1.magnitude) }
        switch largest {
        case 0: return 0
        case 1e15..., ..<1e-4: return thousands(RoundStep.exponent(of: largest))
        case 1e7...:
            let scale = thousands(RoundStep.exponent(of: largest / 10))
            // Numbers that differ only in their last digits are no clearer with decimals.
            return scale - exponent > 4 ? 0 : scale
        default: return 0
        }
    }

    /// The exponent rounded down to a multiple of three.
    private static func thousands(_ exponent: Int) -> Int {
        (exponent >= 0 ? exponent / 3 : (exponent - 2) / 3) * 3
    }

    private static func name(of scale: Int) -> String {
        switch scale {
        case 0: ""
        case 6: "million"
        case 9: "billion"
        case 12: "trillion"
        default: "×10^\(scale)"
        }
    }
}
