import Geodesy
import Testing

struct CoordinateTests {
    @Test(arguments: [
        Double.nan, .infinity, -.infinity, 90.000_000_1, -91, 1e300, .signalingNaN,
    ])
    func `No point has a latitude that is not on the Earth`(latitude: Double) {
        #expect(Coordinate(latitude: latitude, longitude: 0) == nil)
        #expect(GeoBox(south: latitude, west: 0, north: 1, east: 1) == nil)
        #expect(GeoBox(south: 0, west: 0, north: latitude, east: 1) == nil)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 180.000_000_1, -181, 360])
    func `No point has a longitude that is not on the Earth`(longitude: Double) {
        #expect(Coordinate(latitude: 0, longitude: longitude) == nil)
        #expect(GeoBox(south: 0, west: longitude, north: 1, east: 1) == nil)
        #expect(GeoBox(south: 0, west: 0, north: 1, east: longitude) == nil)
    }

    @Test func `The edges of the range are points`() {
        #expect(Coordinate(latitude: 90, longitude: 180) != nil)
        #expect(Coordinate(latitude: -90, longitude: -180) != nil)
    }
}
