import Geodesy
import SectionEssentials
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

    /// Half of the time in motion is slower, in metres per second: 15, 40 and 130 km/h.
    private var typicalSpeed: Double {
        switch self {
        case .walk: 4.2
        case .ride: 11
        case .drive: 36
        case .fly: .infinity
        }
    }

    /// Less time in motion says nothing, in seconds.
    private static let leastTime = 10.0

    /// Slower is no motion, in metres per second.
    private static let standing = 0.5

    /// Finds how a track moves; nil if its file says nothing and too little is known of its times.
    ///
    /// It is as the file says, if nine tenths of the time in motion are slow enough for that, else
    /// by the speeds.
    package init?(of track: Track) {
        guard let speeds = Self.speeds(of: track) else {
            guard let said = track.activity else { return nil }
            self = said
            return
        }
        let possible = Self.allCases.filter { speeds.usual <= $0.usualSpeed }
        if let said = track.activity {
            self = possible.contains(said) ? said : possible.first ?? .fly
        } else {
            self = possible.first { speeds.typical <= $0.typicalSpeed } ?? .fly
        }
    }

    /// The speeds that half and nine tenths of the time in motion are below, in metres per second;
    /// nil if too little is known.
    private static func speeds(of track: Track) -> (typical: Double, usual: Double)? {
        // The seconds at each speed, in steps of a tenth of a metre per second.
        var seconds = Array(repeating: 0.0, count: 5_000)
        var total = 0.0
        for segment in track.segments {
            for (first, second) in zip(segment, segment.dropFirst()) {
                guard let start = first.time, let end = second.time,
                    case let time = end.timeIntervalSince(start), time > 0
                else { continue }
                let speed = first.coordinate.haversineDistance(to: second.coordinate) / time
                // Where nothing can be so fast, a point or a time is wrong.
                guard speed > Self.standing, speed <= NoiseRule.topSpeed else { continue }
                seconds[Int(clamping: min(speed * 10, Double(seconds.count - 1)))] += time
                total += time
            }
        }
        guard total >= Self.leastTime else { return nil }
        func speed(of share: Double) -> Double {
            var (sum, speed) = (0.0, 0)
            while speed + 1 < seconds.count, sum + seconds[speed] < total * share {
                sum += seconds[speed]
                speed += 1
            }
            return Double(speed) / 10
        }
        return (speed(of: 0.5), speed(of: 0.9))
    }
}

extension Activity {
    /// The words that names of sports contain, for each activity; a name with none of them says
    /// nothing.
    private static let words: [(activity: Activity, words: [String])] = [
        (.drive, ["driv", "motor", "boat", "sail"]),
        (.ride, ["cycl", "bik", "ride", "riding", "mtb", "skiing", "skat", "snowboard"]),
        (.fly, ["fly", "flight", "glid", "plane"]),
        (.walk, ["walk", "run", "hik", "foot", "trek", "jog", "stroll", "snowshoe"]),
    ]

    /// Reads the name of a sport in a file, such as "Biking" or "trail_running".
    ///
    /// It is nil for one that says nothing on how fast it may be.
    package init?(sport: String) {
        let sport = sport.lowercased()
        let known = Self.words.first { $0.words.contains { sport.contains($0) } }
        guard let known else { return nil }
        self = known.activity
    }
}
