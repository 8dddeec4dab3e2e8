package import SectionKit

/// A place of a walk that a photo is looked for, about 100 m after the last one.
package struct Step: Equatable, Sendable {
    /// The number of the step, from 1.
    package let number: Int

    package let point: TrackPoint

    /// The distance walked from the start to here, in metres.
    package let distance: Double

    /// The point of the step before; nil for the first.
    package let previous: TrackPoint?

    package init(number: Int, point: TrackPoint, distance: Double, previous: TrackPoint?) {
        self.number = number
        self.point = point
        self.distance = distance
        self.previous = previous
    }
}
