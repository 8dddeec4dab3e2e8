import Geodesy
import Testing

struct DestinationTests {
    @Test func `A negative distance leads backwards`() throws {
        let start = try Coordinate.at(40, -3)
        let back = try #require(start.destination(bearing: 30, distance: -100_000))
        let ahead = try #require(start.destination(bearing: 210, distance: 100_000))
        #expect(Geodesic(from: back, to: ahead).distance < 0.000_001)
    }

    @Test func `A way across the date line ends in range`() throws {
        let end = try #require(Coordinate.at(10, 179.9).destination(bearing: 90, distance: 50_000))
        #expect(end.longitude < -179)
        #expect(abs(Geodesic(from: end, to: try .at(10, 179.9)).distance - 50_000) < 0.000_001)
    }

    @Test func `A way once around the equator ends where it began`() throws {
        let start = try Coordinate.at(0, 20)
        let length = 2 * Double.pi * 6_378_137
        let end = try #require(start.destination(bearing: 90, distance: length))
        #expect(Geodesic(from: start, to: end).distance < 0.000_001)
    }

    @Test func `From a pole every direction leads to the other side`() throws {
        let end = try #require(Coordinate.at(90, 0).destination(bearing: 180, distance: 1_000_000))
        #expect(abs(end.longitude) < 0.000_001)
        #expect(end.latitude < 90)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `A direction or distance that is not finite has no end`(value: Double) throws {
        let start = try Coordinate.at(40, -3)
        #expect(start.destination(bearing: value, distance: 1) == nil)
        #expect(start.destination(bearing: 1, distance: value) == nil)
    }
}
