import Geodesy
import SectionKit
import Testing

@testable import BaseMaps

struct TileMapTests {
    /// A map of layers in the schema of OpenMapTiles, by the places of their tiles.
    private func map(
        _ tiles: [(zoom: Int, x: Int, y: Int, content: [UInt8])],
        maxZoom: UInt8 = 14
    ) throws -> TileMap {
        let content = try tiles.map { tile in
            (try #require(TileID(zoom: tile.zoom, x: tile.x, y: tile.y)), tile.content)
        }
        let bytes = TileWriter.archive(content, maxZoom: maxZoom)
        return TileMap(try TileArchive(MemoryTiles(content: bytes)))
    }

    private func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) throws
        -> GeoBox
    {
        try #require(GeoBox(south: south, west: west, north: north, east: east))
    }

    /// Twice the area of the rings of all areas, and the length of all lines, in Web Mercator.
    private func sizes(_ features: [MapFeature]) -> (area: Double, length: Double) {
        func plane(_ line: [Coordinate]) -> [PlanePoint] {
            line.map {
                PlanePoint(
                    x: WebMercator.x(ofLongitude: $0.longitude),
                    y: WebMercator.y(ofLatitude: $0.latitude))
            }
        }
        var (area, length) = (0.0, 0.0)
        for feature in features {
            switch feature.geometry {
            case .areas(let rings): area -= rings.reduce(0) { $0 + plane($1).doubledArea }
            case .lines(let lines):
                for line in lines.map(plane) {
                    for (start, end) in zip(line, line.dropFirst()) {
                        let (x, y) = (end.x - start.x, end.y - start.y)
                        length += (x * x + y * y).squareRoot()
                    }
                }
            case .along, .point: break
            }
        }
        return (area, length)
    }

    private func rings(_ features: [MapFeature]) -> [[Coordinate]] {
        features.flatMap { feature -> [[Coordinate]] in
            if case .areas(let rings) = feature.geometry { rings } else { [] }
        }
    }

    @Test func `Features in the buffers of tiles are not drawn twice`() throws {
        // A rectangle around the middle of the Earth, a line through it and points, in each of four
        // tiles with a buffer of 64 units.
        let tiles = [0, 1].flatMap { y in
            [0, 1].map { x in
                func place(_ east: Int, _ south: Int) -> (Int, Int) {
                    (
                        min(max(east - x * 4096, -64), 4160),
                        min(max(south - y * 4096, -64), 4160)
                    )
                }
                let ring = [
                    place(3000, 3500), place(5000, 3500), place(5000, 4500), place(3000, 4500),
                ]
                let line = [place(0, 4000), place(8192, 4000)]
                let points: [UInt64] =
                    [2 << 3 | 1]
                    + [4096 - x * 4096, 4096 - y * 4096, 10, 0].map(TileWriter.zigzag)
                let content =
                    TileWriter.layer(
                        "water",
                        [TileWriter.feature(3, TileWriter.commands([ring], closed: true))])
                    + TileWriter.layer(
                        "waterway",
                        [TileWriter.feature(2, TileWriter.commands([line], closed: false))])
                    + TileWriter.layer(
                        "place", [TileWriter.feature(1, points, tags: [0, 0])],
                        keys: ["class"], values: ["town"])
                return (zoom: 1, x: x, y: y, content: content)
            }
        }
        let map = try map(tiles, maxZoom: 1)
        let features = try map.features(in: .init(of: .world, resolution: 0.01))
        let (area, length) = sizes(features)
        #expect(abs(area - 2 * 2000 * 1000 / 8192 / 8192) < 1e-7)
        #expect(abs(length - 1) < 1e-7)
        #expect(features.count { $0.kind == .water } == 4)
        let points = features.compactMap { feature -> Coordinate? in
            if case .point(let point) = feature.geometry { point } else { nil }
        }
        #expect(points.count == 2)
        #expect(points.first == Coordinate(latitude: 0, longitude: 0))
        // The same again, from the cache.
        #expect(try map.features(in: .init(of: .world, resolution: 0.01)) == features)
    }

    @Test(arguments: [false, true])
    func `Exterior rings go against the clock, whichever way those of a tile go`(
        isReversed: Bool
    ) throws {
        let exterior = [(0, 0), (2000, 0), (2000, 2000), (0, 2000)]
        let hole = [(500, 500), (500, 1000), (1000, 1000), (1000, 500)]
        let other = [(3000, 3000), (4000, 3000), (4000, 4000)]
        let parts = [exterior, hole, other].map { isReversed ? $0.reversed() : $0 }
        let layer = TileWriter.layer(
            "water", [TileWriter.feature(3, TileWriter.commands(parts, closed: true))])
        let map = try map([(0, 0, 0, layer)], maxZoom: 0)
        let rings = rings(try map.features(in: .init(of: .world, resolution: 0)))
        #expect(rings.map { $0.doubledArea > 0 } == [true, false, true])
        #expect(rings.allSatisfy { $0.first == $0.last })
    }

    @Test func `A view over the date line has both of its sides`() throws {
        let layer = TileWriter.layer(
            "water",
            [
                TileWriter.feature(
                    3,
                    TileWriter.commands(
                        [[(-10, 100), (4106, 100), (4106, 3000), (-10, 3000)]], closed: true))
            ])
        let map = try map([(0, 0, 0, layer)], maxZoom: 0)
        let view = try box(-10, 170, 10, -170)
        let rings = rings(try map.features(in: .init(of: view, resolution: 0.1)))
        #expect(rings.count == 2)
        let longitudes = rings.map { $0.map(\.longitude) }
        #expect(longitudes.first?.allSatisfy { (169...180).contains($0) } == true)
        #expect(longitudes.last?.allSatisfy { (-180 ... -169).contains($0) } == true)
        #expect(longitudes.first?.max() == 180 && longitudes.last?.min() == -180)
    }

    @Test func `Features end a little beyond the view`() throws {
        let line = TileWriter.commands(
            [[(0, 2048), (4096, 2048)], [(2048, 0), (2048, 4096)]], closed: false)
        let ring = TileWriter.commands(
            [[(0, 0), (4096, 0), (4096, 4096), (0, 4096)]], closed: true)
        let map = try map(
            [
                (
                    0, 0, 0,
                    TileWriter.layer("waterway", [TileWriter.feature(2, line)])
                        + TileWriter.layer("water", [TileWriter.feature(3, ring)])
                )
            ], maxZoom: 0)
        for feature in try map.features(in: .init(of: box(-20, -30, 20, 40), resolution: 0.5)) {
            let points: [Coordinate] =
                switch feature.geometry {
                case .areas(let parts), .lines(let parts), .along(let parts): Array(parts.joined())
                case .point(let point): [point]
                }
            #expect(points.allSatisfy { (-22.01...22.01).contains($0.latitude) })
            #expect(points.allSatisfy { (-32.01...42.01).contains($0.longitude) })
            #expect(points.contains { $0.longitude < -30 || $0.latitude > 20 })
        }
    }

    @Test func `Tiles have 256 to 512 dots`() throws {
        for resolution in [3, 1.1, 0.7, 0.31, 0.1, 0.0123, 0.001, 0.000_1] {
            let view = try box(50, 10, 50.000_1, 10.000_1)
            let grid = try #require(TileGrid(view, resolution: resolution, zooms: 0...14))
            let degrees = 360 / Double(1 << grid.zoom) * 0.642_787
            #expect(degrees / resolution >= 256 || grid.zoom == 0)
            #expect(degrees / resolution < 512 || grid.zoom == 14)
        }
    }

    @Test(arguments: [0, -1, Double.nan, .infinity, 1e-300, 1e300, 0.1, 0.000_01])
    func `No view has more than 64 tiles`(resolution: Double) throws {
        var chance = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            let latitudes = [Double.random(in: -90...90, using: &chance), .random(in: -90...90)]
                .sorted()
            let view = try box(
                latitudes[0], .random(in: -180...180), latitudes[1], .random(in: -180...180))
            let grid = try #require(TileGrid(view, resolution: resolution, zooms: 0...31))
            let tiles = grid.windows.flatMap { TileGrid.tiles(of: $0, zoom: grid.zoom) }
            #expect((1...64).contains(tiles.count))
        }
        #expect(TileGrid(.world, resolution: resolution, zooms: 4...14) == nil)
        let map = TileMap(try TileArchive(path: TileSamples.path(of: "clustered.pmtiles")))
        for view in [
            GeoBox.world, try box(89, 0, 90, 1), try box(-90, -180, -90, -180),
            try box(0, 180, 0, -180),
        ] {
            _ = try map.features(in: .init(of: view, resolution: resolution))
        }
    }

    @Test func `Areas that are too small to see are left out with their holes`() throws {
        let parts = [
            [(0, 0), (2000, 0), (2000, 2000), (0, 2000)],
            [(10, 10), (10, 20), (20, 20), (20, 10)],
            [(3000, 3000), (3030, 3000), (3030, 3030), (3000, 3030)],
            [(3002, 3002), (3002, 3028), (3028, 3028), (3028, 3002)],
        ]
        let layer = TileWriter.layer(
            "water", [TileWriter.feature(3, TileWriter.commands(parts, closed: true))])
        let map = try map([(0, 0, 0, layer)], maxZoom: 0)
        #expect(rings(try map.features(in: .init(of: .world, resolution: 0))).count == 4)
        // A degree is about 11 units.
        #expect(rings(try map.features(in: .init(of: .world, resolution: 0.4))).count == 4)
        #expect(rings(try map.features(in: .init(of: .world, resolution: 1))).count == 3)
        #expect(rings(try map.features(in: .init(of: .world, resolution: 2))).count == 1)
    }

    @Test func `Lines have only the points that the view shows`() throws {
        let points = (0..<1000).map { ($0 * 4, 2000 + $0 % 2) }
        let layer = TileWriter.layer(
            "waterway", [TileWriter.feature(2, TileWriter.commands([points], closed: false))])
        let map = try map([(0, 0, 0, layer)], maxZoom: 0)
        func count(_ resolution: Double) throws -> Int {
            let features = try map.features(in: .init(of: .world, resolution: resolution))
            return features.reduce(0) { sum, feature in
                guard case .lines(let lines) = feature.geometry else { return sum }
                return sum + lines.joined().count
            }
        }
        #expect(try count(0) == 1000)
        #expect(try count(0.001) > 900)
        #expect(try count(1) < 10)
    }

    @Test func `a view has only its kinds, and without the finest if they were too many`() throws {
        let map = TileMap(try TileArchive(path: TileSamples.path(of: "plain.pmtiles")))
        func kinds(_ kinds: Set<MapFeature.Kind>, most: Int = .max) throws -> Set<MapFeature.Kind> {
            let view = MapGround.View(
                of: .world, resolution: 0, kinds: kinds, mostPoints: most)
            return Set(try map.features(in: view).map(\.kind))
        }

        let all = try kinds(Set(MapFeature.Kind.allCases))
        #expect(all.isSuperset(of: [.building, .path, .street, .motorway, .water]))
        #expect(try kinds([.water, .place]) == [.water, .place])
        #expect(
            try kinds(Set(MapFeature.Kind.allCases), most: 1)
                == all.subtracting([.building, .path, .street]))
        #expect(try kinds(Set(MapFeature.Kind.allCases), most: 1_000) == all)
    }

    @Test func `Features are in drawing order`() throws {
        let map = TileMap(try TileArchive(path: TileSamples.path(of: "plain.pmtiles")))
        let features = try map.features(in: .init(of: .world, resolution: 0))
        let order = features.map { feature in
            let group =
                switch feature.geometry {
                case .areas: 0
                case .lines, .along: 100
                case .point: 200
                }
            return group + feature.kind.rawValue
        }
        #expect(order == order.sorted() && order.count > 15)
    }

    @Test func `More important places are last`() throws {
        let values = ["country", "hamlet", "city", "village"]
        let features = values.indices.map { index in
            TileWriter.feature(1, [9, 200, 200], tags: [0, UInt64(index)])
        }
        let layer = TileWriter.layer("place", features, keys: ["class"], values: values)
        let map = try map([(0, 0, 0, layer)], maxZoom: 0)
        let drawn = try map.features(in: .init(of: .world, resolution: 1))
        #expect(drawn.map(\.importance) == [1, 3, 5, 7])
    }

    @Test func `A map covers what the middle of is in its bounds`() throws {
        let root = TileWriter.directory([(0, 1, 1, 1)])
        func map(_ west: Int32, _ south: Int32, _ east: Int32, _ north: Int32) throws -> TileMap {
            let bytes = TileWriter.archive(
                root: root, tiles: [0],
                bounds: (
                    west * 10_000_000, south * 10_000_000, east * 10_000_000, north * 10_000_000
                ))
            return TileMap(try TileArchive(MemoryTiles(content: bytes)))
        }
        let town = try map(10, 50, 11, 51)
        #expect(town.covers(try box(0, 0, 90, 21)) == false)
        #expect(town.covers(try box(40, 0, 61, 21)))
        #expect(town.covers(try box(50.9, 10.9, 51, 11)))
        let fiji = try map(170, -20, -170, -10)
        #expect(fiji.covers(try box(-20, 178, -10, -176)))
        #expect(fiji.covers(try box(-20, 160, -10, 180)))
        #expect(!fiji.covers(try box(-20, 0, -10, 10)))
        let east = try map(100, -20, 180, -10)
        #expect(east.covers(try box(-20, 179, -10, -179)))
        // Without bounds, or with impossible ones.
        #expect(try map(0, 0, 0, 0).covers(.world))
        #expect(try map(0, 10, 10, 5).covers(try box(-90, 20, -80, 30)))
    }
}
