package import Geodesy
package import SectionEssentials
package import SectionKit

/// What is measured of a way: as a whole, or point by point as it is walked.
package struct TrackMeasures: Equatable, Sendable {
    /// The speed that a leg must exceed to count as movement, in metres per second: 1 km/h, as in
    /// gpxpy.
    package static let movingSpeed = 1 / 3.6

    /// The speed that a leg must exceed to count as movement, in metres per second.
    private let movingSpeed: Double

    package private(set) var pointCount = 0

    /// The distance within segments, in metres (haversine).
    package private(set) var distance = 0.0

    /// The seconds of the legs that are faster than the moving speed in three dimensions; nil if no
    /// leg has both times.
    package private(set) var movingTime: Double?

    /// The distance of the same legs, in metres.
    package private(set) var movingDistance = 0.0

    /// How far it goes up and down; nil if no height is known, or before the whole way is measured
    /// by ``ClimbProfile``.
    package var climb: Climb?

    /// The distance from the first point with a time to the last one of each track, in metres: so
    /// much was walked in the ``duration``.
    package private(set) var timedDistance = 0.0

    /// The range of the heights in metres; nil if none is known.
    package private(set) var elevations: ClosedRange<Double>?

    /// What sensors measured.
    package private(set) var sensors = SensorMeasures()

    /// The earliest time; nil if none is known.
    package private(set) var start: Date?

    /// The latest time; nil if none is known.
    package private(set) var end: Date?

    package private(set) var firstPoint: TrackPoint?

    package private(set) var lastPoint: TrackPoint?

    private var extent = Extent()
    private var isAfterGap = true

    /// The earliest and the latest time of the present track, and the seconds of those before it.
    private var trackTimes: ClosedRange<Date>?
    private var earlier: Double?

    /// The distance since the last point with a time.
    private var untimedDistance = 0.0

    /// Measures nothing yet.
    ///
    /// - Parameter movingSpeed: the speed that a leg must exceed to count as movement, in metres
    ///   per second.
    package init(movingSpeed: Double = Self.movingSpeed) {
        self.movingSpeed = movingSpeed
    }

    /// Measures a whole track.
    package init(of track: Track) {
        self.init()
        track.forEachPoint { take($0, by: $1) }
        climb = ClimbProfile(of: track, isWhole: true).climb
    }

    /// Takes the next point.
    package mutating func take(_ point: TrackPoint) {
        let last = isAfterGap ? nil : lastPoint
        take(point, by: last.map { TrackLeg(from: $0, to: point) })
    }

    /// Takes the next point and the leg that leads to it; nil if nothing is recorded before it.
    package mutating func take(_ point: TrackPoint, by leg: TrackLeg?) {
        if let leg { add(leg) }
        isAfterGap = false
        if firstPoint == nil { firstPoint = point }
        lastPoint = point
        pointCount += 1
        extent.take(point.coordinate)
        if let time = point.time {
            start = min(start ?? time, time)
            end = max(end ?? time, time)
            if let times = trackTimes {
                trackTimes = min(times.lowerBound, time)...max(times.upperBound, time)
                timedDistance += untimedDistance
            } else {
                trackTimes = time...time
            }
            untimedDistance = 0
        }
        if let elevation = point.elevation { add(elevation) }
        sensors.take(point.readings, for: leg?.seconds)
    }

    /// Nothing is recorded until the next point: the way to it is not counted.
    package mutating func gap() {
        isAfterGap = true
    }

    /// The next point begins another track, so that the time until then is not counted.
    package mutating func nextTrack() {
        gap()
        earlier = duration
        (trackTimes, untimedDistance) = (nil, 0)
    }

    private mutating func add(_ leg: TrackLeg) {
        distance += leg.distance
        untimedDistance += leg.distance
        guard let seconds = leg.seconds else { return }
        // As in gpxpy, a height of exactly 0 is unknown here: receivers write it without a fix.
        let isClimbKnown = leg.start.elevation != 0 && leg.end.elevation != 0
        let climb = isClimbKnown ? leg.climb ?? 0 : 0
        let length = (leg.distance * leg.distance + climb * climb).squareRoot()
        let isMoving = seconds > 0 && length > seconds * movingSpeed
        movingTime = (movingTime ?? 0) + (isMoving ? seconds : 0)
        movingDistance += isMoving ? leg.distance : 0
    }

    private mutating func add(_ elevation: Double) {
        guard let range = elevations else {
            elevations = elevation...elevation
            return
        }
        elevations = min(range.lowerBound, elevation)...max(range.upperBound, elevation)
    }
}

extension TrackMeasures {
    /// The seconds from the earliest time of each track to its latest; nil if none is known, or if all points
    /// of a way have the same time, which is not that of any of them.
    package var duration: Double? {
        guard let trackTimes else { return earlier }
        let seconds = trackTimes.upperBound.timeIntervalSince(trackTimes.lowerBound)
        let sum = (earlier ?? 0) + seconds
        return sum == 0 && distance > 0 ? nil : sum
    }

    /// The seconds from the start to the end that the ``duration`` leaves out, because they lie between
    /// tracks; nil if there are none.
    package var timeBetweenTracks: Double? {
        guard let start, let end, let duration else { return nil }
        let rest = end.timeIntervalSince(start) - duration
        return rest > 0.5 ? rest : nil
    }

    /// The average speed where times are known, in metres per second; nil if none are.
    package var speed: Double? { Self.speed(over: timedDistance, in: duration) }

    /// Returns an average speed in metres per second; nil if nothing moved, or if nothing is so
    /// fast, because the times are wrong.
    ///
    /// - Parameters:
    ///   - distance: in metres.
    ///   - duration: in seconds; nil if it is unknown.
    package static func speed(over distance: Double, in duration: Double?) -> Double? {
        guard let duration, duration > 0, distance > 0 else { return nil }
        let speed = distance / duration
        return speed <= NoiseRule.topSpeed ? speed : nil
    }

    /// The smallest box around all points; nil if there is none.
    package var box: GeoBox? { extent.box }
}
