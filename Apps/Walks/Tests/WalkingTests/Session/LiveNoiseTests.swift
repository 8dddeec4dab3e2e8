import SectionEssentials
import SectionKit
import Testing
import TrackFiles
import Tracks
import WalkSamples

@testable import Walking

/// Noise of the receiver in a walk that is happening.
@Suite(.timeLimit(.minutes(1))) struct LiveNoiseTests {
    private static let start = Date(timeIntervalSince1970: 1_800_000_000)

    private static func point(
        _ east: Double, after time: Double, north: Double = 0.00001
    ) throws -> TrackPoint {
        try #require(WalkSamples.point(north, east, elevation: 100, time: start + time))
    }

    private static func plan(_ points: [TrackPoint], activity: Activity? = nil) -> WalkPlan {
        WalkPlan(
            name: "Walk", location: LocationSpy(points.map { .point($0) } + [.end]), isLive: true,
            activity: activity)
    }

    @Test func `a jump is left out, and counted in points and metres`() async throws {
        var points = try (0..<3).map { try Self.point(Double($0) * 1e-3, after: Double($0) * 60) }
        points.insert(try Self.point(10, after: 90, north: 10), at: 2)
        let session = WalkSession(Self.plan(points))

        await session.finished()

        let walk = session.snapshot
        #expect(walk.track.pointCount == 3)
        #expect(walk.noise.points == 1)
        #expect(walk.noise.metres > 2_000_000)
        #expect(walk.activity == .walk)
        #expect(walk.steps.count == 3)
    }

    @Test func `the figures are those of the recording, with jumps and heights left out`()
        async throws
    {
        var points = try (0..<60).map { number in
            let east = Double(number) * 1e-4 + (number < 40 ? 0 : 0.02)
            return try Self.point(east, after: Double(number) * 10)
        }
        points[20] = TrackPoint(points[20].coordinate, elevation: 0, time: points[20].time)
        let session = WalkSession(Self.plan(points))

        await session.finished()

        let (walk, clean) = (session.snapshot, Track(segments: [points]).withoutNoise())
        #expect(walk.track.segments == clean.track.segments)
        #expect(walk.track.segments.count == 2)
        #expect(walk.noise.heights == 1)
        #expect(walk.noise.metres == clean.noiseMetres && clean.noiseMetres > 2_000)
        #expect(walk.measures == TrackMeasures(of: clean.track))
    }

    @Test(arguments: [Activity.walk, .drive])
    func `a person says how it moves`(activity: Activity) async throws {
        let points = try [0, 0.001, 0.03, 0.031].enumerated().map {
            try Self.point($1, after: Double($0) * 60)
        }
        let session = WalkSession(Self.plan(points, activity: activity))

        await session.finished()

        #expect((session.snapshot.noise.metres > 3_000) == (activity == .walk))
    }
}
