import Geodesy
import Testing

struct GeoBoxTests {
    @Test func `A box contains all points`() throws {
        let box = try GeoBox(containing: line((10, 20), (-5, 30), (7, 25)))
        #expect(box == GeoBox(south: -5, west: 20, north: 10, east: 30))
    }

    @Test func `A box crosses the date line where that is shorter`() throws {
        let box = try #require(try GeoBox(containing: line((10, 170), (20, -170), (15, 179))))
        #expect(box == GeoBox(south: 10, west: 170, north: 20, east: -170))
        #expect(box.crossesDateLine && box.width == 20)
    }

    @Test func `Points on the date line do not widen a box`() throws {
        let east = try GeoBox(containing: line((0, 170), (0, 180), (0, -180)))
        #expect(east == GeoBox(south: 0, west: 170, north: 0, east: 180))
        let west = try GeoBox(containing: line((0, -170), (0, 180), (0, -180)))
        #expect(west == GeoBox(south: 0, west: -180, north: 0, east: -170))
    }

    @Test func `Points on more than half of the Earth leave out the widest gap`() throws {
        let box = try GeoBox(containing: line((0, -100), (1, 0), (2, 100)))
        #expect(box == GeoBox(south: 0, west: -100, north: 2, east: 100))
        let other = try GeoBox(containing: line((0, -100), (1, 10), (2, 100), (3, 170)))
        #expect(other == GeoBox(south: 0, west: 10, north: 3, east: -100))
    }

    @Test func `The box of one point has no size`() throws {
        let box = try #require(try GeoBox(containing: line((3, 4))))
        #expect(box.width == 0 && box.height == 0)
    }

    @Test func `There is no box of no points`() {
        #expect(GeoBox(containing: []) == nil)
    }
}
