import Geodesy
import SectionEssentials
import SectionKit
import Testing
import Tracks

@testable import DemoWalk

@Suite struct DemoWalkTests {
    private let points = DemoWalk.track.segments.flatMap(\.self)

    @Test func `The made-up walk is four to five kilometres long`() {
        let length = DemoWalk.track.segments.reduce(0) { sum, segment in
            sum
                + zip(segment, segment.dropFirst()).reduce(0) {
                    $0 + $1.0.coordinate.haversineDistance(to: $1.1.coordinate)
                }
        }
        #expect((4000.0...5000).contains(length), "\(length)")
    }

    @Test func `The made-up walk takes about two hours and its times ascend`() throws {
        let times = points.compactMap(\.time)
        #expect(times.count == points.count)
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
        let first = try #require(times.first)
        let last = try #require(times.last)
        #expect((6600.0...7800).contains(last.timeIntervalSince(first)))
        #expect(ISO8601.text(from: first) == "2026-09-19T16:20:00Z")
    }

    @Test func `Every point of the made-up walk has a height above the lake`() {
        #expect(points.allSatisfy { ($0.elevation ?? 0) >= DemoPath.lakeHeight })
        #expect(points.count > 200)
    }

    @Test func `The made-up walk has a gap`() {
        #expect(DemoWalk.track.segments.count == 2)
    }
}
