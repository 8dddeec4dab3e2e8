import Geodesy
import SectionKit

/// A track without noise of the receiver, and how much of it was left out.
package struct CleanTrack: Equatable, Sendable {
    package let track: Track

    /// How the track moves; nil if that is unknown.
    package let activity: Activity?

    /// How many points were left out.
    package var noise = 0

    /// How long the legs were that were left out, in metres: with them, the distance would be so
    /// much longer.
    package var noiseMetres = 0.0

    /// How many heights were left out, because they jump and return.
    package var noiseHeights = 0

    init(_ track: Track, _ activity: Activity?) {
        (self.track, self.activity) = (track, activity)
    }
}

extension Track {
    /// Returns the track without noise of the receiver, by ``NoiseFilter``, and what was left out.
    ///
    /// If more than a tenth of the points would be left out, their times are wrong, and the rule does
    /// without them. What is not a recording has no noise.
    ///
    /// - Parameter activity: how it moves; nil to find it by its file or its speeds.
    package func withoutNoise(_ activity: Activity? = nil) -> CleanTrack {
        guard kind == .recording else { return CleanTrack(self, nil) }
        let activity = activity ?? Activity(of: self)
        let (track, heights) = withoutHeightSpikes
        var clean = track.withoutJumps(activity)
        clean.noiseHeights = heights
        return clean
    }

    private func withoutJumps(_ activity: Activity?) -> CleanTrack {
        var rule = NoiseRule(activity)
        if segments.allSatisfy({ isClean($0, by: rule) }) { return CleanTrack(self, activity) }
        rule.longestLeg = NoiseRule.longestLeg(of: segments)
        var (points, noise) = filtered(by: rule)
        if noise * 10 > pointCount {
            rule.usesTimes = false
            (points, noise) = filtered(by: rule)
        }
        var clean = CleanTrack(with(points), activity)
        clean.noise = noise
        clean.noiseMetres = max(0, length - clean.track.length)
        return clean
    }

    /// Whether a filter would change nothing, found without copies of the points.
    private func isClean(_ segment: [TrackPoint], by rule: NoiseRule) -> Bool {
        !segment.contains { NoiseRule.isNowhere($0, after: nil) }
            && zip(segment, segment.dropFirst()).allSatisfy {
                rule.kind(from: $0, to: $1) == .usual
            }
    }

    private func filtered(by rule: NoiseRule) -> (segments: [[TrackPoint]], noise: Int) {
        var (filter, parts, noise) = (NoiseFilter(rule), [[TrackPoint]](), 0)
        for segment in segments {
            parts.append([])
            for index in 0...segment.count {
                if index < segment.count { filter.take(segment[index]) } else { filter.finish() }
                while let event = filter.next() {
                    switch event {
                    case .point(let point): parts[parts.count - 1].append(point)
                    case .gap: parts.append([])
                    case .noise: noise += 1
                    }
                }
            }
        }
        return (parts, noise)
    }
}

extension Track {
    /// The track without heights that jump and return within some points, and how many there are,
    /// such as the 0 m of a receiver that lost its fix.
    ///
    /// Their points stay.
    var withoutHeightSpikes: (track: Track, count: Int) {
        var (count, changed) = (0, [(segment: Int, point: Int)]())
        for (number, segment) in segments.enumerated() {
            for spike in Self.spikes(in: segment) {
                changed.append((number, spike))
                count += 1
            }
        }
        guard count > 0 else { return (self, 0) }
        var segments = segments
        for (segment, index) in changed {
            let point = segments[segment][index]
            segments[segment][index] = point.withoutElevation
        }
        return (with(segments), count)
    }

    /// A change of height is a jump if it is more than this, in metres, and steeper than nearly
    /// every climb.
    private static let leastJump = 20.0
    private static let steepest = 2.0

    /// How many points a spike has at most.
    private static let longestSpike = 5

    private static func spikes(in segment: [TrackPoint]) -> [Int] {
        var spikes: [Int] = []
        /// The heights of one level that go on, and those since that jump away from it.
        var (level, away) = ([Int](), [Int]())
        for (index, point) in segment.enumerated() where point.elevation != nil {
            guard let last = level.last else {
                level = [index]
                continue
            }
            if let spike = away.first {
                if change(segment[last], point) <= change(segment[last], segment[spike]) / 2 {
                    spikes += away
                    away = []
                    level.append(index)
                    continue
                }
            } else if !isJump(segment[last], point) {
                level.append(index)
                continue
            }
            away.append(index)
            guard away.count > longestSpike else { continue }
            // The way goes on at the other height; a few at the start were wrong.
            if level.count <= longestSpike { spikes += level }
            (level, away) = (away, [])
        }
        return spikes
    }

    /// How much two heights differ, in metres; 0 if one is unknown.
    private static func change(_ start: TrackPoint, _ end: TrackPoint) -> Double {
        guard let first = start.elevation, let second = end.elevation else { return 0 }
        return (second - first).magnitude
    }

    private static func isJump(_ start: TrackPoint, _ end: TrackPoint) -> Bool {
        let change = change(start, end)
        return change > leastJump
            && change > steepest * start.coordinate.haversineDistance(to: end.coordinate)
    }
}

extension TrackPoint {
    /// The point without its height.
    fileprivate var withoutElevation: TrackPoint {
        TrackPoint(coordinate, time: time, readings: readings)
    }
}
