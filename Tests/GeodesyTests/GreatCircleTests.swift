import Geodesy
import Testing

struct GreatCircleTests {
    @Test func `Points are at equal distances along the way`() throws {
        let (start, end) = (try Coordinate.at(51.47, -0.46), try Coordinate.at(40.64, -73.78))
        let circle = GreatCircle(from: start, to: end)
        let points = circle.points(every: 1)
        #expect(points.first == start && points.last == end)
        #expect(points.count == 51)
        let part = start.haversineDistance(to: end) / 50
        for (one, next) in zip(points, points.dropFirst()) {
            #expect(abs(one.haversineDistance(to: next) - part) < 0.01)
        }
    }

    @Test func `The way between two places in the north is bent to the pole`() throws {
        let middle = GreatCircle(from: try .at(50, -60), to: try .at(50, 60)).point(at: 0.5)
        #expect(abs(middle.longitude) < 1e-9)
        // The vertex: tan 50° / cos 60°.
        #expect(abs(middle.latitude - 67.239_524) < 0.000_001)
    }

    @Test func `The bearing at the start is that of the sphere`() throws {
        #expect(GreatCircle(from: try .at(0, 0), to: try .at(0, 90)).initialBearing == 90)
        #expect(GreatCircle(from: try .at(0, 0), to: try .at(45, 0)).initialBearing == 0)
        let bearing = GreatCircle(from: try .at(51.47, -0.46), to: try .at(40.64, -73.78))
            .initialBearing
        #expect(abs(bearing - 287.939_5) < 0.000_1)
    }

    @Test func `Between antipodes the way is over the north pole`() throws {
        let circle = GreatCircle(from: try .at(10, 20), to: try .at(-10, -160))
        #expect(circle.initialBearing == 0)
        let length = circle.start.haversineDistance(to: circle.end)
        #expect(abs(length - .pi * Earth.meanRadius) < 1)
        #expect(circle.points(every: 1).contains { $0.latitude > 89.9 })
    }

    @Test func `Between poles the way is along the meridian of the first`() throws {
        let points = GreatCircle(from: try .at(90, 30), to: try .at(-90, 30)).points(every: 45)
        #expect(points.count == 5)
        #expect(abs(points[2].latitude) < 1e-9)
    }

    @Test func `The way from a point to itself is that point`() throws {
        let point = try Coordinate.at(5, 6)
        let circle = GreatCircle(from: point, to: point)
        #expect(circle.initialBearing == 0)
        #expect(circle.points(every: 1) == [point, point])
        #expect(circle.point(at: 0.5) == point)
    }

    @Test(arguments: [0, -1, Double.nan, .infinity, 1e-300])
    func `Any step gives a drawing of bounded length`(step: Double) throws {
        let points = GreatCircle(from: try .at(0, 0), to: try .at(1, 1)).points(every: step)
        #expect(points.count >= 2 && points.count <= 143)
    }

    @Test func `A line gets points between all of its own`() throws {
        let path = try line((0, 0), (0, 10), (10, 10))
        let dense = path.alongGreatCircles(every: 1)
        #expect(dense.count == 21)
        #expect(path.allSatisfy(dense.contains))
        #expect([Coordinate]().alongGreatCircles(every: 1).isEmpty)
        #expect([path[0]].alongGreatCircles(every: 1) == [path[0]])
    }
}
