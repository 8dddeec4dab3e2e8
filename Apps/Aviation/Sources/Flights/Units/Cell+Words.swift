package import SectionKit

extension Cell {
    /// The quantity of a measure for a sentence, such as "12,000 ft"; nil for other cells.
    package var measureWords: String? {
        if case .measure(let measure) = self { measure.formatted } else { nil }
    }
}
