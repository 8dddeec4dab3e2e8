import Geodesy
import Testing

@testable import BaseMaps

struct TileIDTests {
    @Test func `Tiles have the numbers that pmtiles gives them`() throws {
        for row in try TileSamples.expected().ids {
            let tile = try TileID.at(row.place)
            #expect(tile.number == row.number)
            #expect(TileID(number: row.number) == tile)
        }
    }

    @Test func `Each number is that of one tile`() throws {
        for number in UInt64(0)..<22_000 {
            #expect(try #require(TileID(number: number)).number == number)
        }
    }

    @Test func `Neighbours on the curve have a common side`() throws {
        for number in UInt64(1365)..<5460 {
            let one = try #require(TileID(number: number))
            let next = try #require(TileID(number: number + 1))
            #expect((one.x - next.x).magnitude + (one.y - next.y).magnitude == 1)
        }
    }

    @Test func `There are no tiles outside of the square or above zoom 31`() {
        #expect(TileID(zoom: -1, x: 0, y: 0) == nil)
        #expect(TileID(zoom: 2, x: 4, y: 0) == nil)
        #expect(TileID(zoom: 2, x: 0, y: -1) == nil)
        #expect(TileID(zoom: 32, x: 0, y: 0) == nil)
        #expect(TileID(zoom: .max, x: 0, y: 0) == nil)
        #expect(TileID(number: .max) == nil)
        let last: UInt64 = (1 << 62) / 3 * 4
        #expect(TileID(number: last)?.zoom == 31)
        #expect(TileID(number: last + 1 << 62) == nil)
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
