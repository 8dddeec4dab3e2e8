import SectionEssentials
import SectionKit

/// How far a way goes up and down, without what receivers make up.
package struct Climb: Equatable, Sendable {
    /// How far the way goes up, in metres.
    package var ascent = 0.0

    /// How far the way goes down, in metres.
    package var descent = 0.0

    package init() {}

    init(ascent: Double, descent: Double) {
        (self.ascent, self.descent) = (ascent, descent)
    }

    package static func - (one: Climb, other: Climb) -> Climb {
        Climb(ascent: one.ascent - other.ascent, descent: one.descent - other.descent)
    }
}

/// The climb of a way, as a whole and at each of its points.
///
/// Heights are averaged over ``window`` metres of the way. Then the way goes up and down between
/// turning points: a height is one if the way turns there by the threshold or more. The threshold is
/// ``leastThreshold``, and more if the heights are noisy: ``noiseFactor`` times what is left of
/// their noise in an average. The noise is measured on the track itself, by how far heights
/// are off the middle of their neighbours (the median of all, as of a normal distribution).
///
/// A barometer has next to no noise, so that each rise of two metres counts. A receiver without one
/// has some metres of it, which do not add up.
package struct ClimbProfile: Sendable {
    /// The length of the way that heights are averaged over, in metres.
    package static let window = 50.0

    /// The least change of direction that counts, in metres.
    package static let leastThreshold = 2.0

    /// Of some thousand averages with noise, none differs more from another than this times their
    /// standard deviation.
    package static let noiseFactor = 8.0

    /// Heights further apart than this, from the first to the third, say nothing on noise, in
    /// metres: the land between them is not straight.
    private static let noiseSpan = 50.0

    /// How many heights are needed to measure their noise.
    private static let leastCount = 10

    /// The whole climb; nil if no height is known.
    package private(set) var climb: Climb?

    /// How far the way must turn to count, in metres.
    package private(set) var threshold = Self.leastThreshold

    /// The climb from the start to each point of the track; empty if no height is known, or if only
    /// the whole is wanted.
    package private(set) var progress: [Climb] = []

    /// Measures a track.
    ///
    /// - Parameters:
    ///   - threshold: how far the way must turn to count, in metres; nil for one that follows the
    ///     noise of the heights.
    ///   - isWhole: whether only the whole climb is wanted, without its ``progress``.
    package init(of track: Track, threshold: Double? = nil, isWhole: Bool = false) {
        var (parts, count) = ([Heights](), 0)
        for segment in track.segments {
            parts.append(Heights(of: segment, from: count, keepsPoints: !isWhole))
            count += segment.count
        }
        guard parts.contains(where: { !$0.values.isEmpty }) else { return }
        let noise = Self.noise(of: parts)
        var (inWindows, heights) = (0, 0)
        for index in parts.indices {
            inWindows += parts[index].average(over: Self.window)
            heights += parts[index].values.count
        }
        let inOne = Double(inWindows) / Double(heights)
        self.threshold =
            threshold ?? max(Self.leastThreshold, Self.noiseFactor * noise / inOne.squareRoot())
        if !isWhole { progress = Array(repeating: Climb(), count: count) }
        var total = Climb()
        for (index, part) in parts.enumerated() {
            let start = part.first
            let end = index + 1 < parts.count ? parts[index + 1].first : count
            if isWhole {
                part.addClimb(threshold: self.threshold, to: &total)
                continue
            }
            for position in start..<end { progress[position] = total }
            add(part, to: &total, until: end)
        }
        climb = total
    }

    /// The standard deviation of the noise of heights in metres; 0 if too few are close together.
    private static func noise(of parts: [Heights]) -> Double {
        var bends: [Double] = []
        for part in parts where part.values.count > 2 {
            let (values, ways) = (part.values, part.distances)
            for index in 1..<(values.count - 1)
            where ways[index + 1] - ways[index - 1] <= noiseSpan {
                bends.append((values[index - 1] - 2 * values[index] + values[index + 1]).magnitude)
            }
        }
        guard bends.count >= leastCount else { return 0 }
        bends.sort()
        // The median of a normal distribution's size, and the weights 1, -2 and 1.
        return bends[bends.count / 2] / 0.6745 / 6.0.squareRoot()
    }

    /// Adds the climb between the turning points of a segment.
    private mutating func add(_ part: Heights, to total: inout Climb, until end: Int) {
        let turns = part.turningPoints(threshold)
        for (first, last) in zip(turns, turns.dropFirst()) {
            let base = part.values[first]
            let whole = part.values[last] - base
            var reached = 0.0
            for index in first..<last {
                // Of a way up, as far as it ever was up to here.
                let here = part.values[index + 1] - base
                reached =
                    whole > 0
                    ? min(whole, max(reached, here)) : max(whole, min(reached, here))
                if index + 1 == last { reached = whole }
                let climb = Climb(
                    ascent: total.ascent + max(0, reached), descent: total.descent - min(0, reached)
                )
                let next = index + 2 < part.values.count ? part.points[index + 2] : end
                for point in part.points[index + 1]..<next { progress[point] = climb }
            }
            if whole > 0 { total.ascent += whole } else { total.descent -= whole }
        }
        if let last = turns.last, last + 1 < part.values.count {
            for point in part.points[last + 1]..<end { progress[point] = total }
        }
    }
}

/// The known heights of a segment.
private struct Heights {
    /// The index of the first point of the segment in the track.
    let first: Int

    /// The indices of the points in the track, if they are kept, their distances in the segment and
    /// their heights in metres.
    private(set) var points: [Int] = []
    private(set) var distances: [Double] = []
    private(set) var values: [Double] = []

    init(of segment: [TrackPoint], from first: Int, keepsPoints: Bool) {
        self.first = first
        var (distance, last) = (0.0, TrackPoint?.none)
        for (index, point) in segment.enumerated() {
            if let last { distance += TrackLeg(from: last, to: point).distance }
            last = point
            guard let elevation = point.elevation else { continue }
            if keepsPoints { points.append(first + index) }
            distances.append(distance)
            values.append(elevation)
        }
    }

    /// Makes each height the average of those around it; returns how many were averaged in all.
    mutating func average(over window: Double) -> Int {
        var averages: [Double] = []
        averages.reserveCapacity(values.count)
        var (start, end, sum, all) = (0, 0, 0.0, 0)
        for distance in distances {
            while end < values.count, distances[end] <= distance + window / 2 {
                sum += values[end]
                end += 1
            }
            while distances[start] < distance - window / 2 {
                sum -= values[start]
                start += 1
            }
            averages.append(sum / Double(end - start))
            all += end - start
        }
        values = averages
        return all
    }

    /// Adds the climb between the turning points.
    func addClimb(threshold: Double, to total: inout Climb) {
        let turns = turningPoints(threshold)
        for (first, last) in zip(turns, turns.dropFirst()) {
            let change = values[last] - values[first]
            if change > 0 { total.ascent += change } else { total.descent -= change }
        }
    }

    /// The indices of the heights where the way turns by a threshold or more, with the first and
    /// the last turn; none if it never does.
    func turningPoints(_ threshold: Double) -> [Int] {
        var (turns, lowest, highest) = ([Int](), 0, 0)
        var isUp: Bool?
        for index in values.indices {
            if values[index] > values[highest] { highest = index }
            if values[index] < values[lowest] { lowest = index }
            switch isUp {
            case nil:
                guard values[highest] - values[lowest] >= threshold else { continue }
                isUp = lowest < highest
                turns.append(min(lowest, highest))
                if isUp == true { lowest = index } else { highest = index }
            case true?:
                if index == highest { lowest = index }
                guard values[highest] - values[index] >= threshold else { continue }
                turns.append(highest)
                (isUp, lowest, highest) = (false, index, index)
            case false?:
                if index == lowest { highest = index }
                guard values[index] - values[lowest] >= threshold else { continue }
                turns.append(lowest)
                (isUp, lowest, highest) = (true, index, index)
            }
        }
        if let isUp { turns.append(isUp ? highest : lowest) }
        return turns
    }
}
