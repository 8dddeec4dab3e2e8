import Geodesy
import SectionEssentials
import SectionKit
import Testing
import Tracks
import WalkSamples

@Suite struct TrackMeasuresTests {
    private let start = Date(timeIntervalSince1970: 1_800_000_000)

    /// A point on the meridian 10°; 0.001 degrees are 111.2 m.
    private func point(
        _ latitude: Double, _ elevation: Double? = nil, after seconds: Double? = nil
    ) throws -> TrackPoint {
        try #require(
            WalkSamples.point(
                latitude, 10, elevation: elevation, time: seconds.map { start + $0 }))
    }

    @Test func `the distance leaves out the ways between segments`() throws {
        let measures = TrackMeasures(
            of: Track(segments: [
                [try point(50), try point(50.001)], [try point(51), try point(51.001)],
            ]))
        #expect(abs(measures.distance - 222.39) < 0.01)
        #expect(measures.pointCount == 4)
    }

    @Test func `point by point gives what the whole track gives`() throws {
        let segments = [
            [try point(50, 1, after: 0), try point(50.001, 9, after: 60)], [try point(52)],
        ]
        var measures = TrackMeasures()
        for segment in segments {
            measures.gap()
            for point in segment { measures.take(point) }
        }
        var whole = TrackMeasures(of: Track(segments: segments))
        whole.climb = nil
        #expect(measures == whole)
    }

    @Test func `the time between two tracks is not part of their duration`() throws {
        var measures = TrackMeasures()
        for times in [[0.0, 60], [5_000, 5_030, 5_090]] {
            measures.nextTrack()
            for time in times { measures.take(try point(50 + time * 1e-5, after: time)) }
        }
        measures.nextTrack()

        #expect(measures.duration == 150)
        #expect(measures.timeBetweenTracks == 4_940)
        #expect(measures.end == start + 5_090)
        #expect(measures.start == start)
    }

    @Test func `legs of at most 1 km per hour are not moving time`() throws {
        let measures = TrackMeasures(
            of: Track(segments: [
                [
                    try point(50, after: 0), try point(50.001, after: 60),
                    try point(50.00101, after: 660), try point(50.00101, after: 700),
                    try point(50.002, after: 760),
                ]
            ]))
        #expect(measures.movingTime == 120)
        #expect(abs(measures.movingDistance - 221.3) < 1)
        #expect(measures.duration == 760)
    }

    @Test func `a speed is that of the part whose times are known`() throws {
        let measures = TrackMeasures(
            of: Track(segments: [
                [try point(50, after: 0), try point(50.001, after: 100), try point(50.101)]
            ]))
        #expect(abs(measures.distance - 11_230.7) < 0.1)
        #expect(abs(measures.timedDistance - 111.2) < 0.1)
        #expect(measures.speed.map { abs($0 - 1.112) < 0.001 } == true)
    }

    @Test func `without times and heights there is neither duration nor ascent`() throws {
        let measures = TrackMeasures(of: Track(segments: [[try point(50), try point(50.001)]]))
        #expect(measures.duration == nil)
        #expect(measures.movingTime == nil)
        #expect(measures.climb == nil)
        #expect(measures.elevations == nil)
        #expect(measures.speed == nil)
    }

    @Test func `times that run backwards end after they start`() throws {
        let measures = TrackMeasures(
            of: Track(segments: [[try point(50, after: 60), try point(50.001, after: 0)]]))
        #expect(measures.duration == 60)
        #expect(measures.start == start)
        #expect(measures.end == start + 60)
        #expect(measures.movingTime == 0)
    }

    @Test func `a way over the date line has a narrow box`() throws {
        var extent = Extent()
        for longitude in [179.5, -179.5, 179] {
            extent.take(try #require(Coordinate(latitude: 1, longitude: longitude)))
        }
        #expect(extent.box == GeoBox(south: 1, west: 179, north: 1, east: -179.5))
    }

    @Test func `no point has no box`() {
        #expect(TrackMeasures().box == nil)
    }
}
