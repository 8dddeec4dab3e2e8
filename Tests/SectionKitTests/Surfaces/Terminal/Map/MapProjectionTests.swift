import Geodesy
import Testing

@testable import SectionKit

/// Which part of the Earth a map shows, and where.
struct MapProjectionTests {
    private static func projection(
        _ map: Map,
        columns: Int = 80,
        rows: Int? = nil
    ) throws -> MapProjection {
        let area = try #require(PreparedMap(map)).area
        let size = MapSize(for: area, in: columns)
        return MapProjection(area, columns: size.columns, rows: rows ?? size.rows)
    }

    @Test(arguments: [40, 80, 160])
    func `all points are inside, with a margin`(columns: Int) throws {
        let points: [MapPoint] = [.at(-33.9, 18.4, ""), .at(60, 10, ""), .at(12, -70, "")]

        let projection = try Self.projection(.sample(points), columns: columns)

        for point in points {
            let place = projection.place(point.coordinate)
            #expect((4...projection.width - 4).contains(place.x))
            #expect((4...projection.height - 4).contains(place.y))
        }
    }

    @Test func `north is up and east is right`() throws {
        let projection = try Self.projection(.sample([.at(40, -10, ""), .at(50, 20, "")]))

        let (south, north) = (projection.place(.at(40, -10)), projection.place(.at(50, 20)))

        #expect(north.y < south.y)
        #expect(north.x > south.x)
    }

    @Test(arguments: [0.0, 45, 60, -70])
    func `a square of the Earth is square`(latitude: Double) throws {
        let half = 1.0
        let map = Map.sample([.at(latitude - half, -2, ""), .at(latitude + half, 2, "")])

        let projection = try Self.projection(map)

        // Dots are square, and at this latitude a degree of longitude is shorter by its cosine.
        let shape =
            Coordinate.at(latitude, 0).haversineDistance(to: .at(latitude, 1))
            / Coordinate.at(0, 0).haversineDistance(to: .at(0, 1))
        #expect(abs(projection.stretch / projection.scale - shape) < 0.001)
    }

    @Test func `one point is shown with its surroundings`() throws {
        let projection = try Self.projection(.sample([.at(52, 13, "")]))

        // Some 200 km around it.
        #expect((1.5...4).contains(projection.latitudes))
    }

    @Test func `a walk fills the map`() throws {
        let walk = MapLine([[.at(52.5, 13.4), .at(52.51, 13.42)]], path: .straight)

        #expect(try Self.projection(.sample(lines: [walk])).latitudes < 0.05)
    }

    @Test func `a frame across the date line is as narrow as its content`() throws {
        let projection = try Self.projection(.sample([.at(-17, 178, ""), .at(-21, -175, "")]))

        let (fiji, tonga) = (projection.place(.at(-17, 178)), projection.place(.at(-21, -175)))
        #expect(fiji.x < tonga.x)
        #expect(projection.width / projection.stretch < 30)
    }

    @Test func `no more is shown beyond a pole than necessary`() throws {
        let projection = try Self.projection(.sample([.at(88, 10, ""), .at(89.9, 40, "")]))

        #expect(projection.y(90) > -0.001)
        #expect(projection.y(90) < 4)
    }

    @Test func `the world leaves out the polar regions unless something is there`() throws {
        let world = try Self.projection(.sample([.at(0, 0, "")], frame: .world))
        let pole = try Self.projection(.sample([.at(-90, 0, "")], frame: .world))

        #expect(world.y(-80) > world.height)
        #expect((0..<pole.height + 0.001).contains(pole.y(-90)))
        #expect(abs(world.width / world.stretch - 360) < 10)
    }

    @Test func `a box is shown whole`() throws {
        let box = try #require(GeoBox(south: 30, west: 170, north: 50, east: -160))

        let projection = try Self.projection(.sample([.at(0, 0, "")], frame: .box(box)))

        let corner = projection.place(.at(50, 170))
        #expect(corner.x >= 0 && corner.y >= 0)
        #expect(projection.place(.at(30, -160)).x <= projection.width)
    }

    @Test(arguments: [40, 80, 160, 300])
    func `a map is at most as high as one of the whole Earth`(columns: Int) throws {
        let tall = try #require(PreparedMap(.sample([.at(-50, 0, ""), .at(60, 5, "")]))).area
        let flat = try #require(PreparedMap(.sample([.at(0, -80, ""), .at(1, 60, "")]))).area

        let width = min(columns, 160)
        let (high, low) = (MapSize(for: tall, in: columns), MapSize(for: flat, in: columns))
        #expect((high.columns, high.rows) == (width, width / 4))
        #expect((low.columns, low.rows) == (width, width / 8))
    }
}
