import Geodesy
import SectionEssentials
import SectionKit
import Testing
import TrackFiles
import Tracks
import WalkSamples

@testable import TrackFeature

/// Every summary against its parts, on tracks that are made up: with pauses, noise, unknown times
/// and heights, several tracks, over the date line and at the pole.
@Suite struct FiguresAgreeTests {
    /// Numbers that look random and are the same each time.
    private struct Dice {
        var state: UInt64

        mutating func roll(_ range: ClosedRange<Double>) -> Double {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            let share = Double(state >> 11) / 9_007_199_254_740_992
            return range.lowerBound + share * (range.upperBound - range.lowerBound)
        }
    }

    private func tracks(_ seed: Int) throws -> [Track] {
        var dice = Dice(state: UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15)
        var (latitude, longitude) = (dice.roll(-89.9...89.9), dice.roll(-180...180))
        var time = Date(timeIntervalSince1970: 1_700_000_000)
        let (hasTimes, hasHeights) = (dice.roll(0...1) < 0.8, dice.roll(0...1) < 0.8)
        return try (0..<Int(dice.roll(1...4))).map { _ in
            let segments = try (0..<Int(dice.roll(1...4))).map { _ in
                try (0..<Int(dice.roll(1...120))).map { _ in
                    latitude = min(max(-90, latitude + dice.roll(-0.0004...0.0005)), 90)
                    longitude = (longitude + dice.roll(-0.0002...0.001))
                        .remainder(dividingBy: 360)
                    time += dice.roll(0...1) < 0.02 ? dice.roll(0...9_000) : dice.roll(1...30)
                    let isJump = dice.roll(0...1) < 0.01
                    return try #require(
                        WalkSamples.point(
                            isJump ? -latitude : latitude, longitude,
                            elevation: hasHeights && dice.roll(0...1) < 0.9
                                ? dice.roll(100...130) : nil,
                            time: hasTimes && dice.roll(0...1) < 0.9 ? time : nil))
                }
            }
            return Track(segments: segments)
        }
    }

    @Test(arguments: 0..<60)
    func `the figures of a report agree with its parts`(seed: Int) throws {
        let made = try tracks(seed)
        var report = TrackReport(query: TrackQuery(files: ["made.gpx"]))
        for (index, track) in made.enumerated() {
            report.add(track, number: index + 1, file: nil)
        }
        report.finish()
        let facts = report.facts
        func near(_ one: Double?, _ other: Double?) -> Bool {
            guard let one, let other else { return (one ?? 0) == (other ?? 0) }
            return abs(one - other) < 0.01
        }

        // The whole and its tracks.
        let measures = report.tracks.map(\.measures)
        #expect(near(report.distance, measures.reduce(0) { $0 + $1.distance }))
        #expect(facts.value("points") == .integer(measures.reduce(0) { $0 + $1.pointCount }))
        let recorded = made.reduce(0) { $0 + $1.pointCount }
        #expect(report.pointCount + report.noise.points == recorded)
        let lengths = made.reduce(0) { $0 + $1.length }
        #expect(near(report.distance + report.noise.metres, lengths))

        // Each track and its splits, points and profile.
        for track in report.tracks {
            let (splits, measures) = (track.splits, track.measures)
            #expect(near(splits.reduce(0) { $0 + $1.distance }, measures.distance))
            if !splits.isEmpty, let climb = measures.climb {
                #expect(near(splits.reduce(0) { $0 + ($1.ascent ?? 0) }, climb.ascent))
                #expect(near(splits.reduce(0) { $0 + ($1.descent ?? 0) }, climb.descent))
                let change = climb.ascent - climb.descent
                let range = measures.elevations.map { $0.upperBound - $0.lowerBound } ?? 0
                let segments = Double(track.track.segments.count)
                #expect(abs(change) <= range * segments + 0.01)
            }
            #expect(measures.timedDistance <= measures.distance + 0.01)
            #expect((measures.movingTime ?? 0) <= (measures.duration ?? 0) + 0.01)
            #expect(measures.movingDistance <= measures.distance + 0.01)
        }
        #expect(report.pointRows.count == report.pointCount)
        #expect((report.steps.last?.distance ?? 0) <= report.distance + 0.01)

        // Times and places.
        if let start = measures.compactMap(\.start).min(),
            let end = measures.compactMap(\.end).max()
        {
            #expect(start <= end)
            let sum = report.sum(\.duration) ?? 0
            #expect(sum <= end.timeIntervalSince(start) + 0.01)
            #expect(facts.value("start") == .time(start))
            #expect(facts.value("end") == .time(end))
        }
        let box = try #require(report.box)
        for row in report.pointRows {
            #expect(box.holds(row.point.coordinate), "\(row.point.coordinate) in \(box)")
        }
    }
}

extension GeoBox {
    /// Whether a place is in the box, with the last binary digits left aside.
    fileprivate func holds(_ place: Coordinate) -> Bool {
        let east = (place.longitude - west + 360 + 1e-6).truncatingRemainder(dividingBy: 360)
        return (south - 1e-9...north + 1e-9).contains(place.latitude) && east <= width + 2e-6
    }
}
