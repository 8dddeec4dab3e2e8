import Geodesy
import SectionCLibrary
import SectionEssentials

/// The square of Web Mercator, whose sides are from 0 to 1 eastwards and southwards.
///
/// Source: OGC 17-083r4, Two Dimensional Tile Matrix Set, annex D.1 (WebMercatorQuad).
enum WebMercator {
    /// The latitude of the northern edge, in degrees.
    static let furthestNorth = 85.051_128_779_806_59

    static func x(ofLongitude longitude: Double) -> Double { (longitude + 180) / 360 }

    static func y(ofLatitude latitude: Double) -> Double {
        let latitude = min(max(latitude, -furthestNorth), furthestNorth) * .pi / 180
        return min(max((1 - asinh(tan(latitude)) / .pi) / 2, 0), 1)
    }

    static func coordinate(x: Double, y: Double) -> Coordinate? {
        Coordinate(
            latitude: atan(sinh(.pi * (1 - 2 * y))) * 180 / .pi,
            longitude: min(max(x * 360 - 180, -180), 180))
    }
}

/// The tiles of a view.
struct TileGrid {
    /// A part of the view that does not cross the date line, in the square of Web Mercator.
    struct Window {
        let west: Double
        let east: Double
        let north: Double
        let south: Double

        /// Returns the window with a margin on all sides.
        func enlarged(by margin: Double) -> Window {
            Window(
                west: west - margin, east: east + margin, north: north - margin,
                south: south + margin)
        }
    }

    /// The most tiles of a view.
    static let mostTiles = 64

    /// The fewest dots along a tile; up to twice as many are drawn.
    private static let dots = 256.0

    let windows: [Window]
    let zoom: Int

    /// The smallest distance that is drawn, in the square of Web Mercator at the middle of the view.
    let resolution: Double

    /// Chooses the tiles of a view; nil if there are too many at all zooms.
    ///
    /// - Parameters:
    ///   - resolution: the smallest distance that is drawn, in degrees of latitude; as much as there
    ///     is if it is not a positive number.
    ///   - zooms: the zooms that have tiles.
    init?(_ box: GeoBox, resolution: Double, zooms: ClosedRange<Int>) {
        windows = Self.windows(of: box)
        let middle = min(
            max((box.south + box.north) / 2, -WebMercator.furthestNorth), WebMercator.furthestNorth)
        let degree = 1 / (360 * cos(middle * .pi / 180))
        self.resolution = resolution > 0 && resolution.isFinite ? resolution * degree : 0
        let finest = log2(1 / (Self.dots * self.resolution)).rounded(.down)
        var zoom = min(max(Int(clamping: finest), zooms.lowerBound), zooms.upperBound)
        while zoom >= zooms.lowerBound, Self.count(windows, zoom: zoom) > Self.mostTiles {
            zoom -= 1
        }
        guard zoom >= zooms.lowerBound else { return nil }
        self.zoom = zoom
    }

    /// The parts of a box that do not cross the date line.
    static func windows(of box: GeoBox) -> [Window] {
        let (north, south) = (
            WebMercator.y(ofLatitude: box.north), WebMercator.y(ofLatitude: box.south)
        )
        let spans: [(west: Double, east: Double)] =
            box.crossesDateLine ? [(box.west, 180), (-180, box.east)] : [(box.west, box.east)]
        return spans.map { west, east in
            Window(
                west: WebMercator.x(ofLongitude: west), east: WebMercator.x(ofLongitude: east),
                north: north, south: south)
        }
    }

    /// The number of tiles of windows at a zoom.
    static func count(_ windows: [Window], zoom: Int) -> Int {
        windows.reduce(0) { sum, window in
            let columns = range(window.west, window.east, zoom: zoom).count
            let rows = range(window.north, window.south, zoom: zoom).count
            return sum + min(columns, 1 << 24) * min(rows, 1 << 24)
        }
    }

    /// The columns or rows between two edges; one of them if the edges are the same.
    private static func range(_ start: Double, _ end: Double, zoom: Int) -> ClosedRange<Int> {
        let side = Double(1 << zoom)
        let last = (1 << zoom) - 1
        let first = min(max(Int(clamping: start * side), 0), last)
        let end = Int(clamping: (end * side).rounded(.up)) - 1
        return first...min(max(end, first), last)
    }

    /// The tiles of a window at a zoom, row by row.
    static func tiles(of window: Window, zoom: Int) -> [TileID] {
        let columns = range(window.west, window.east, zoom: zoom)
        return range(window.north, window.south, zoom: zoom).flatMap { y in
            columns.compactMap { TileID(zoom: zoom, x: $0, y: y) }
        }
    }
}
