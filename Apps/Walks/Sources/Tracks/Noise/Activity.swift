import Essentials
import Geodesy
import SectionKit

/// How a track moves, which says how fast it may.
package enum Activity: String, CaseIterable, Sendable {
    /// On foot, also running.
    case walk

    /// On a bicycle, a horse or skis.
    case ride

    /// In a car, a train or a boat.
    case drive

    /// In an aeroplane.
    case fly

    /// A single leg that is faster is a jump, in metres per second: 43, 108, 252 and 1440 km/h.
    package var topSpeed: Double {
        switch self {
        case .walk: 12
        case .ride: 30
        case .drive: 70
        case .fly: NoiseRule.topSpeed
        }
    }

    /// Nine tenths of the time in motion are slower, in metres per second: 20, 50 and 162 km/h.
    private var usualSpeed: Double {
        switch self {
        case .walk: 5.5
        case .ride: 14
        case .drive: 45
        case .fly: .infinity
        }
    }

    /// Less time in motion says nothing, in seconds.
    private static let leastTime = 10.0

    /// Slower is no motion, in metres per second.
    private static let standing = 0.5

    /// Finds how a track moves, by nine tenths of the time in which it does; nil if too little is
    /// known of its times.
    package init?(of track: Track) {
        // The seconds at each speed, in steps of half a metre per second.
        var seconds = Array(repeating: 0.0, count: 1_000)
        var total = 0.0
        for segment in track.segments {
            for (first, second) in zip(segment, segment.dropFirst()) {
                guard let start = first.time, let end = second.time,
                    case let time = end.timeIntervalSince(start), time > 0
                else { continue }
                let speed = first.coordinate.haversineDistance(to: second.coordinate) / time
                guard speed > Self.standing else { continue }
                seconds[min(Int(speed * 2), seconds.count - 1)] += time
                total += time
            }
        }
        guard total >= Self.leastTime else { return nil }
        var (sum, speed) = (0.0, 0)
        while speed + 1 < seconds.count, sum + seconds[speed] < total * 0.9 {
            sum += seconds[speed]
            speed += 1
        }
        self = Self.allCases.first { Double(speed) / 2 <= $0.usualSpeed } ?? .fly
    }
}
