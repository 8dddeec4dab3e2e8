import Geodesy
import SectionEssentials
import SectionKit
import Tracks

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Finds where a way passes a place, and where it is at a time.
struct WayIndex: Sendable {
    /// A point on the way.
    struct Spot: Sendable {
        let coordinate: Coordinate

        /// How far the way has gone up to it, in metres.
        let distance: Double

        let time: Date?
        let elevation: Double?
    }

    /// A stretch of the way that is near a place.
    struct Pass: Sendable {
        /// The point that is nearest.
        var spot: Spot

        /// How far it is from the place, in metres.
        var away: Double

        /// The least time between a moment and the stretch, in seconds; 0 if none is known.
        var wait: Double
    }

    private var points: [TrackPoint] = []

    /// How far the way has gone up to each point, in metres.
    private var distances: [Double] = []

    /// The segment and the track of each point, by their numbers.
    private var segments: [Int] = []
    private var tracks: [Int] = []

    /// The indices of the points with times, in the order of time.
    private var timed: [Int] = []

    /// The boxes of parts of the way, so that most of it is passed over.
    private var boxes: [Box] = []

    /// The points of a part, and the latitudes and longitudes between which they are.
    private struct Box {
        var points: Range<Int>
        var south = Double.infinity
        var north = -Double.infinity
        var west = Double.infinity
        var east = -Double.infinity

        mutating func take(_ place: Coordinate) {
            (south, north) = (min(south, place.latitude), max(north, place.latitude))
            (west, east) = (min(west, place.longitude), max(east, place.longitude))
        }

        func mayBeNear(_ place: Coordinate, within metres: Double) -> Bool {
            let north = metres / metresOfDegree
            guard (south - north...self.north + north).contains(place.latitude) else {
                return false
            }
            // Near the date line and the poles, longitudes say little.
            let width = cos(place.latitude * .pi / 180)
            guard width > 0.01, east - west < 180, place.longitude.magnitude < 179 else {
                return true
            }
            let side = north / width
            return (west - side...east + side).contains(place.longitude)
        }
    }

    private static let pointsPerBox = 128

    init(_ walked: [Track]) {
        var (distance, segment) = (0.0, 0)
        for (number, track) in walked.enumerated() {
            track.forEachPoint { point, leg in
                if leg == nil { segment += 1 }
                distance += leg?.distance ?? 0
                points.append(point)
                distances.append(distance)
                segments.append(segment)
                tracks.append(number)
            }
        }
        timed = points.indices.filter { points[$0].time != nil }
        timed.sort { (points[$0].seconds, $0) < (points[$1].seconds, $1) }
        for start in stride(from: 0, to: points.count, by: Self.pointsPerBox) {
            // With the first of the next part, so that the leg to it belongs to this one.
            let end = min(start + Self.pointsPerBox + 1, points.count)
            var box = Box(points: start..<end)
            for index in box.points { box.take(points[index].coordinate) }
            boxes.append(box)
        }
    }

    var isEmpty: Bool { points.isEmpty }

    /// Whether the way has times.
    var hasTimes: Bool { !timed.isEmpty }

    /// Returns where the way passes a place, the nearest pass in time first.
    ///
    /// - Parameters:
    ///   - place: the place.
    ///   - time: when somebody was there; nil if that is unknown.
    ///   - radius: how far the way may be from it, in metres.
    func pass(of place: Coordinate, at time: Date?, within radius: Double) -> Pass? {
        var (best, current) = (Pass?.none, Pass?.none)
        /// The last point of the present pass.
        var last = -1
        func end() {
            if let pass = current.take(),
                (pass.wait, pass.away) < (best?.wait ?? .infinity, best?.away ?? .infinity)
            {
                best = pass
            }
        }
        for box in boxes where box.mayBeNear(place, within: radius) {
            for index in box.points {
                let next = index + 1
                // Also over a gap: nothing was recorded there, but somebody went that way.
                let isLeg = next < box.points.upperBound && tracks[next] == tracks[index]
                let isAlone = !isLeg && (index == 0 || tracks[index - 1] != tracks[index])
                guard isLeg || isAlone else { continue }
                let (share, away) = isLeg ? nearest(to: place, from: index) : (0, 0)
                let distance = isLeg ? away : points[index].coordinate.haversineDistance(to: place)
                guard distance <= radius else { continue }
                if index > last + 1 { end() }
                last = index
                let pass = Pass(
                    spot: spot(from: index, share), away: distance,
                    wait: time.map { wait($0, index, isLeg ? next : index) } ?? 0)
                if let known = current {
                    let nearer = distance < known.away ? pass : known
                    current = Pass(
                        spot: nearer.spot, away: nearer.away, wait: min(known.wait, pass.wait))
                } else {
                    current = pass
                }
            }
        }
        end()
        return best
    }

    /// Returns where the way is at a time, or nearest to it in time; nil if that is further from
    /// its times than a margin, or in a pause between two tracks that is too long.
    ///
    /// - Parameters:
    ///   - time: the time.
    ///   - margin: how long before the first and after the last point, in seconds.
    ///   - pause: the longest time between two tracks that is part of the walk, in seconds.
    func spot(at time: Date, margin: Double, pause: Double) -> Spot? {
        var (low, high) = (0, timed.count)
        while low < high {
            let middle = (low + high) / 2
            if points[timed[middle]].time ?? time <= time {
                low = middle + 1
            } else {
                high = middle
            }
        }
        let before = low > 0 ? timed[low - 1] : nil
        let after = low < timed.count ? timed[low] : nil
        guard let before else { return after.flatMap { end($0, time, margin) } }
        guard let after else { return end(before, time, margin) }
        if segments[before] == segments[after] {
            let leg = TrackLeg(from: points[before], to: points[after])
            let seconds = leg.seconds ?? 0
            let share =
                seconds > 0 ? time.timeIntervalSince(leg.start.time ?? time) / seconds : 0
            let point = leg.point(at: share)
            return Spot(
                coordinate: point.coordinate,
                distance: distances[before] + share * (distances[after] - distances[before]),
                time: time, elevation: point.elevation)
        }
        let (past, future) = (wait(time, before, before), wait(time, after, after))
        let nearest = past <= future ? before : after
        if tracks[before] == tracks[after] || past + future <= pause {
            return spot(from: nearest, 0)
        }
        return end(nearest, time, margin)
    }

    /// A point at the end of the times, if a time is near enough.
    private func end(_ index: Int, _ time: Date, _ margin: Double) -> Spot? {
        wait(time, index, index) <= margin ? spot(from: index, 0) : nil
    }

    /// The seconds from a time to that of a leg; infinite if it has none.
    private func wait(_ time: Date, _ start: Int, _ end: Int) -> Double {
        guard let first = points[start].time, let last = points[end].time else { return .infinity }
        let seconds = (first.timeIntervalSince(time), last.timeIntervalSince(time))
        if min(seconds.0, seconds.1) <= 0, max(seconds.0, seconds.1) >= 0 { return 0 }
        return min(seconds.0.magnitude, seconds.1.magnitude)
    }

    private func spot(from index: Int, _ share: Double) -> Spot {
        let next = index + 1
        let isLeg = share > 0 && next < points.count && tracks[next] == tracks[index]
        let point =
            isLeg
            ? TrackLeg(from: points[index], to: points[next]).point(at: share) : points[index]
        let way = isLeg ? (distances[next] - distances[index]) * share : 0
        return Spot(
            coordinate: point.coordinate, distance: distances[index] + way, time: point.time,
            elevation: point.elevation)
    }

    /// The point of the leg from a point that is nearest to a place, as a share of the leg, and how
    /// far it is, in metres; legs are short, so that the Earth is flat there.
    private func nearest(to place: Coordinate, from index: Int) -> (share: Double, away: Double) {
        let width = cos(place.latitude * .pi / 180)
        func position(_ point: Coordinate) -> (x: Double, y: Double) {
            let east = (point.longitude - place.longitude).remainder(dividingBy: 360)
            return (
                east * width * metresOfDegree, (point.latitude - place.latitude) * metresOfDegree
            )
        }
        let start = position(points[index].coordinate)
        let end = position(points[index + 1].coordinate)
        let (x, y) = (end.x - start.x, end.y - start.y)
        let square = x * x + y * y
        let share = square > 0 ? min(max(0, -(start.x * x + start.y * y) / square), 1) : 0
        let (left, below) = (start.x + share * x, start.y + share * y)
        return (share, (left * left + below * below).squareRoot())
    }
}

/// A degree of latitude in metres.
private let metresOfDegree = 111_195.08

extension TrackPoint {
    /// The time as seconds since 2001, for sorting; the past if it is unknown.
    fileprivate var seconds: Double { time?.timeIntervalSinceReferenceDate ?? -.infinity }
}
