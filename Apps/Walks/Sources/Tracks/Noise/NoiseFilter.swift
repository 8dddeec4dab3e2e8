package import SectionKit

/// Leaves points out of a way that are noise of the receiver, by ``NoiseRule``.
///
/// A point is noise if it is at 0, 0, if nothing is fast enough to have been there, or if the way
/// leads there and straight back too fast. Where the way goes on at the far end of a jump, the jump
/// is a gap. A leg that is too fast for the activity is a jump only if it is alone: whoever takes
/// a bus during a walk is fast for longer.
///
/// Take a point, and then the events until there is no next one: the first point, and one at the end
/// of a fast leg, are held until the next point is known.
package struct NoiseFilter: Sendable {
    /// What is done with a point.
    package enum Event: Equatable, Sendable {
        /// It belongs to the way.
        case point(TrackPoint)

        /// The way jumps from here to the next point.
        case gap

        /// It is noise.
        case noise(TrackPoint)
    }

    /// The last point that is not held.
    private var last: TrackPoint?
    /// Whether the last point is the first one, and nothing is known of it yet.
    private var isFirst = false
    private var held: TrackPoint?
    /// Whether the leg that led to the last point was fast.
    private var wasFast = false
    private var events: [Event] = []

    private let rule: NoiseRule

    package init(_ rule: NoiseRule = NoiseRule()) {
        self.rule = rule
    }

    /// Takes the next point of the receiver.
    package mutating func take(_ point: TrackPoint) {
        if NoiseRule.isNowhere(point, after: last) {
            events.append(.noise(point))
            return
        }
        if let held { decide(on: held, before: point) }
        guard let last else {
            self.last = point
            isFirst = true
            return
        }
        if rule.kind(from: last, to: point) == .usual { accept(point) } else { held = point }
    }

    /// Ends the way or its segment: nothing is held any longer.
    package mutating func finish() {
        if let held, let last {
            let kind = rule.kind(from: last, to: held)
            if kind == .impossible
                || kind == .fast && !isFirst && !wasFast
                    && rule.isJump(from: last, to: held)
            {
                events.append(.noise(held))
            } else {
                accept(held)
            }
        }
        acceptFirst()
        (last, held, wasFast) = (nil, nil, false)
    }

    /// Returns what is next known of the points so far; nil if nothing more is.
    package mutating func next() -> Event? {
        events.isEmpty ? nil : events.removeFirst()
    }

    /// Decides whether a held point is noise, by the one that follows it.
    private mutating func decide(on held: TrackPoint, before point: TrackPoint) {
        self.held = nil
        guard let last else { return }
        guard rule.kind(from: last, to: held) == .impossible else {
            if rule.leadsBack(last, held, point) {
                events.append(.noise(held))
            } else if wasFast || rule.kind(from: held, to: point) != .usual
                || !rule.isJump(from: last, to: held)
            {
                accept(held)
                wasFast = true
            } else {
                jump(to: held)
            }
            return
        }
        guard goesOn(from: held, to: point, ratherThanFrom: last) else {
            events.append(.noise(held))
            return
        }
        jump(to: held)
    }

    /// The way goes on at the far end of a jump; a first point that is alone was wrong.
    private mutating func jump(to held: TrackPoint) {
        guard let last else { return }
        events.append(isFirst ? .noise(last) : .gap)
        isFirst = false
        accept(held)
    }

    /// Whether a way goes on from a point that it has jumped to, and not from the one before.
    private func goesOn(
        from held: TrackPoint,
        to point: TrackPoint,
        ratherThanFrom last: TrackPoint
    ) -> Bool {
        guard rule.kind(from: held, to: point) != .impossible else { return false }
        let isPossible = rule.kind(from: last, to: point) != .impossible
        return !isPossible
            || TrackLeg(from: held, to: point).distance < TrackLeg(from: last, to: point).distance
    }

    private mutating func accept(_ point: TrackPoint) {
        acceptFirst()
        events.append(.point(point))
        (last, wasFast) = (point, false)
    }

    private mutating func acceptFirst() {
        if isFirst, let last { events.append(.point(last)) }
        isFirst = false
    }
}
