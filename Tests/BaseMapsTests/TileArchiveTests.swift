import Geodesy
import SectionEssentials
import Testing

@testable import BaseMaps

struct TileArchiveTests {
    static let names = ["clustered", "unclustered", "plain", "shortbread", "leaves"]

    @Test(arguments: names)
    func `An archive has what pmtiles reads`(name: String) throws {
        let expected = try #require(try TileSamples.expected().archives[name])
        let archive = try TileArchive(path: TileSamples.path(of: "\(name).pmtiles"))
        #expect(archive.zooms == expected.zooms[0]...expected.zooms[1])
        let bounds = archive.bounds
        #expect(
            [bounds.south, bounds.west, bounds.north, bounds.east]
                == expected.bounds.map { $0 / 10_000_000 })
        #expect(archive.metadata.attribution == expected.metadata.attribution)
        #expect(archive.layers == (expected.metadata.vector_layers ?? []).map(\.id))
        for tile in expected.tiles {
            #expect(try archive.tile(.at(tile.place))?.count ?? -1 == tile.size)
        }
    }

    @Test(arguments: names)
    func `Tiles have what mapbox-vector-tile reads`(name: String) throws {
        let expected = try #require(try TileSamples.expected().archives[name])
        let archive = try TileArchive(
            MemoryTiles(content: TileSamples.bytes(of: "\(name).pmtiles")))
        for sample in expected.tiles where sample.layers != nil {
            let tile = try VectorTile(#require(try archive.tile(.at(sample.place))))
            let layers = try #require(sample.layers)
            #expect(tile.layers.map(\.name) == layers.map(\.name))
            for (layer, other) in zip(tile.layers, layers) {
                #expect(layer.version == other.version && layer.extent == other.extent)
                #expect(layer.features.count == other.features.count)
                for (feature, other) in zip(layer.features, other.features) {
                    check(feature, of: layer, is: other)
                }
            }
        }
    }

    private func check(
        _ feature: VectorTile.Feature,
        of layer: VectorTile.Layer,
        is other: TileSamples.Feature
    ) {
        let shape: TileGeometry.Shape =
            other.type == "Polygon" ? .areas : other.type == "LineString" ? .lines : .points
        #expect(feature.geometry.shape == shape)
        #expect(feature.geometry.parts.map { $0.map { [$0.x, $0.y] } } == other.parts)
        for (key, value) in other.properties {
            #expect(layer.value(key, of: feature) == value.value)
        }
        #expect(layer.value("no such key", of: feature) == nil)
    }

    @Test func `An archive of another format is an error`() throws {
        #expect(throws: TileError.notAnArchive) {
            try TileArchive(MemoryTiles(content: Array("SQLite format 3\0".utf8)))
        }
        #expect(throws: TileError.notAnArchive) { try TileArchive(MemoryTiles(content: [])) }
        let root = TileWriter.directory([(0, 1, 1, 1)])
        func error(_ change: (inout [UInt8]) -> Void) -> TileError? {
            var bytes = TileWriter.archive(root: root, tiles: [0])
            change(&bytes)
            do throws(TileError) {
                _ = try TileArchive(MemoryTiles(content: bytes))
                return nil
            } catch {
                return error
            }
        }
        #expect(error { $0[7] = 2 } == .unknownVersion(2))
        #expect(error { $0[97] = 3 } == .unknownCompression("Brotli"))
        #expect(error { $0[98] = 4 } == .unknownCompression("Zstandard"))
        #expect(error { $0[99] = 2 } == .notVectorTiles("PNG images"))
        #expect(error { $0[100] = 15 } == .damaged(.header))
        #expect(error { $0[101] = 32 } == .damaged(.header))
        #expect(error { $0.removeLast() } == .cutOff)
        #expect(error { _ in } == nil)
        #expect(
            TileError.unknownCompression("Brotli").summary
                == "the map is compressed with Brotli, which this program cannot read")
    }

    @Test func `A file that is missing or a folder is an error`() {
        #expect(throws: TileError.self) { try TileFile(path: "/no/such/file") }
        #expect(throws: TileError.self) { try TileFile(path: "/") }
    }

    @Test func `Bytes beyond the end of a file are an error`() throws {
        let file = try TileFile(path: TileSamples.path(of: "plain.pmtiles"))
        #expect(throws: TileError.cutOff) { try file.bytes(at: file.size, count: 1) }
        #expect(throws: TileError.cutOff) { try file.bytes(at: .max, count: 1) }
        #expect(throws: TileError.cutOff) { try file.bytes(at: 0, count: -1) }
        #expect(try file.bytes(at: file.size, count: 0) == [])
        #expect(try file.bytes(at: 0, count: 7) == Array("PMTiles".utf8))
    }

    @Test func `The attribution is plain text`() throws {
        func attribution(_ text: String) throws -> String {
            let json = "{\"attribution\": \(JSONValue.string(text).text())}"
            return try TileMetadata(Array(json.utf8)).plainAttribution
        }
        let usual = "© OpenStreetMap contributors"
        #expect(try TileMetadata([]).plainAttribution == usual)
        #expect(try attribution("") == usual)
        #expect(try attribution("<a href=\"x\">&copy; OpenStreetMap</a> contributors") == usual)
        #expect(
            try attribution("<a>&copy; OpenMapTiles</a> <a>&copy; OpenStreetMap contributors</a>")
                == "© OpenMapTiles © OpenStreetMap contributors")
        #expect(try attribution("A &amp;lt; B<br>C <unclosed") == "A &lt; B C")
    }

    @Test func `A description that is not JSON is an error`() {
        #expect(throws: TileError.damaged(.metadata)) { try TileMetadata(Array("{".utf8)) }
    }

    @Test func `A cache keeps what was used last`() {
        var cache = BoundedCache<Int, String>(mostItems: 3, costLimit: 100)
        for key in 1...3 { cache.keep("\(key)", for: key, cost: 30) }
        #expect(cache.value(for: 1) == "1")
        cache.keep("4", for: 4, cost: 10)
        #expect(cache.value(for: 2) == nil && cache.value(for: 1) == "1")
        cache.keep("5", for: 5, cost: 95)
        #expect(cache.value(for: 1) == nil && cache.value(for: 5) == "5")
        cache.keep("6", for: 6, cost: 101)
        #expect(cache.value(for: 6) == nil && cache.value(for: 5) == "5")
    }
}
