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
