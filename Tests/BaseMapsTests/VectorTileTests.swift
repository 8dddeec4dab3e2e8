import Testing

@testable import BaseMaps

struct VectorTileTests {
    private func parts(_ type: UInt64, _ commands: [UInt64]) throws -> [[[Int32]]]? {
        let layer = TileWriter.layer("a", [TileWriter.feature(type, commands)])
        return try VectorTile(layer).layers.first?.features.first?.geometry.parts
            .map { $0.map { [$0.x, $0.y] } }
    }

    @Test func `The examples of the specification are as it says`() throws {
        #expect(try parts(1, [9, 50, 34]) == [[[25, 17]]])
        #expect(try parts(1, [17, 10, 14, 3, 9]) == [[[5, 7], [3, 2]]])
        #expect(try parts(2, [9, 4, 4, 18, 0, 16, 16, 0]) == [[[2, 2], [2, 10], [10, 10]]])
        #expect(
            try parts(2, [9, 4, 4, 18, 0, 16, 16, 0, 9, 17, 17, 10, 4, 8])
                == [[[2, 2], [2, 10], [10, 10]], [[1, 1], [3, 5]]])
        #expect(
            try parts(3, [9, 6, 12, 18, 10, 12, 24, 44, 15])
                == [[[3, 6], [8, 12], [20, 34], [3, 6]]])
    }

    @Test(
        arguments: [
            // A count that is larger than the rest.
            (2, [9, 4, 4, 1 << 60 | 2, 0, 16]), (1, [UInt64.max]), (2, [9, 4, 4, 1 << 3 | 2]),
            // Unknown commands and types, nothing, and lines of one point.
            (2, [9, 4, 4, 11, 0, 16]), (4, [9, 4, 4]), (0, [9, 4, 4]), (2, []), (2, [9, 4, 4]),
            (3, [9, 6, 12, 10, 10, 12, 15]), (2, [9, 4, 4, 9, 4, 4, 9, 4, 4]),
        ] as [(UInt64, [UInt64])])
    func `A damaged geometry is left out`(type: UInt64, commands: [UInt64]) throws {
        #expect(try parts(type, commands) == nil)
    }

    @Test func `Coordinates stay near the tile`() throws {
        let far: UInt64 = 0xFFFF_FFFE
        let commands = [9, far, far] + [UInt64(20 << 3 | 2)] + [UInt64](repeating: far, count: 40)
        let points = try #require(try parts(2, commands)).joined()
        #expect(points.allSatisfy { $0.allSatisfy { $0.magnitude <= 1 << 24 } })
    }

    @Test func `Unknown fields are skipped`() throws {
        let unknown =
            TileWriter.number(16, 7) + TileWriter.message(17, [1, 2, 3])
            + TileWriter.varint(18 << 3 | 1) + [UInt8](repeating: 0xFF, count: 8)
            + TileWriter.varint(19 << 3 | 5) + [0, 0, 0, 0]
        let feature =
            unknown + TileWriter.feature(1, [9, 50, 34], tags: [0, 0, 5, 0, 0, 9]) + unknown
        let layer = TileWriter.message(3, unknown + TileWriter.message(2, feature) + unknown)
        let tile = try VectorTile(unknown + layer + unknown)
        #expect(tile.layers.count == 1)
        #expect(tile.layers.first?.extent == 4096)
        #expect(tile.layers.first?.features.count == 1)
    }

    @Test func `Bytes that are no fields are an error`() {
        for bytes: [UInt8] in [
            [0x1A], [0x1A, 5, 0], [0x1B], [0x1A] + [UInt8](repeating: 0xFF, count: 40),
            [0x1A, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 2],
        ] {
            #expect(throws: TileError.damaged(.tile)) { try VectorTile(bytes) }
        }
    }

    @Test func `A layer without a size is left out`() throws {
        for extent: UInt64 in [0, 1 << 21, .max] {
            #expect(try VectorTile(TileWriter.layer("a", [], extent: extent)).layers.isEmpty)
        }
    }

    @Test func `A tile has a limited number of layers, features, words and points`() {
        let layers = [UInt8](repeating: 0, count: 514).enumerated().map {
            UInt8($0.offset % 2 * -26 + 26)
        }
        #expect(throws: TileError.damaged(.tile)) { try VectorTile(layers) }
        let features = [[UInt8]](repeating: [], count: 1 << 18 + 1)
        #expect(throws: TileError.damaged(.tile)) {
            try VectorTile(TileWriter.layer("a", features))
        }
        let words = [String](repeating: "", count: 1 << 18 + 1)
        #expect(throws: TileError.damaged(.tile)) {
            try VectorTile(TileWriter.layer("a", [], keys: words))
        }
        let count = 1 << 20 + 1
        let commands = [UInt64(count << 3 | 1)] + [UInt64](repeating: 0, count: 2 * count)
        #expect(throws: TileError.damaged(.tile)) { try parts(1, commands) }
    }
}
