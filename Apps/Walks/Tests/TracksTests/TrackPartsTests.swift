import Geodesy
import SectionEssentials
import SectionKit
import Testing
import Tracks
import WalkSamples

@Suite struct TrackPartsTests {
    private let start = Date(timeIntervalSince1970: 1_800_000_000)

    /// Points on the equator 111.195 m apart, a minute after each other, each 10 m higher.
    private func points(_ range: Range<Int>) throws -> [TrackPoint] {
        try range.map {
            try #require(
                WalkSamples.point(
                    0, Double($0) / 1000, elevation: Double($0) * 10,
                    time: start + Double($0) * 60))
        }
    }

    @Test func `a track is trimmed to the metre`() throws {
        let track = Track(name: "Way", segments: [try points(0..<11)])
        let trimmed = track.trimmed(start: 200, end: 300)
        let measures = TrackMeasures(of: trimmed.track)
        #expect(abs(measures.distance - (1111.95 - 500)) < 0.01)
        #expect(trimmed.track.name == "Way")
        #expect(trimmed.cutOff.count == 5)
        let first = try #require(trimmed.track.segments.first?.first)
        #expect(abs(first.coordinate.longitude * 111_195 - 200) < 0.01)
        #expect(abs((first.time?.timeIntervalSince(start) ?? 0) - 200 / 111.195 * 60) < 0.01)
    }

    @Test func `nothing remains of a track that is shorter than what is cut off`() throws {
        let track = Track(segments: [try points(0..<11)])
        #expect(track.trimmed(start: 600, end: 600).track.segments.isEmpty)
        #expect(track.trimmed(start: 2000, end: 0).cutOff.count == 11)
    }

    @Test func `segments are trimmed along the way, and gaps have no length`() throws {
        let track = Track(segments: [try points(0..<3), try points(50..<53)])
        let trimmed = track.trimmed(start: 300, end: 0).track
        #expect(trimmed.segments.count == 1)
        #expect(abs(TrackMeasures(of: trimmed).distance - (444.78 - 300)) < 0.01)
    }

    @Test func `trimming by nothing changes nothing`() throws {
        let track = Track(segments: [try points(0..<3)])
        #expect(track.trimmed(start: 0, end: 0).track == track)
        #expect(track.trimmed(start: 0, end: 0).cutOff.isEmpty)
    }

    @Test func `a simplified track keeps the times of its points`() throws {
        let track = Track(segments: [try points(0..<11)])
        let simple = track.simplified(tolerance: 5)
        let all = track.segments[0]
        #expect(simple.segments == [[all[0], all[10]]])
        #expect(track.simplified(tolerance: 0) == track)
    }

    @Test func `splits have equal lengths, and the last is the rest`() throws {
        let track = Track(segments: [try points(0..<25)])
        let splits = Splits(of: track, length: 1000).all
        #expect(splits.map(\.number) == [1, 2, 3])
        #expect(splits.map { $0.distance.rounded() } == [1000, 1000, 669])
        let time = splits.compactMap(\.duration).reduce(0, +)
        #expect(abs(time - 24 * 60) < 0.001)
        #expect(abs((splits[0].duration ?? 0) - 1000 / 111.195 * 60) < 0.01)
        #expect(splits.compactMap(\.ascent).reduce(0, +) == 240)
        #expect(splits.compactMap(\.descent) == [0, 0, 0])
    }

    @Test func `one long leg is divided into splits`() throws {
        let ends = [try points(0..<1), try points(100..<101)].flatMap { $0 }
        let splits = Splits(of: Track(segments: [ends]), length: 1000).all
        #expect(splits.count == 12)
        #expect(abs((splits.last?.distance ?? 0) - 119.5) < 0.1)
    }

    @Test func `a split without times has neither duration nor speed`() throws {
        let points = try [0.0, 0.001].map { try #require(WalkSamples.point(0, $0)) }
        let split = try #require(Splits(of: Track(segments: [points]), length: 1000).all.first)
        #expect(split.duration == nil)
        #expect(split.speed == nil)
        #expect(split.ascent == nil)
    }

    @Test func `a profile keeps the highest and the lowest points and the ends`() throws {
        let points = try (0..<10_000).map { index in
            try #require(
                WalkSamples.point(
                    0, Double(index) / 100_000, elevation: index == 5555 ? 99 : index == 77 ? -9 : 5
                ))
        }
        let track = Track(segments: [points])
        let length = TrackMeasures(of: track).distance
        let profile = Profile(of: track, length: length, most: 100).points
        #expect(profile.count <= 110)
        #expect(profile.map(\.elevation).max() == 99)
        #expect(profile.map(\.elevation).min() == -9)
        #expect(profile.first?.distance == 0)
        #expect(profile.last?.distance == length)
        #expect(zip(profile, profile.dropFirst()).allSatisfy { $0.distance <= $1.distance })
    }

    @Test func `a track without heights has no profile`() throws {
        let points = try [0.0, 0.001].map { try #require(WalkSamples.point(0, $0)) }
        #expect(Profile(of: Track(segments: [points]), length: 111).points.isEmpty)
    }
}
