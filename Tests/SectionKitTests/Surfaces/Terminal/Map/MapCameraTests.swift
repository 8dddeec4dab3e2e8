import Geodesy
import Testing

@testable import SectionKit

/// Moving and enlarging a map.
struct MapCameraTests {
    private static func map() throws -> PreparedMap {
        try #require(PreparedMap(.sample(MapPoint.cities, lines: MapLine.routes)))
    }

    private static func camera(_ position: MapPosition = MapPosition()) throws -> MapCamera {
        MapCamera(try map(), at: position, columns: 60, rows: 16, style: TerminalStyle())
    }

    @Test func `a drawing has the rows that were asked for`() throws {
        let lines = try Self.camera().lines(chosen: nil)

        #expect(lines.count == 16)
        #expect(lines.last?.hasPrefix("├") == true)
    }

    @Test func `an enlarged map shows less, around the row`() throws {
        let position = try Self.camera().enlarged(around: "Lagos")
        let lines = try Self.camera(position).lines(chosen: "Lagos")

        #expect(lines[7].contains("Lagos") || lines[6].contains("Lagos"))
        #expect(!lines.joined().contains("Lima"))
    }

    @Test func `what is chosen has its name in any crowd`() throws {
        var points: [MapPoint] = []
        for number in 0..<600 {
            let (north, east) = (Double(number / 30) * 4, Double(number % 30) * 4)
            let place = try #require(Coordinate(latitude: north, longitude: east))
            points.append(MapPoint(place, label: "P\(number)", row: "\(number)"))
        }
        let map = try #require(PreparedMap(.sample(points, on: .empty)))
        let camera = MapCamera(
            map, at: MapPosition(), columns: 40, rows: 12, style: TerminalStyle(width: 40))
        for row in [0, 29, 315, 570, 599] {
            let lines = camera.lines(chosen: "\(row)")
            #expect(lines.joined(separator: " ").contains("P\(row) "), "\(lines)")
            let plain = lines.dropLast().map {
                $0.replacing("\u{1B}[7m", with: "").replacing("\u{1B}[0m", with: "")
            }
            #expect(plain.allSatisfy { $0.displayWidth <= 40 }, "\(plain)")
        }
    }

    @Test func `reducing undoes enlarging`() throws {
        var position = MapPosition()
        for _ in 0..<3 { position = try Self.camera(position).enlarged(around: nil) }
        #expect(position.zoom == 3)
        for _ in 0..<5 { position = try Self.camera(position).reduced() }

        #expect(position == MapPosition())
    }

    @Test func `a map is not enlarged without end`() throws {
        var position = MapPosition()
        for _ in 0..<100 { position = try Self.camera(position).enlarged(around: "Lagos") }

        #expect((10...20).contains(position.zoom))
        let lines = try Self.camera(position).lines(chosen: "Lagos")
        #expect(lines.joined().contains("Lagos"))
        #expect(lines.last?.contains(" m ") == true)
    }

    @Test func `moving the map moves its middle, around the Earth too`() throws {
        var position = try Self.camera().enlarged(around: "Lagos")
        let start = try #require(position.middle)
        for _ in 0..<3 { position = try Self.camera(position).moved(east: 1, north: 1) }
        let moved = try #require(position.middle)

        #expect(moved.longitude > start.longitude)
        #expect(moved.latitude > start.latitude)
        for _ in 0..<100 { position = try Self.camera(position).moved(east: 1, north: 1) }
        #expect((-180...180).contains(try #require(position.middle).longitude))
        let back = try Self.camera(position).moved(east: 0, north: -1)
        let (south, north) = (try #require(back.middle), try #require(position.middle))
        #expect(south.latitude < north.latitude)
    }

    @Test func `a row that is visible does not move the map`() throws {
        let position = try Self.camera().enlarged(around: "Lagos")

        #expect(try Self.camera(position).showing("Lagos") == position)
        #expect(try Self.camera(position).showing("nobody") == position)
        #expect(try Self.camera(position).showing("Lima") != position)
        #expect(try Self.camera().showing("Lima") == MapPosition())
    }

    @Test func `the chosen row is reversed, also without colours`() throws {
        let lines = try Self.camera().lines(chosen: "Lima")

        #expect(lines.contains { $0.contains("\u{1B}[7m◆\u{1B}[0m") })
        #expect(lines.contains { $0.contains("\u{1B}[7m Lima \u{1B}[0m") })
    }

    @Test func `the points of some rows keep their place`() throws {
        let some = try Self.map().keeping(["Lima"])

        let lines = MapCamera(
            some, at: MapPosition(), columns: 60, rows: 16, style: TerminalStyle()
        )
        .lines(chosen: nil)

        #expect(lines.joined().contains("Lima"))
        #expect(!lines.joined().contains("Lagos"))
        let all = try Self.map()
        #expect(some.area == all.area)
    }
}
