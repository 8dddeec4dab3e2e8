import Geodesy
import SectionEssentials
import SectionKit
import Testing
import Tracks
import WalkSamples

@Suite struct StepsTests {
    private func points(_ latitudes: [Double]) throws -> [TrackPoint] {
        try latitudes.map { try #require(WalkSamples.point($0, 10)) }
    }

    @Test func `the first point is a step, and then each 100 m from the last step`() throws {
        var steps = Steps()
        // 0.0009 degrees are 100.08 m.
        let numbers = try points([50, 50.0005, 50.0009, 50.0017, 50.0018]).map {
            steps.take($0)?.number
        }
        #expect(numbers == [1, nil, 2, nil, 3])
    }

    @Test func `a long leg is walked in parts and not jumped`() throws {
        let track = Track(segments: [try points([50, 50.009])])
        let steps = track.steps()
        #expect(steps.count == 10)
        #expect(steps.map(\.number) == Array(1...10))
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.point == $1.previous })
        #expect(abs((steps.last?.distance ?? 0) - 9 * 109.9) < 10)
    }

    @Test func `the way between segments is not counted, and no step is made on it`() throws {
        let track = Track(segments: [try points([50]), try points([50.009])])
        let steps = track.steps()
        #expect(steps.map(\.distance) == [0, 0])
        #expect(steps.map(\.number) == [1, 2])
    }

    @Test func `a way back to the last step is no step`() throws {
        var steps = Steps()
        let numbers = try points([50, 50.0008, 50.0001, 50.0008]).map { steps.take($0)?.number }
        #expect(numbers == [1, nil, nil, nil])
        #expect(steps.distance > 200)
    }

    @Test func `a leg over the date line goes the shorter way`() throws {
        let west = try #require(WalkSamples.point(0, -179.999))
        let east = try #require(WalkSamples.point(0, 179.999))
        let leg = TrackLeg(from: east, to: west)
        #expect(leg.partCount == 23)
        let walked = (1...23).map { leg.end(ofPart: $0, of: 23) }
        #expect(walked.allSatisfy { abs($0.coordinate.longitude) >= 179.999 })
        #expect(walked.last == west)
    }

    @Test func `points on a leg have the heights and times between its ends`() throws {
        let start = Date(timeIntervalSince1970: 0)
        let leg = TrackLeg(
            from: try #require(WalkSamples.point(0, 0, elevation: 10, time: start)),
            to: try #require(WalkSamples.point(1, 1, elevation: 20, time: start + 10)))
        #expect(
            leg.point(at: 0.5)
                == WalkSamples.point(0.5, 0.5, elevation: 15, time: start + 5))
        #expect(leg.seconds == 10)
        #expect(leg.climb == 10)
    }

    @Test func `there are no more steps than the limit, and that is known`() throws {
        var steps = Steps(every: 10)
        var count = 0
        let way = try points([0, 4, 4.5])
        let track = Track(segments: [way])
        track.forEachPoint { point, leg in steps.walk(to: point, by: leg) { _ in count += 1 } }
        #expect(count == Steps.most)
        #expect(steps.isFull)
        var few = Steps(every: 100)
        track.forEachPoint { point, leg in few.walk(to: point, by: leg) { _ in } }
        #expect(!few.isFull)
    }
}
