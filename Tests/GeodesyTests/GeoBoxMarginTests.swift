import Geodesy
import Testing

struct GeoBoxMarginTests {
    private func box(_ latitude: Double, _ longitude: Double) throws -> GeoBox {
        let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
        return try #require(GeoBox(containing: [point]))
    }

    @Test(arguments: [(0.0, 0.0), (48.1, 11.6), (-54.8, -68.3), (78.2, 15.6)])
    func `A margin is as wide as it is high`(_ latitude: Double, _ longitude: Double) throws {
        let box = try box(latitude, longitude).enlarged(by: 10_000)
        let middle = try #require(Coordinate(latitude: latitude, longitude: longitude))
        for (south, west) in [(box.north, longitude), (latitude, box.west), (latitude, box.east)] {
            let edge = try #require(Coordinate(latitude: south, longitude: west))
            let distance = middle.haversineDistance(to: edge)
            #expect((10_000 * 0.999...10_000 * 1.02).contains(distance))
        }
    }

    @Test func `A margin crosses the date line, and ends at the poles`() throws {
        let fiji = try box(-17, 179.99).enlarged(by: 10_000)
        #expect(fiji.crossesDateLine && fiji.width < 0.3)
        let pole = try box(89.99, 20).enlarged(by: 10_000)
        #expect(pole.north == 90 && pole.west == -180 && pole.east == 180)
        #expect(GeoBox.world.enlarged(by: 10_000) == .world)
    }
}
