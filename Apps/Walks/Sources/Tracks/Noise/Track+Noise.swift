import SectionKit

extension Track {
    /// Returns the track without noise of the receiver, by ``NoiseFilter``, and how many points
    /// were left out.
    ///
    /// If more than a tenth of the points would be left out, their times are wrong, and the rule does
    /// without them.
    package func withoutNoise() -> (track: Track, noise: Int) {
        var rule = NoiseRule()
        if segments.allSatisfy({ isClean($0, by: rule) }) { return (self, 0) }
        let filtered = filtered(by: rule)
        if filtered.noise * 10 <= pointCount { return filtered }
        rule.usesTimes = false
        return self.filtered(by: rule)
    }

    /// Whether a filter would change nothing, found without copies of the points.
    private func isClean(_ segment: [TrackPoint], by rule: NoiseRule) -> Bool {
        !segment.contains { NoiseRule.isNowhere($0, after: nil) }
            && zip(segment, segment.dropFirst()).allSatisfy {
                rule.kind(from: $0, to: $1) == .usual
            }
    }

    private func filtered(by rule: NoiseRule) -> (track: Track, noise: Int) {
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
        return (Track(name: name, segments: parts), noise)
    }
}
