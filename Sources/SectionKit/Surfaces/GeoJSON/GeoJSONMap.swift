import Geodesy
import SectionEssentials

/// A map as the features of a GeoJSON feature collection (RFC 7946).
///
/// Great circles are written as points one degree apart, and lines are cut at the date line (3.1.9).
struct GeoJSONMap {
    /// A point, a line or an area of the map.
    enum Shape {
        case point(MapPoint)

        /// A line with the geometry to write: that of a track has its heights.
        case line(MapLine, GeoJSONGeometry)

        /// An area with the geometry to write.
        case area(MapArea, GeoJSONGeometry)
    }

    /// The areas, lines and points, in the order in which they are drawn.
    let shapes: [Shape]

    private let key: String
    private let matching: Int?
    private var rows: RowProperties?

    /// Creates the features of a map.
    ///
    /// - Parameter table: the table whose rows the points, lines and areas belong to.
    init(_ map: Map, table: Table?) {
        key = map.key
        matching = table?.matching
        rows = table.map(RowProperties.init)
        shapes =
            map.areas.compactMap { area in
                let polygons = area.polygons
                return polygons.isEmpty ? nil : .area(area, .area(polygons))
            }
            + map.lines.compactMap { line in
                if !line.track.isEmpty { return .line(line, .track(line.trackParts)) }
                let parts = line.parts(every: 1)
                return parts.isEmpty ? nil : .line(line, .line(parts))
            }
            + map.points.filter(\.isForMachines).map(Shape.point)
    }

    /// The map in the list of the maps of a report.
    func json(in section: SectionSnapshot) -> JSONValue {
        .object([
            ("section", .string(section.id)), ("map", .string(key)),
            ("matching", matching.map(JSONValue.integer) ?? .null),
            ("warnings", JSONValue(section.warnings)),
        ])
    }

    /// Writes the feature of a shape in pieces, on one line.
    mutating func write<Failure: Error>(
        _ shape: Shape,
        to sink: (String) throws(Failure) -> Void
    ) throws(Failure) {
        let (geometry, properties, row) =
            switch shape {
            case .point(let point):
                (
                    GeoJSONGeometry.point(point.coordinate, elevation: point.elevation),
                    members(label: point.label, tone: point.tone, row: point.row)
                        + [("heading_deg", JSONValue(point.heading))] + point.known, point.row
                )
            case .line(let line, let geometry):
                (geometry, members(label: line.label, tone: line.tone, row: line.row), line.row)
            case .area(let area, let geometry):
                (
                    geometry,
                    members(label: area.label, tone: area.tone, row: area.row)
                        + (area.row == nil ? [area.note].compactMap(\.self) : []).map {
                            ("desc", .string($0))
                        }, area.row
                )
            }
        var buffer = TextBuffer()
        buffer.append(#"{"type": "Feature", "geometry": "#)
        try geometry.write(to: &buffer, passingTo: sink)
        buffer.append(#", "properties": "#)
        buffer.append(String(JSONValue.object(properties).text().dropLast()))
        if let times = geometry.times {
            buffer.append(#", "coordTimes": "#)
            try buffer.append(times, passingTo: sink) { $0.append(json: $1.time) }
        }
        if let values = row.flatMap({ rows?.members(of: $0) }) { buffer.append(", \(values)") }
        buffer.append("}}")
        try sink(buffer.text)
    }

    private func members(
        label: String,
        tone: Badge.Tone,
        row: String?
    ) -> [(key: String, value: JSONValue)] {
        [
            ("map", .string(key)), ("label", label.isEmpty ? .null : .string(label)),
            ("tone", .string(tone.rawValue)), ("row", JSONValue(row)),
        ]
    }

    /// The names of the members that ``feature(_:)`` writes itself.
    fileprivate static let ownNames: Set<String> = [
        "map", "label", "tone", "row", "heading_deg", "coordTimes", "links",
    ]
}

extension MapPoint {
    /// What is known besides its place, under the names that togeojson and its readers use.
    ///
    /// A time and a note are left out if the row of the point says them already.
    fileprivate var known: [(key: String, value: JSONValue)] {
        var members: [(key: String, value: JSONValue)] = []
        if row == nil, let time { members.append(("time", JSONValue(time))) }
        if row == nil, let note { members.append(("desc", .string(note))) }
        if !links.isEmpty { members.append(("links", .array(links.map(\.json)))) }
        return members
    }
}

extension MapPoint.Link {
    fileprivate var json: JSONValue {
        .object([("href", .string(reference)), ("text", JSONValue(text))])
    }
}

extension [GeoJSONMap.Shape] {
    /// The type and the bounding box of a feature collection (RFC 7946, 5).
    var collectionMembers: [(key: String, value: JSONValue)] {
        var (points, lines) = ([Coordinate](), [[Coordinate]]())
        for shape in self {
            switch shape {
            case .point(let point): points.append(point.coordinate)
            case .line(_, let geometry), .area(_, let geometry): lines += geometry.lines
            }
        }
        let type = (key: "type", value: JSONValue.string("FeatureCollection"))
        guard let box = GeoBox(containing: points, lines: lines) else { return [type] }
        let edges = [box.west, box.south, box.east, box.north].map { $0.degrees() }
        return [type, ("bbox", .json("[\(edges.separated(by: ", "))]"))]
    }
}

/// The values of the rows of a table, by the identity of the row.
private struct RowProperties {
    private let table: Table
    private let indices: [String: Int]
    private var values: JSONRows

    init(_ table: Table) {
        self.table = table
        indices = table.indicesByIdentity
        values = JSONRows(table, omitting: GeoJSONMap.ownNames)
    }

    /// The members of the row with an identity; nil if there is none.
    mutating func members(of identity: String) -> String? {
        guard let index = indices[identity] else { return nil }
        let object = values.object(for: table.rows[index])
        return object == "{}" ? nil : String(object.dropFirst().dropLast())
    }
}
