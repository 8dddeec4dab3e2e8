package import Geodesy

/// Decides which points of a walk are steps: the first one, and then each that is far enough from
/// the last step, in a straight line.
///
/// This is what Core Location's `distanceFilter` does. Nothing starts again between segments.
package struct StepRule: Equatable, Sendable {
    /// The least distance between steps, in metres (great circle).
    package let every: Double

    private var last: Coordinate?

    package init(every: Double = 100) {
        self.every = every
    }

    /// Takes the next point; returns whether it is a step.
    package mutating func take(_ point: Coordinate) -> Bool {
        if let last,
            last.isNearby(point, within: every) || last.haversineDistance(to: point) < every
        {
            return false
        }
        last = point
        return true
    }
}
