/// Sums up how far a way goes up and down, without what receivers make up.
///
/// Within a segment the reference height moves only when a point is ``threshold`` or more above or
/// below it; what the reference rises and falls is summed.
package struct Climb: Equatable, Sendable {
    /// How far a point must be above or below the reference, in metres.
    package static let threshold = 5.0

    /// A micrometre, so that the last binary digits of heights decide nothing.
    private static let tolerance = 1e-6

    /// How far the way goes up, in metres.
    package private(set) var ascent = 0.0

    /// How far the way goes down, in metres.
    package private(set) var descent = 0.0

    private var reference: Double?

    package init() {}

    /// Takes the height of the next point in metres.
    package mutating func take(_ elevation: Double) {
        guard let reference else {
            reference = elevation
            return
        }
        let change = elevation - reference
        guard abs(change) >= Self.threshold - Self.tolerance else { return }
        if change > 0 { ascent += change } else { descent -= change }
        self.reference = elevation
    }

    /// The next height is the first of another segment.
    package mutating func gap() {
        reference = nil
    }
}
