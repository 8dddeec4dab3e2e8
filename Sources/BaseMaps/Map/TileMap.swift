import Dispatch
package import Geodesy
import SectionEssentials
package import SectionKit
import Synchronization

/// Draws maps from an archive of tiles in the schema of Protomaps, OpenMapTiles or Shortbread.
package final class TileMap: Sendable {
    /// The archive that has the tiles.
    package let archive: TileArchive

    /// The schema by the layers that the archive names; nil if it names none that are known.
    private let schema: MapSchema?

    private let tiles = Mutex(
        BoundedCache<TileID, DrawnTile>(mostItems: 256, costLimit: 1 << 21))

    /// How many tiles are read before their points are counted.
    private static let atOnce = 8

    /// The most points of the tiles of a view.
    private static let mostPoints = 2 << 20

    /// What is left out first of a view that would have too many points.
    private static let leastNeeded: [MapFeature.Kind] = [.building, .path, .street]

    /// Creates a map.
    package init(_ archive: TileArchive) {
        self.archive = archive
        schema = MapSchema(layers: archive.layers)
    }

    /// Opens the archive in a file.
    ///
    /// - Throws: ``TileError`` if the file cannot be read, or is no archive of vector tiles.
    package convenience init(path: String) throws(TileError) {
        self.init(try TileArchive(path: path))
    }

    /// Whom to name beside the map, as plain text on one line.
    package var attribution: String { archive.attribution }

    /// Returns whether the archive has tiles for the middle of a box.
    package func covers(_ box: GeoBox) -> Bool {
        let bounds = archive.bounds
        let latitude = (box.south + box.north) / 2
        let longitude = (box.west + box.width / 2).remainder(dividingBy: 360)
        let isBetween =
            bounds.crossesDateLine
            ? longitude >= bounds.west || longitude <= bounds.east
            : (bounds.west...bounds.east).contains(longitude)
                || longitude.magnitude == 180
                    && (bounds.west == -180 || bounds.east == 180)
        return isBetween && (bounds.south...bounds.north).contains(latitude)
    }

    /// Returns what a map of a box draws, in drawing order: areas, then lines, then points, each by
    /// their ``MapFeature/Kind-swift.enum``, and more important places after less important ones.
    ///
    /// A feature in several tiles is in several parts, which meet at the edges of the tiles. At most
    /// 64 tiles are read; there are no features if the archive has only more detailed ones.
    ///
    /// - Parameter view: what the map shows; features go a little beyond its edges. Lines are within half of
    ///   its smallest distance of those in the tiles, and areas of less than two are left out.
    /// - Throws: ``TileError`` if a tile cannot be read, or there are more than 2 million points.
    package func features(in view: MapGround.View) throws(TileError) -> [MapFeature] {
        guard
            let grid = TileGrid(view.box, resolution: view.resolution, zooms: archive.zooms)
        else { return [] }
        let views = grid.windows.flatMap { window in
            TileGrid.tiles(of: window, zoom: grid.zoom).compactMap { id in
                TileView(id, in: window, of: grid).map { (id: id, view: $0) }
            }
        }
        var parts: [(view: TileView, tile: DrawnTile)] = []
        var (rest, pointCount) = (views[...], 0)
        while !rest.isEmpty {
            let some = rest.prefix(Self.atOnce)
            rest = rest.dropFirst(some.count)
            for (part, tile) in zip(some, try tiles(some.map(\.id))) {
                guard let tile else { continue }
                pointCount += tile.pointCount
                guard pointCount <= Self.mostPoints else {
                    throw .tooManyPoints(limit: Self.mostPoints)
                }
                parts.append((part.view, tile))
            }
        }
        let kinds = Self.kinds(of: view, in: parts)
        var drawing = Drawing()
        let drawn = Self.onAllCores(parts.count) { [parts] index in
            parts[index].view.features(parts[index].tile, kinds)
        }
        for features in drawn {
            for feature in features { drawing.add(feature) }
        }
        return drawing.features
    }

    /// The kinds of a view without those that would be too much.
    private static func kinds(
        of view: MapGround.View, in parts: [(view: TileView, tile: DrawnTile)]
    ) -> Set<MapFeature.Kind> {
        if view.mostPoints == .max { return view.kinds }
        func count(_ kind: MapFeature.Kind) -> Double {
            parts.reduce(0) { $0 + $1.view.share * Double($1.tile.points[kind.rawValue]) }
        }
        var sum = view.kinds.reduce(0) { $0 + count($1) }
        var kinds = view.kinds
        for kind in leastNeeded where sum > Double(view.mostPoints) && kinds.contains(kind) {
            kinds.remove(kind)
            sum -= count(kind)
        }
        return kinds
    }

    /// Reads tiles, on all cores; nil for those that there are not.
    private func tiles(_ ids: [TileID]) throws(TileError) -> [DrawnTile?] {
        let read = Self.onAllCores(ids.count) { index -> Result<DrawnTile?, TileError> in
            do throws(TileError) { return .success(try tile(ids[index])) } catch {
                return .failure(error)
            }
        }
        var tiles: [DrawnTile?] = []
        for result in read { tiles.append(try result.get()) }
        return tiles
    }

    /// Makes values of numbers from 0 on, several at a time.
    private static func onAllCores<Value: Sendable>(
        _ count: Int, _ make: @Sendable (Int) -> Value
    ) -> [Value] {
        let values = Mutex([Value?](repeating: nil, count: count))
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let value = make(index)
            values.withLock { $0[index] = value }
        }
        return values.withLock { $0.compactMap(\.self) }
    }

    private func tile(_ id: TileID) throws(TileError) -> DrawnTile? {
        if let known = tiles.withLock({ $0.value(for: id) }) { return known }
        guard let bytes = try archive.tile(id) else { return nil }
        let tile = DrawnTile(try VectorTile(bytes), schema: schema)
        tiles.withLock { $0.keep(tile, for: id, cost: tile.cost) }
        return tile
    }
}

extension TileView {
    /// What it shows of a tile.
    fileprivate func features(
        _ tile: DrawnTile, _ kinds: Set<MapFeature.Kind>
    ) -> [MapFeature] {
        tile.features.lazy.filter { kinds.contains($0.meaning.kind) }.flatMap { feature in
            geometries(of: feature.geometry, extent: feature.extent).map { geometry in
                MapFeature(
                    kind: feature.meaning.kind,
                    geometry: feature.meaning.isName ? geometry.onlyNamed : geometry,
                    name: feature.name, importance: feature.meaning.importance)
            }
        }
    }
}

extension MapFeature.Geometry {
    /// The lines, along which only a name stands.
    fileprivate var onlyNamed: MapFeature.Geometry {
        if case .lines(let lines) = self { .along(lines) } else { self }
    }
}

/// Features by what they are drawn above.
private struct Drawing {
    private static let kindCount = MapFeature.Kind.allCases.count

    private var layers = [[MapFeature]](repeating: [], count: 3 * kindCount)

    mutating func add(_ feature: MapFeature) {
        let group =
            switch feature.geometry {
            case .areas: 0
            case .lines, .along: 1
            case .point: 2
            }
        layers[group * Self.kindCount + feature.kind.rawValue].append(feature)
    }

    /// All features in drawing order.
    var features: [MapFeature] {
        var layers = layers
        let places = 2 * Self.kindCount + MapFeature.Kind.place.rawValue
        layers[places].sort { $0.importance < $1.importance }
        return Array(layers.joined())
    }
}
