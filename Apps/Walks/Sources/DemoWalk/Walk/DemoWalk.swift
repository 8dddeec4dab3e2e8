import Geodesy
import SectionEssentials
import SectionKit
package import Tracks

/// A made-up walk, which nobody has walked, with pictures that the program draws.
///
/// It leads around a lake in two hours of an evening, with a rest on a ridge, and ends at sunset;
/// for two minutes nothing was recorded.
package enum DemoWalk {
    /// The track, with heights and times.
    package static let track = Track(name: "A made-up walk", segments: segments)

    /// The share of the path at which the walker rests.
    static let rest = 0.56

    /// The number of legs that the path is divided into.
    private static let legs = 260

    private static let start = Date(timeIntervalSince1970: 1_789_834_800)  // 2026-09-19, 16:20 UTC

    private static var segments: [[TrackPoint]] {
        var segments: [[TrackPoint]] = [[]]
        var time = 0.0
        for leg in 0...legs {
            let share = Double(leg) / Double(legs)
            guard let place = DemoPath.place(at: share) else { continue }
            let point = { TrackPoint(place, elevation: DemoPath.height(at: share), time: $0) }
            if let last = segments.last?.last { time += duration(from: last, to: point(nil)) }
            if leg == Int(clamping: rest * Double(legs)) {
                for minute in 0..<11 {
                    segments[segments.count - 1].append(point(date(time + 60 * Double(minute))))
                }
                time += 660
            }
            if leg == legs * 4 / 5 {
                segments.append([])
                time += 120
            }
            segments[segments.count - 1].append(point(date(time)))
        }
        return segments
    }

    /// The seconds that a leg takes, more of them uphill.
    private static func duration(from start: TrackPoint, to end: TrackPoint) -> Double {
        let length = start.coordinate.haversineDistance(to: end.coordinate)
        let climb = (end.elevation ?? 0) - (start.elevation ?? 0)
        return length / 0.8 + max(0, climb) * 5
    }

    private static func date(_ seconds: Double) -> Date {
        start.addingTimeInterval(seconds.rounded())
    }
}
