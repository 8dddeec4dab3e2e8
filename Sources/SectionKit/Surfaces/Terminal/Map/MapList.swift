import Geodesy
import SectionEssentials

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
    /// Where the line begins and ends, by the names of points that are there, and its length.
    fileprivate func inWords(between points: [MapPoint]) -> String {
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
