import Geodesy
import SectionKit
import Testing

@testable import BaseMaps

struct MapSchemaTests {
    /// Each feature of the samples is named by the kind that it is drawn as.
    @Test(arguments: [
        ("clustered", [1, 0, 0], MapSchema.protomaps), ("plain", [0, 0, 0], .openMapTiles),
        ("shortbread", [0, 0, 0], .shortbread),
    ])
    func `Features have the kinds of their schema`(
        name: String,
        place: [Int],
        schema: MapSchema
    ) throws {
        let archive = try TileArchive(path: TileSamples.path(of: "\(name).pmtiles"))
        let tile = try VectorTile(#require(try archive.tile(.at(place))))
        #expect(MapSchema(layers: tile.layers.map(\.name)) == schema)
        let drawn = DrawnTile(tile, schema: nil).features
        let kinds = drawn.map { "\($0.meaning.kind)" }
        #expect(kinds == drawn.map { $0.name ?? "" })
        #expect(!kinds.contains("nothing"))
        let named = tile.layers.flatMap { layer in
            layer.features.compactMap { LayerFeature(layer: layer, feature: $0).name }
        }
        #expect(drawn.count == named.count { $0 != "nothing" })
        #expect(drawn.count > 15)
    }

    @Test func `Tiles of unknown layers have no schema`() {
        #expect(MapSchema(layers: ["trees"]) == nil)
        #expect(MapSchema(layers: []) == nil)
        #expect(MapSchema(layers: ["water"]) == .protomaps)
        #expect(MapSchema(layers: ["boundaries", "streets"]) == .shortbread)
        #expect(MapSchema(layers: ["water", "landuse", "place"]) == .openMapTiles)
    }

    @Test func `Larger places are more important`() {
        let order = ["farm", "hamlet", "suburb", "village", "town", "city", "state", "country"]
        #expect(order.map { KindTable.place($0)?.importance } == Array(0...7))
        #expect(KindTable.place("crater") == nil)
        #expect(KindTable.place(nil) == nil)
    }

    @Test(arguments: [
        ("transportation_name", "class", "minor", MapSchema.openMapTiles),
        ("street_labels", "kind", "residential", .shortbread),
    ])
    func `Names of streets are along lines that another layer draws`(
        name: String, key: String, value: String, schema: MapSchema
    ) throws {
        #expect(MapSchema(layers: [name]) == schema)
        let line = TileWriter.commands([[(0, 2000), (4000, 2000)]], closed: false)
        let layer = TileWriter.layer(
            name,
            [
                TileWriter.feature(2, line, tags: [0, 0, 1, 1]),
                TileWriter.feature(2, line, tags: [0, 2, 1, 1]),
            ], keys: [key, "name"], values: [value, "High Street", "rail"])
        let tile = DrawnTile(try VectorTile(layer), schema: nil)
        #expect(tile.features.map(\.name) == ["High Street"])

        let archive = TileWriter.archive(
            [(try #require(TileID(zoom: 0, x: 0, y: 0)), layer)], maxZoom: 0)
        let map = TileMap(try TileArchive(MemoryTiles(content: archive)))
        let features = try map.features(in: .init(of: .world, resolution: 0.1))
        guard case .along(let lines)? = features.first?.geometry else {
            Issue.record("the name is along no line: \(features)")
            return
        }
        #expect(features.count == 1 && features[0].kind == .street && lines[0].count > 1)
    }

    @Test func `The local name is preferred`() throws {
        let layer = TileWriter.layer(
            "place",
            [
                TileWriter.feature(1, [9, 2, 2], tags: [0, 0, 1, 1, 2, 2]),
                TileWriter.feature(1, [9, 2, 2], tags: [0, 0, 2, 2]),
                TileWriter.feature(1, [9, 2, 2], tags: [0, 0, 1, 3]),
            ], keys: ["class", "name", "name:en"], values: ["town", "Wien", "Vienna", ""])
        let tile = DrawnTile(try VectorTile(layer), schema: .openMapTiles)
        #expect(tile.features.map(\.name) == ["Wien", "Vienna", nil])
    }
}
