import Flights
import Geodesy
import SectionEssentials
import Testing

@Suite struct FlightTrackTests {
    @Test func `a position that is not later than the last is dropped`() throws {
        var track = FlightTrack([try point(0), try point(10), try point(10)], from: .screen)
        track.add(try point(5))
        track.add(try point(20))

        #expect(track.points.map(\.time.timeIntervalSince1970) == [0, 10, 20])
    }

    @Test func `a gap of ten minutes divides a track`() throws {
        let track = FlightTrack(
            [try point(0), try point(599), try point(1199), try point(1200)], from: .source)

        #expect(track.segments.map(\.count) == [2, 2])
    }

    @Test func `the present flight begins with the last take-off`() throws {
        let track = FlightTrack(
            [
                try point(0), try point(1, isOnGround: true), try point(2, isOnGround: true),
                try point(3), try point(4), try point(5, isOnGround: true),
            ], from: .source)

        #expect(track.sinceTakeOff.points.map(\.time.timeIntervalSince1970) == [2, 3, 4, 5])
        #expect(FlightTrack([try point(1)], from: .source).sinceTakeOff.points.count == 1)
    }

    @Test func `a thinned track keeps its ends`() throws {
        let track = FlightTrack(try (0..<1000).map { try point(Double($0)) }, from: .source)
        let thinned = track.thinned(to: 100)

        #expect(thinned.points.count <= 101)
        #expect(thinned.points.first == track.points.first)
        #expect(thinned.points.last == track.points.last)
        #expect(thinned.thinned(to: 200) == thinned)
    }

    @Test func `the length leaves out gaps`() throws {
        let track = FlightTrack(
            [try point(0, latitude: 0), try point(60, latitude: 1), try point(900, latitude: 9)],
            from: .source)

        // Over the ellipsoid (GeographicLib).
        #expect(abs(track.length - 110_574.389) < 0.01)
        #expect(track.gaps == [840])
    }

    @Test func `OpenSky has a position each fifteen minutes, and a gap is longer`() throws {
        let points = try [0, 900, 1_800, 3_600].map { try point($0, latitude: $0 / 900) }
        let track = FlightTrack(points, from: .source, longestGap: FlightTrack.openSkyGap)

        #expect(track.segments.map(\.count) == [3, 1])
        #expect(track.gaps == [1_800])
        #expect(FlightTrack(points, from: .source).segments.count == 4)
    }

    private func point(
        _ seconds: Double,
        latitude: Double = 40,
        isOnGround: Bool = false
    ) throws -> FlightTrack.Point {
        FlightTrack.Point(
            try #require(Coordinate(latitude: latitude, longitude: 10)),
            at: Date(timeIntervalSince1970: seconds), isOnGround: isOnGround)
    }
}
