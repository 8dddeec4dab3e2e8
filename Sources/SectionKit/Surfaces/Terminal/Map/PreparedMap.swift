import Geodesy
import SectionEssentials

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

    /// The rows of a terminal that the map takes at a width, with its scale and legend.
    package func rows(columns: Int, style: TerminalStyle) -> Int {
        MapSize(for: area, in: columns).rows + 1
            + MapLegend(map, style: style.narrowed(to: columns)).lines.count
    }

    /// The styled lines that list the points, lines and areas in words, unless a table does.
    package func lines(inWords style: TerminalStyle) -> [String] {
        map.table == nil ? MapList(map, style: style).lines : []
    }

    /// The colour of a point: that of the range of its value, else that of its tone.
    func look(of point: MapPoint) -> TextStyle {
        map.range(of: point).map { .scaled($0) } ?? .mapped(point.tone)
    }

    /// The colour of a line: that of the range of its value, else that of its tone.
    func look(of line: MapLine) -> TextStyle {
        map.range(of: line).map { .scaled($0) } ?? .mapped(line.tone)
    }

    /// The point of a row, or a point of its line or area; nil if it has none.
    func point(of row: String) -> Coordinate? {
        map.points.first { $0.row == row }?.coordinate
            ?? map.lines.first { $0.row == row }?.segments.first?.first
            ?? map.areas.first { $0.row == row }?.middle
    }
}

/// Lists the points, lines and areas of a map in words, for maps whose section has no table of them.
struct MapList {
    /// The styled lines.
    let lines: [String]

    /// The most entries; more are not read as a list.
    private static let longest = 100

    /// The longest label, in columns.
    private static let longestLabel = 80

    init(_ map: Map, style: TerminalStyle) {
        let points = map.points.filter { !$0.label.isEmpty }
        let paths = map.lines.filter { !$0.label.isEmpty }
        let areas = map.areas.filter { !$0.label.isEmpty }
        let entries =
            points.prefix(Self.longest).map {
                (
                    "\(MapMark.text(of: $0, ascii: style.ascii)) \(Self.name($0.label, style))",
                    $0.inWords
                )
            }
            + paths.prefix(Self.longest).map {
                (Self.name($0.label, style), $0.inWords(between: points))
            }
            + areas.prefix(Self.longest).map { (Self.name($0.label, style), $0.inWords) }
        let facts = TerminalFacts(
            labels: entries.map(\.0),
            values: entries.map { TerminalCell(style.encoded($0.1), .plain) },
            indent: 0, style: style)
        let left = points.count + paths.count + areas.count - entries.count
        let rest = left == 0 ? [] : ["\(left.grouped) more are not listed."]
        lines = facts.lines + rest.map { style.paint($0, .faint) }
    }

    private static func name(_ label: String, _ style: TerminalStyle) -> String {
        style.line(label, columns: longestLabel)
    }
}

extension MapPoint {
    /// What there is to say about it, else where it is.
    fileprivate var inWords: String {
        (note ?? coordinate.formatted)
            + (heading.map { ", heading \(MapMark.direction($0))" } ?? "")
    }
}

extension MapArea {
    /// What there is to say about it, and where it is.
    fileprivate var inWords: String {
        [note, middle.map { "around \($0.formatted)" }].compactMap(\.self).joined(separator: ", ")
    }
}

extension MapLine {
    /// What there is to say about it, else where it begins and ends, by the names of points that are there,
    /// and its length.
    fileprivate func inWords(between points: [MapPoint]) -> String {
        if let note { return note }
        guard let start = segments.first?.first, let end = segments.last?.last else { return "" }
        let measured = length ?? segments.reduce(0) { $0 + $1.length }
        let kilometres = measured / 1000
        let length =
            kilometres < 10
            ? "\(kilometres.fixed(1)) km" : "\(Int(clamping: kilometres.rounded()).grouped) km"
        func name(_ place: Coordinate) -> String {
            points.first { $0.coordinate == place }?.label ?? place.formatted
        }
        return "\(length), from \(name(start)) to \(name(end))"
    }
}

extension [Coordinate] {
    /// The length from point to point over the ellipsoid, in metres.
    fileprivate var length: Double {
        zip(self, dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
}
