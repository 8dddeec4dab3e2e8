import Geodesy
import Testing

struct DateLineTests {
    @Test func `A line that does not cross stays as it is`() throws {
        let path = try line((0, -100), (10, 0), (20, 79))
        #expect(path.cutAtDateLine() == [path])
    }

    @Test func `A line is cut where it crosses to the east`() throws {
        let parts = try line((40, 170), (60, -170)).cutAtDateLine()
        #expect(try parts == [line((40, 170), (50, 180)), line((50, -180), (60, -170))])
    }

    @Test func `A line is cut where it crosses to the west`() throws {
        let parts = try line((40, -175), (50, 170)).cutAtDateLine()
        let latitude = 40 + 10.0 / 3
        #expect(
            try parts == [line((40, -175), (latitude, -180)), line((latitude, 180), (50, 170))])
    }

    @Test func `A line that crosses twice has three parts`() throws {
        let parts = try line((0, 170), (10, -170), (20, 170)).cutAtDateLine()
        #expect(
            try parts == [
                line((0, 170), (5, 180)),
                line((5, -180), (10, -170), (15, -180)),
                line((15, 180), (20, 170)),
            ])
    }

    @Test func `A line that touches the date line and turns back is not cut`() throws {
        let parts = try line((0, 170), (5, -180), (10, 170)).cutAtDateLine()
        #expect(try parts == [line((0, 170), (5, 180), (10, 170))])
    }

    @Test func `A line is cut at a point on the date line`() throws {
        let parts = try line((0, 170), (5, 180), (10, -170)).cutAtDateLine()
        #expect(try parts == [line((0, 170), (5, 180)), line((5, -180), (10, -170))])
    }

    @Test func `A line that begins on the date line goes on the nearer side`() throws {
        let parts = try line((5, 180), (10, -170)).cutAtDateLine()
        #expect(try parts == [line((5, -180), (10, -170))])
    }

    @Test func `A line along the date line stays on its side`() throws {
        let parts = try line((0, 170), (0, 180), (10, -180), (10, 175)).cutAtDateLine()
        #expect(try parts == [line((0, 170), (0, 180), (10, 180), (10, 175))])
    }

    @Test func `A line along the date line stays on its side if its points are on both`() throws {
        let parts = try line((0, -180), (10, 180)).cutAtDateLine()
        #expect(try parts == [line((0, -180), (10, -180))])
    }

    @Test func `A line over the north pole goes up one meridian and down the other`() throws {
        let parts = try line((80, 10), (70, -170)).cutAtDateLine()
        #expect(try parts == [line((80, 10), (90, 10)), line((90, -170), (70, -170))])
    }

    @Test func `A line over the south pole goes down one meridian and up the other`() throws {
        let parts = try line((-80, -90), (-90, 0), (-70, 90)).cutAtDateLine()
        #expect(try parts == [line((-80, -90), (-90, -90)), line((-90, 90), (-70, 90))])
    }

    @Test func `A line that turns back at a pole is not cut`() throws {
        let parts = try line((80, 10), (90, 77), (70, 10)).cutAtDateLine()
        #expect(try parts == [line((80, 10), (90, 10), (70, 10))])
    }

    @Test func `Great circles are cut into parts that stay on their side`() throws {
        for sample in try GeodesicSample.all() where sample.kind != "near" {
            let points = GreatCircle(from: sample.start, to: sample.end).points(every: 1)
            for part in points.cutAtDateLine() {
                #expect(part.count > 1)
                for (one, next) in zip(part, part.dropFirst()) {
                    #expect(abs(one.longitude - next.longitude) < 180, "\(sample)")
                }
            }
        }
    }

    @Test func `A line of one point or none has no parts`() throws {
        #expect(try line((1, 2)).cutAtDateLine().isEmpty)
        #expect([Coordinate]().cutAtDateLine().isEmpty)
    }
}
