import SectionEssentials

/// Writes the maps of a report as GeoJSON (RFC 7946, `application/geo+json`).
///
/// Each point, line and area is a feature. Its properties are the key of its `map`, its `label`, `tone`,
/// `heading_deg` and `row`, and the values of that row of the table, with the keys of ``JSONSurface``.
/// The `maps` of the collection name each map and its section, and how many rows of its table match
/// on all pages, as `matching`; null if the table is not a page of a list. Their `warnings` name what
/// is missing from the section.
///
/// A point with a known height has it as the third number of its position, and one with links has
/// them as `links`. A point without a row has its time and its note as `time` and `desc`.
/// A recorded track has its heights in metres as third numbers of its positions, and its times as
/// `coordTimes`, in the shape of its coordinates.
public struct GeoJSONSurface: Surface {
    private let ascii: Bool

    /// Creates a surface, which escapes characters that are not ASCII if `ascii` is true.
    public init(ascii: Bool = false) {
        self.ascii = ascii
    }

    /// False: what failed is not there.
    public var namesFailures: Bool { false }

    /// Rejects reports in which no section has a map.
    ///
    /// - Throws: ``SurfaceError`` if the report cannot have a map.
    public func check(_ shape: ReportShape) throws(SurfaceError) {
        try shape.requireMaps(for: "GeoJSON")
    }

    /// Writes the points, lines and areas of all maps as one feature collection, one on each line.
    ///
    /// - Throws: the error of the sink.
    public func write<Sink: TextSink>(
        _ report: Report,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        let maps = report.sections.flatMap { section in section.maps.map { (section, $0) } }
        let head =
            maps.flatMap(\.1.shapes).collectionMembers + [
                ("title", .string(report.title)), ("source", .string(report.source.id)),
                ("source_summary", .string(report.source.description)),
                ("generated_at", JSONValue(report.generatedAt)),
                ("warnings", JSONValue(report.warnings)),
                ("maps", .array(maps.map { section, map in map.json(in: section) })),
            ]
        try write("{\n", to: &sink)
        for (key, value) in head { try write("  \"\(key)\": \(value.text()),\n", to: &sink) }
        try write("  \"features\": [", to: &sink)
        var separator = "\n    "
        for (_, var map) in maps {
            for shape in map.shapes {
                try write(separator, to: &sink)
                try map.write(shape) { text throws(Sink.Failure) in try write(text, to: &sink) }
                separator = ",\n    "
            }
        }
        try write("\n  ]\n}\n", to: &sink)
    }

    /// Names the sections that have no map.
    public func notes(on report: Report) -> [String] {
        report.notesOnMaps(for: "GeoJSON")
    }

    private func write<Sink: TextSink>(
        _ text: String,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        try sink.write(ascii ? text.escapedJSON : text)
    }
}

extension SectionSnapshot {
    /// The maps, each with the table whose rows its points and lines belong to.
    fileprivate var maps: [GeoJSONMap] {
        let blocks = blocks.standard
        return blocks.compactMap { block in
            if case .map(let map) = block {
                GeoJSONMap(map, table: blocks.table(of: map))
            } else {
                nil
            }
        }
    }
}

extension [Block] {
    /// The table whose rows the points and lines of a map belong to; nil if there is none.
    func table(of map: Map) -> Table? {
        map.table.flatMap { self.table(named: $0) }
    }

    /// The table with a key; nil if there is none.
    func table(named key: String) -> Table? {
        for case .table(let table) in self where table.key == key { return table }
        return nil
    }
}
