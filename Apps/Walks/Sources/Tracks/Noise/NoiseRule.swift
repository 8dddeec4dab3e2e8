import Geodesy
import SectionKit

/// What the speed of a leg says about the point that it leads to.
enum LegKind {
    /// It may have been gone.
    case usual

    /// It is faster than the activity allows: a jump, unless the legs beside it are fast too.
    case fast

    /// Nothing that carries a receiver is so fast.
    case impossible
}

/// The rule by which points are noise of the receiver.
package struct NoiseRule: Equatable, Sendable {
    /// A leg that is faster leads to a wrong point, in metres per second: 1440 km/h, which airliners
    /// do not reach.
    package static let topSpeed = 400.0

    /// Without times, a leg that is longer leads to a wrong point if the next leg leads back, in
    /// metres.
    package static let farAway = 100_000.0

    /// A leg leads back if it ends closer to the start of the leg before than this share of both.
    package static let nearness = 0.25

    /// A lone leg that is fast and shorter was gone: receivers lag behind and catch up, in metres.
    private static let shortestJump = 250.0

    /// Shorter legs are never noise, in metres.
    private static let shortest = 100.0

    /// Times that are closer together say nothing, in seconds: the times of some files are wrong.
    private static let leastTime = 0.1

    /// Whether the times of the points are trusted.
    package var usesTimes = true

    /// Without times, a leg that is longer leads to a wrong point, wherever the next one leads, in
    /// metres; see ``longestLeg(of:)``.
    package var longestLeg = Double.infinity

    /// How the way moves, which says how fast is too fast.
    private let activity: Activity

    /// Creates the rule of an activity; a vehicle if nothing is known of it.
    package init(_ activity: Activity? = nil) {
        self.activity = activity ?? .drive
    }

    /// Whether a point has the coordinates 0, 0, which receivers and cameras write without a fix,
    /// and the way was not near them before.
    static func isNowhere(_ point: TrackPoint, after last: TrackPoint?) -> Bool {
        guard point.coordinate.latitude == 0, point.coordinate.longitude == 0 else { return false }
        guard let last = last?.coordinate else { return true }
        return last.latitude.magnitude > 1 || last.longitude.magnitude > 1
    }

    /// The kind of the leg between two points.
    func kind(from start: TrackPoint, to end: TrackPoint) -> LegKind {
        if start.coordinate.isNearby(end.coordinate, within: Self.shortest) { return .usual }
        let leg = TrackLeg(from: start, to: end)
        guard leg.distance > Self.shortest else { return .usual }
        guard usesTimes, let seconds = leg.seconds, seconds >= Self.leastTime else {
            if leg.distance > longestLeg { return .impossible }
            return leg.distance > Self.farAway ? .fast : .usual
        }
        let speed = leg.distance / max(1, seconds)
        if speed > Self.topSpeed { return .impossible }
        return speed > activity.topSpeed ? .fast : .usual
    }

    /// Whether a fast leg is long enough to be a jump where the way goes on.
    func isJump(from start: TrackPoint, to end: TrackPoint) -> Bool {
        start.coordinate.haversineDistance(to: end.coordinate) >= Self.shortestJump
    }

    /// The longest leg that a way without times can have, in metres: a hundred times its usual leg,
    /// so that the legs of a plan from city to city are all possible, and a jump to another
    /// continent between points a few metres apart is not.
    static func longestLeg(of segments: [[TrackPoint]]) -> Double {
        var legs = segments.flatMap { points in
            zip(points, points.dropFirst()).map { TrackLeg(from: $0, to: $1).distance }
        }
        guard legs.count > 1 else { return .infinity }
        legs.sort()
        return max(farAway, 100 * legs[(legs.count - 1) / 2])
    }

    /// Whether the way from a point to a second and on to a third leads back.
    func leadsBack(_ first: TrackPoint, _ second: TrackPoint, _ third: TrackPoint) -> Bool {
        let out = first.coordinate.haversineDistance(to: second.coordinate)
        let back = second.coordinate.haversineDistance(to: third.coordinate)
        let between = first.coordinate.haversineDistance(to: third.coordinate)
        return between < Self.nearness * min(out, back) && kind(from: second, to: third) != .usual
    }
}
