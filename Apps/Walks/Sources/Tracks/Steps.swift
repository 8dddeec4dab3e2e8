package import Geodesy
package import SectionKit

/// Finds the steps of a walk point by point.
package struct Steps: Equatable, Sendable {
    private var rule: StepRule
    private var lastPoint: TrackPoint?

    /// The last step; nil before the first point.
    package private(set) var last: Step?

    /// The distance so far within segments, in metres.
    package private(set) var distance = 0.0

    /// - Parameter every: the least distance between steps, in metres.
    package init(every: Double = 100) {
        rule = StepRule(every: every)
    }

    /// Takes the next fix; returns the step that is made there, if one is.
    package mutating func take(_ point: TrackPoint) -> Step? {
        if let lastPoint { distance += TrackLeg(from: lastPoint, to: point).distance }
        return arrive(at: point)
    }

    /// Nothing is recorded until the next point: the way to it is not counted.
    package mutating func gap() {
        lastPoint = nil
    }

    /// Walks to the next point of a recorded track in parts of at most 10 m, so that long legs are
    /// walked and not jumped; calls a function with each step that is made on the way.
    ///
    /// - Parameter leg: the leg to the point; nil if nothing is recorded before it.
    package mutating func walk(
        to point: TrackPoint, by leg: TrackLeg?, _ body: (Step) -> Void
    ) {
        guard let leg else {
            if let step = arrive(at: point) { body(step) }
            return
        }
        let before = distance
        let count = leg.partCount
        for number in 1...count {
            distance = before + leg.distance * Double(number) / Double(count)
            if let step = arrive(at: leg.end(ofPart: number, of: count)) { body(step) }
        }
    }

    /// The most steps of a walk, which are those of 2,000 km.
    package static let most = 20_000

    /// Says that a walk has more steps, as a plain sentence.
    package static let limitWarning =
        "Only the first \(most.grouped) steps are shown; --every METRES makes fewer."

    /// Whether there were more steps than ``most``.
    package private(set) var isFull = false

    private mutating func arrive(at point: TrackPoint) -> Step? {
        lastPoint = point
        guard rule.take(point.coordinate) else { return nil }
        if let last, last.number >= Self.most {
            isFull = true
            return nil
        }
        let step = Step(
            number: (last?.number ?? 0) + 1, point: point, distance: distance,
            previous: last?.point)
        last = step
        return step
    }
}

extension Track {
    /// Returns the steps of someone who walks the track in parts of at most 10 m.
    ///
    /// - Parameter every: the least distance between steps, in metres.
    package func steps(every: Double = 100) -> [Step] {
        var (steps, result) = (Steps(every: every), [Step]())
        forEachPoint { steps.walk(to: $0, by: $1) { result.append($0) } }
        return result
    }
}

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
