import FeatureTesting
import SectionEssentials
import SectionKit
import Testing
import Tracks
import WalkSamples

@testable import Walking

/// A recorded track that is walked again.
@Suite(.timeLimit(.minutes(1))) struct ReplayLocationTests {
    private let start = Date(timeIntervalSince1970: 1_800_000_000)

    /// Points 0.0001 degrees apart on the equator, which is 11 m, a second each.
    private func points(_ count: Int, from first: Int = 0, timed: Bool = true) -> [TrackPoint] {
        (first..<first + count).compactMap {
            WalkSamples.point(
                0, Double($0) * 1e-4, time: timed ? start + Double($0) * 10 : nil)
        }
    }

    private func events(_ location: ReplayLocation) async -> [LocationEvent] {
        var events: [LocationEvent] = []
        for await event in location.events() { events.append(event) }
        return events
    }

    @Test func `legs are walked in parts of at most 10 m, and segments are gaps`() async {
        let track = Track(segments: [points(2), points(1, from: 100)])

        let events = await events(ReplayLocation([track]))

        let (first, second, last) = (points(1)[0], points(2)[1], points(1, from: 100)[0])
        let middle = TrackLeg(from: first, to: second).point(at: 0.5)
        #expect(
            events == [
                .state(.authorised), .point(first), .passing(middle), .point(second), .gap,
                .point(last), .end,
            ])
    }

    @Test func `tracks are walked one after the other, without the way between them`() async {
        let tracks = [points(1), points(0), points(1, from: 100)].map { Track(segments: [$0]) }

        let events = await events(ReplayLocation(tracks))

        #expect(
            events == [
                .state(.authorised), .point(points(1)[0]), .nextTrack,
                .point(points(1, from: 100)[0]), .end,
            ])
    }

    @Test func `a speed divides the recorded times, and the way between segments takes none`() async
    {
        let track = Track(segments: [points(3), points(2, from: 100)])
        let pauses = Calls<Duration>()

        _ = await events(ReplayLocation([track], speed: 10) { pauses.note($0) })

        // Each leg of 10 s has two parts.
        #expect(pauses.all == Array(repeating: .milliseconds(500), count: 6))
    }

    @Test func `a track without times is walked at 5 km per hour`() async {
        let pauses = Calls<Duration>()

        _ = await events(
            ReplayLocation([Track(segments: [points(2, timed: false)])], speed: 1) {
                pauses.note($0)
            }
        )

        // 5.56 m at 1.39 m/s.
        #expect(pauses.all == [.milliseconds(4003), .milliseconds(4003)])
    }

    @Test func `a track without points ends at once`() async {
        #expect(await events(ReplayLocation([Track(segments: [])])) == [.state(.authorised), .end])
    }

    @Test func `it ends when its task is cancelled`() async {
        let gate = Gate()
        let location = ReplayLocation([Track(segments: [points(3)])], speed: 1) { _ in
            await gate.passed()
        }
        let task = Task { await events(location) }
        await gate.reached()

        task.cancel()
        await gate.open()

        #expect(await task.value.last != .end)
    }
}
