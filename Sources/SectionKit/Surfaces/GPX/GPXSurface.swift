import Geodesy
import SectionEssentials

/// Writes the maps of a report as GPX 1.1 (<https://www.topografix.com/GPX/1/1/>).
///
/// A point is a waypoint with its height in metres, time, note and links, whose type is the title of
/// its map, and a line is a track. The points of a recorded track have its heights in metres, its times
/// and what sensors measured, in Garmin's extensions for points
/// (<https://www8.garmin.com/xmlschemas/TrackPointExtensionv1.xsd>) and power; great circles are written
/// as points one degree apart.
public struct GPXSurface: Surface {
    private let ascii: Bool

    /// Creates a surface, which writes characters that are not ASCII as references if `ascii` is
    /// true.
    public init(ascii: Bool = false) {
        self.ascii = ascii
    }

    /// False: what failed is not there.
    public var namesFailures: Bool { false }

    /// Rejects reports in which no section has a map.
    ///
    /// - Throws: ``SurfaceError`` if the report cannot have a map.
    public func check(_ shape: ReportShape) throws(SurfaceError) {
        try shape.requireMaps(for: "GPX")
    }

    /// Writes the points of all maps, and then their lines.
    ///
    /// - Throws: the error of the sink.
    public func write<Sink: TextSink>(
        _ report: Report,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        let maps = report.sections.flatMap(\.maps)
        try write(head(of: report, maps), to: &sink)
        for map in maps {
            for point in map.points where point.isForMachines {
                try write(GPXElement.waypoint(point, type: map.title), to: &sink)
            }
        }
        for line in maps.flatMap(\.lines) where !line.segments.isEmpty {
            try write(line, to: &sink)
        }
        try write("</gpx>\n", to: &sink)
    }

    /// Names the sections that have no map, and counts the areas, for which GPX has no element.
    public func notes(on report: Report) -> [String] {
        let areas = report.sections.flatMap(\.maps).reduce(0) { $0 + $1.areas.count }
        let lost = areas > 0 ? ["GPX leaves out \(areas.counted("area", "areas"))."] : []
        return report.notesOnMaps(for: "GPX") + lost
    }

    private func write<Sink: TextSink>(
        _ line: MapLine,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        try write("  <trk>\n\(GPXElement.text("name", line.label, indent: 4))", to: &sink)
        let track = line.track.isEmpty ? line.trackEveryDegree : line.track
        for segment in track {
            try write("    <trkseg>\n", to: &sink)
            var buffer = TextBuffer()
            for point in segment {
                GPXElement.write(point, to: &buffer)
                try buffer.pass { text throws(Sink.Failure) in try write(text, to: &sink) }
            }
            try write(buffer.text + "    </trkseg>\n", to: &sink)
        }
        try write("  </trk>\n", to: &sink)
    }

    private func head(of report: Report, _ maps: [Map]) -> String {
        let box = GeoBox(
            containing: maps.flatMap(\.points).filter(\.isForMachines).map(\.coordinate),
            lines: maps.flatMap(\.lines).flatMap { $0.drawnSegments(every: 1) })
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <gpx version="1.1" creator="\(report.title.xml)" \
            xmlns="http://www.topografix.com/GPX/1/1"\(maps.hasReadings ? GPXElement.extensions : "")>
              <metadata>
            \(GPXElement.text("name", report.title, indent: 4))\
            \(GPXElement.text("desc", report.description(of: report.sourceSummary), indent: 4))\
            \(GPXElement.time(report.generatedAt, indent: 4))\(GPXElement.bounds(box))\
              </metadata>\n
            """
    }

    private func write<Sink: TextSink>(
        _ text: String,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        try sink.write(ascii ? text.asciiHTML : text)
    }
}

extension MapLine {
    /// The points of the line without heights and times; those of great circles one degree apart.
    fileprivate var trackEveryDegree: [[TrackPoint]] {
        drawnSegments(every: 1).map { $0.map { TrackPoint($0) } }
    }
}

extension [Map] {
    /// Whether sensors measured anything on a line.
    fileprivate var hasReadings: Bool {
        contains { map in
            map.lines.contains { line in
                line.track.contains { $0.contains { !$0.readings.isEmpty } }
            }
        }
    }
}

extension SectionSnapshot {
    fileprivate var maps: [Map] {
        blocks.standard.compactMap { if case .map(let map) = $0 { map } else { nil } }
    }
}
