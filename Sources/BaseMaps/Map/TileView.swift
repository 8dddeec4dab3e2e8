import Geodesy
import SectionKit

/// A tile as a part of a view: what is inside both, with as many points as the view shows.
struct TileView {
    private let tile: TileID

    /// The part of the tile that is drawn, as shares of its sides.
    private let clip: PlaneClip

    /// The smallest distance that is drawn, as a share of the side of the tile.
    private let resolution: Double

    /// Areas that are smaller, in both directions, are left out.
    private static let smallest = 2.0

    /// How far the view goes beyond its edges, so that these are not drawn; in smallest distances.
    private static let margin = 4.0

    /// Creates the view of a tile; nil if it shows nothing of it.
    init?(_ tile: TileID, in window: TileGrid.Window, of grid: TileGrid) {
        let side = Double(1 << tile.zoom)
        let window = window.enlarged(by: Self.margin * grid.resolution)
        let (x, y) = (Double(tile.x), Double(tile.y))
        clip = PlaneClip(
            west: max(0, window.west * side - x), east: min(1, window.east * side - x),
            north: max(0, window.north * side - y), south: min(1, window.south * side - y))
        if clip.isEmpty { return nil }
        self.tile = tile
        resolution = grid.resolution * side
    }

    /// The share of the tile that is drawn.
    var share: Double { (clip.east - clip.west) * (clip.south - clip.north) }

    /// Returns the geometries of a feature; none if nothing of it is drawn.
    func geometries(of geometry: TileGeometry, extent: Int) -> [MapFeature.Geometry] {
        let unit = 1 / Double(extent)
        let parts = geometry.parts.lazy.map { part in
            part.map { PlanePoint(x: Double($0.x) * unit, y: Double($0.y) * unit) }
        }
        switch geometry.shape {
        case .points:
            return parts.joined().filter(clip.contains).compactMap(coordinate)
                .map(MapFeature.Geometry.point)
        case .lines:
            var lines: [[Coordinate]] = []
            for part in parts {
                let frame = part.frame
                if clip.misses(frame) { continue }
                if clip.surrounds(frame) {
                    lines.append(drawn(part))
                } else {
                    lines += clip.lines(part).map(drawn)
                }
            }
            lines.removeAll { $0.count < 2 }
            return lines.isEmpty ? [] : [.lines(lines)]
        case .areas:
            let rings = rings(parts)
            return rings.isEmpty ? [] : [.areas(rings)]
        }
    }

    /// The rings of an area, with exterior rings against the clock.
    ///
    /// The first ring is an exterior one, and so are those that go the same way. That is true of the
    /// second version of vector tiles, whose exterior rings go with the clock, and of the first,
    /// which does not say which way they go.
    private func rings(_ parts: some Sequence<[PlanePoint]>) -> [[Coordinate]] {
        var rings: [[Coordinate]] = []
        var exteriorIsClockwise: Bool?
        var isExteriorDrawn = false
        for part in parts {
            let area = part.doubledArea
            guard area != 0 else { continue }
            let isClockwise = area > 0
            let isExterior = isClockwise == exteriorIsClockwise ?? isClockwise
            if exteriorIsClockwise == nil { exteriorIsClockwise = isClockwise }
            if !isExterior, !isExteriorDrawn { continue }
            let frame = part.frame
            var ring: [PlanePoint] = []
            if !isSmall(frame), !clip.misses(frame) {
                ring = clip.surrounds(frame) ? part : clip.ring(part)
                if ring.doubledArea == 0 { ring = [] }
            }
            var line = drawn(ring)
            if line.count < 4 { line = [] }
            if isExterior { isExteriorDrawn = !line.isEmpty }
            if line.isEmpty { continue }
            if isClockwise == isExterior { line.reverse() }
            rings.append(line)
        }
        return rings
    }

    private func isSmall(_ frame: PlaneClip) -> Bool {
        max(frame.east - frame.west, frame.south - frame.north) < Self.smallest * resolution
    }

    /// The points that a line needs, so that no other is further from it than half the smallest distance.
    private func drawn(_ points: [PlanePoint]) -> [Coordinate] {
        points.simplified(tolerance: resolution / 2).compactMap(coordinate)
    }

    private func coordinate(_ point: PlanePoint) -> Coordinate? {
        let side = Double(1 << tile.zoom)
        return WebMercator.coordinate(
            x: (Double(tile.x) + point.x) / side, y: (Double(tile.y) + point.y) / side)
    }
}
