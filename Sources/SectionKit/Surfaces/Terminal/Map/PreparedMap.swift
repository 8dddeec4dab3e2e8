import Geodesy

/// A map whose lines and frame have been worked out, so that it is drawn quickly at any position.
package struct PreparedMap: Sendable {
    package let map: Map

    /// The lines, close enough for drawing.
    let paths: [MapPath]

    /// The indices of the points: those with a higher priority before others.
    let byPriority: [Int]

    /// The part of the Earth that the whole map shows.
    let area: MapExtent

    /// Prepares a map; nil if it has neither points, lines nor areas.
    ///
    /// - Parameter other: a map whose frame it keeps, so that the map does not jump when its
    ///   points move; nil for a frame of its own.
    package init?(_ map: Map, framedAs other: PreparedMap? = nil) {
        guard !map.isEmpty else { return nil }
        self.map = map
        paths = map.lines.map { MapPath($0) }
        byPriority = map.points.indicesByPriority
        if let other {
            area = other.area
            return
        }
        let drawn =
            map.points.map(\.coordinate) + paths.flatMap { $0.pieces.flatMap(\.corners) }
            + map.areas.flatMap { $0.rings.joined() }
        area = MapExtent(map.frame, content: GeoBox(containing: drawn))
    }

    private init(_ map: Map, paths: [MapPath], area: MapExtent) {
        self.map = map
        self.paths = paths
        self.area = area
        byPriority = map.points.indicesByPriority
    }

    /// Returns the map with only the points, lines and areas of some rows, and those of no row.
    package func keeping(_ rows: Set<String>) -> PreparedMap {
        let isKept = { (row: String?) in row.map(rows.contains) ?? true }
        let points = map.points.filter { isKept($0.row) }
        let paths = paths.filter { isKept($0.line.row) }
        let kept = Map(
            key: map.key, title: map.title, on: map.base, frame: map.frame, points: points,
            lines: paths.map(\.line), areas: map.areas.filter { isKept($0.row) }, scale: map.scale,
            tones: map.tones, table: map.table, says: map.says, isCompanion: map.isCompanion)
        return PreparedMap(kept, paths: paths, area: area)
    }

    /// The rows of a terminal that the map takes at a width.
    package func rows(columns: Int) -> Int {
        MapSize(for: area, in: columns).rows
    }

    /// The styled lines that list the points, lines and areas in words, unless a table does.
    package func lines(inWords style: TerminalStyle) -> [String] {
        map.table == nil ? MapList(map, style: style).lines : []
    }

    /// The point of a row, or a point of its line or area; nil if it has none.
    func point(of row: String) -> Coordinate? {
        map.points.first { $0.row == row }?.coordinate
            ?? paths.first { $0.line.row == row }?.middle
            ?? map.areas.first { $0.row == row }?.middle
    }
}
