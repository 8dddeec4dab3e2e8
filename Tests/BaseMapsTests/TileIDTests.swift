import Geodesy
import Testing

@testable import BaseMaps

struct TileIDTests {
    @Test func `Tiles have the numbers that pmtiles gives them`() throws {
        for row in try TileSamples.expected().ids {
            let tile = try TileID.at(row.place)
            #expect(tile.number == row.number)
        }
    }

    @Test func `Each number is that of one tile, and neighbours on the curve have a common side`() {
        var before = UInt64(0)
        for zoom in 0...7 {
            let side = 0..<1 << zoom
            let tiles = side.flatMap { x in side.compactMap { TileID(zoom: zoom, x: x, y: $0) } }
                .sorted { $0.number < $1.number }
            #expect(
                tiles.map(\.number) == Array(before..<before + UInt64(tiles.count)))
            before += UInt64(tiles.count)
            for (one, next) in zip(tiles, tiles.dropFirst()) {
                #expect((one.x - next.x).magnitude + (one.y - next.y).magnitude == 1)
            }
        }
    }

    @Test func `There are no tiles outside of the square or above zoom 31`() {
        #expect(TileID(zoom: -1, x: 0, y: 0) == nil)
        #expect(TileID(zoom: 2, x: 4, y: 0) == nil)
        #expect(TileID(zoom: 2, x: 0, y: -1) == nil)
        #expect(TileID(zoom: 32, x: 0, y: 0) == nil)
        #expect(TileID(zoom: .max, x: 0, y: 0) == nil)
    }

    @Test func `The edges of tiles are where mercantile has them`() throws {
        for row in try TileSamples.expected().edges {
            let side = Double(1 << Int(row[0]))
            let corner = try #require(
                WebMercator.coordinate(x: row[1] / side, y: row[2] / side))
            let other = try #require(
                WebMercator.coordinate(x: (row[1] + 1) / side, y: (row[2] + 1) / side))
            #expect(abs(corner.longitude - row[3]) < 1e-9 && abs(corner.latitude - row[6]) < 1e-9)
            #expect(abs(other.longitude - row[5]) < 1e-9 && abs(other.latitude - row[4]) < 1e-9)
            #expect(abs(WebMercator.y(ofLatitude: row[6]) * side - row[2]) < 1e-6 * side)
        }
    }
}
