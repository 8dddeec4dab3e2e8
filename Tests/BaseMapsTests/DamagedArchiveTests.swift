import Geodesy
import SectionEssentials
import SectionKit
import Testing

@testable import BaseMaps

/// Archives that are damaged, or made to do harm.
struct DamagedArchiveTests {
    /// Reads all that a map reads; nil if nothing failed.
    private func error(of bytes: [UInt8]) -> TileError? {
        do throws(TileError) {
            let map = TileMap(try TileArchive(MemoryTiles(content: bytes)))
            for resolution in [10, 0.5] {
                let features = try map.features(in: .init(of: .world, resolution: resolution))
                #expect(features.count < 100_000)
            }
            _ = map.attribution
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: TileArchiveTests.names)
    func `Each beginning of an archive is an error`(name: String) throws {
        let bytes = try TileSamples.bytes(of: "\(name).pmtiles")
        #expect(error(of: bytes) == nil)
        for count in 0..<bytes.count {
            #expect(error(of: Array(bytes.prefix(count))) != nil)
        }
    }

    @Test(arguments: TileArchiveTests.names)
    func `Damaged bytes are an error or a map`(name: String) throws {
        let bytes = try TileSamples.bytes(of: "\(name).pmtiles")
        var state: UInt64 = 0x5EED
        func random(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        var errors = 0
        for _ in 0..<1500 {
            var damaged = bytes
            for _ in 0...random(below: 4) {
                damaged[random(below: damaged.count)] = UInt8(random(below: 256))
            }
            if let error = error(of: damaged) {
                errors += 1
                #expect(!error.summary.isEmpty && !error.recovery.isEmpty)
            }
        }
        #expect(errors > 100)
    }

    @Test func `Damaged tiles are an error or a tile`() throws {
        let archive = try TileArchive(path: TileSamples.path(of: "clustered.pmtiles"))
        let bytes = try #require(try archive.tile(.at([1, 0, 0])))
        var state: UInt64 = 7
        for _ in 0..<4000 {
            var damaged = bytes
            for _ in 0..<3 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                damaged[Int(state >> 33) % damaged.count] = UInt8(truncatingIfNeeded: state >> 20)
            }
            if let tile = try? VectorTile(damaged) { _ = DrawnTile(tile, schema: .protomaps) }
        }
        for count in 0..<bytes.count { _ = try? VectorTile(Array(bytes.prefix(count))) }
    }

    @Test func `A leaf directory that leads to itself is an error`() throws {
        let leaf = TileWriter.directory([(0, 0, 4, 1)])
        #expect(leaf.count == 5)
        let loop = TileWriter.directory([(0, 0, 5, 1)])
        let bytes = TileWriter.archive(root: loop, leaves: loop, tiles: [0])
        #expect(error(of: bytes) == .damaged(.directory))
    }

    @Test func `Tiles are found through three leaf directories but not through four`() throws {
        func bytes(leaves count: Int) -> [UInt8] {
            let last = TileWriter.directory([(0, 1, 1, 1)])
            var (leaves, next) = (last, 0)
            for _ in 1..<count {
                let above = TileWriter.directory([(0, 0, 5, UInt64(next + 1))])
                next = leaves.count
                leaves += above
            }
            let root = TileWriter.directory([(0, 0, 5, UInt64(next + 1))])
            return TileWriter.archive(root: root, leaves: leaves, tiles: [0x1A])
        }
        let place = try TileID.at([0, 0, 0])
        #expect(
            try TileArchive(MemoryTiles(content: bytes(leaves: 3))).tile(place) == [0x1A])
        let deep = try TileArchive(MemoryTiles(content: bytes(leaves: 4)))
        #expect(throws: TileError.damaged(.directory)) { try deep.tile(place) }
    }

    @Test(arguments: [
        [], [0], [0xFF], [UInt8](repeating: 0xFF, count: 40), [1, 0, 1, 1],
        // Many entries, descending numbers, a length of 0, and an offset after nothing.
        TileWriter.varint(1 << 60) + [0, 1, 1, 1], TileWriter.varint(.max) + [0, 1, 1, 1],
        TileWriter.directory([(0, 1, 1, 1)], count: 2),
        TileWriter.directory([(5, 1, 1, 1), (5, 1, 1, 1)]),
        TileWriter.directory([(.max, 1, 1, 1), (4, 1, 1, 1)]),
        TileWriter.directory([(0, 1, 0, 1)]), TileWriter.directory([(0, 1, 1 << 33, 1)]),
        TileWriter.directory([(0, 1, 1, 0)]),
        TileWriter.directory([(0, 1, 1, .max), (1, 1, 3, 0), (2, 1, 1, 0)]),
    ])
    func `A directory that contradicts the format is an error`(root: [UInt8]) {
        #expect(throws: TileError.damaged(.directory)) { try TileDirectory(root) }
        #expect(error(of: TileWriter.archive(root: root, tiles: [0])) != nil)
    }

    @Test func `Tiles and leaf directories outside of their sections are errors`() {
        for entry: TileWriter.Entry in [
            (0, 1, 2, 1), (0, 1, 1, 2), (0, 1, 1, .max), (0, 0, 9, 1), (0, 0, 1, .max),
            (0, .max, 1, .max), (0, 1, UInt64(UInt32.max), 1),
        ] {
            let bytes = TileWriter.archive(
                root: TileWriter.directory([entry]), leaves: [0], tiles: [0])
            #expect(error(of: bytes) == .damaged(.directory))
        }
    }

    @Test func `Sections that end beyond all numbers are errors`() {
        let good = TileWriter.archive(
            root: TileWriter.directory([(0, 1, 2, 1)]), tiles: TileWriter.number(1, 0))
        #expect(error(of: good) == nil)
        for place in stride(from: 8, to: 72, by: 8) {
            for number: UInt64 in [.max, .max - 7, 1 << 63, 1 << 62] {
                var bytes = good
                bytes.replaceSubrange(place..<place + 8, with: TileWriter.little(number, 8))
                // Nothing is where an empty section is.
                let isEmpty = place == 24 || place == 40
                #expect((error(of: bytes) != nil) == !isEmpty)
            }
        }
    }

    @Test func `What expands to more than the limit is an error`() throws {
        // A file of gzip that repeats a zero 258 times with each 13 bits.
        func bomb(_ megabytes: Int) -> [UInt8] {
            let match = "1100010100000"
            let count = (megabytes << 20) / 258
            let bits = "110" + "00110000" + String(repeating: match, count: count) + "0000000"
            var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
            var (byte, place) = (UInt8(0), UInt8(0))
            for bit in bits.utf8 {
                if bit == UInt8(ascii: "1") { byte |= 1 << place }
                place += 1
                if place == 8 {
                    bytes.append(byte)
                    (byte, place) = (0, 0)
                }
            }
            return bytes + [byte] + [UInt8](repeating: 0, count: 8)
        }
        let root = bomb(17)
        var bytes = TileWriter.archive(root: root, tiles: [0], compression: 2)
        #expect(error(of: bytes) == .tooLarge(.directory, limit: 16 << 20))
        let tile = bomb(9)
        bytes = TileWriter.archive(
            root: TileWriter.directory([(0, 1, UInt64(tile.count), 1)]), tiles: tile)
        // Only the tiles are compressed.
        bytes[98] = 2
        #expect(error(of: bytes) == .tooLarge(.tile, limit: 8 << 20))
    }

    @Test func `A tile that is repeated everywhere has limited points`() throws {
        // A million points in a tile whose run has no end.
        let count = 1 << 20
        let commands: [UInt64] =
            [9, 0, 0, UInt64((count - 1) << 3 | 2)]
            + (0..<count - 1).flatMap { [$0 % 2 == 0 ? 1 : 2, 2] as [UInt64] }
        let tile = TileWriter.layer("waterway", [TileWriter.feature(2, commands)])
        let root = TileWriter.directory([(0, .max, UInt64(tile.count), 1)])
        let map = TileMap(
            try TileArchive(MemoryTiles(content: TileWriter.archive(root: root, tiles: tile))))
        #expect(throws: TileError.tooManyPoints(limit: 2 << 20)) {
            try map.features(in: .init(of: .world, resolution: 0.1))
        }
    }
}
