package import SectionKit

extension Measure {
    /// The quantity for a sentence, such as "12,000 ft" or "4.5 km"; "unknown" if it is not finite.
    package var words: String {
        let scale = digits == 0 ? 1.0 : 10
        guard value.isFinite, abs(value) < 1e15 else { return "unknown" }
        let number = (value * scale).rounded()
        let whole = Int(number / scale)
        let sign = number < 0 && whole == 0 ? "-" : ""
        let tenths = digits == 0 ? "" : ".\(Int(number.magnitude) % 10)"
        return "\(sign)\(whole.grouped)\(tenths)\(unit.isAttached ? "" : " ")\(unit.symbol)"
    }
}

extension Cell {
    /// The quantity of a measure in words; nil for other cells.
    package var measureWords: String? {
        if case .measure(let measure) = self { measure.words } else { nil }
    }
}
