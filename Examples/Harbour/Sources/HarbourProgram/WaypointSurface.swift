import ReportCLI
import SectionKit

extension ReportFormat {
    /// GPX 1.1 for plotters and maps, with a waypoint for each place.
    static let gpx = ReportFormat(
        "gpx", summary: "GPX, for plotters and maps; a waypoint for each place",
        fileExtensions: [".gpx"], isPaged: false
    ) { _ in WaypointSurface() }
}

/// Writes the places of a report's tables as waypoints (<https://www.topografix.com/GPX/1/1/>).
private struct WaypointSurface: Surface {
    func check(_ shape: ReportShape) throws(SurfaceError) {
        let withPlaces = shape.sections.filter { $0.content.places.upperBound > 0 }
        if withPlaces.isEmpty {
            throw .unfit("GPX holds places, but there are none")
        }
    }

    func write<Sink: TextSink>(_ report: Report, to sink: inout Sink) throws(Sink.Failure) {
        try sink.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <gpx version="1.1" creator="harbour" xmlns="http://www.topografix.com/GPX/1/1">\n
            """)
        for section in report.sections {
            guard case .success(let blocks) = section.state else { continue }
            for case .table(let table) in blocks {
                for row in table.rows { try sink.write(waypoint(of: row)) }
            }
        }
        try sink.write("</gpx>\n")
    }

    private func waypoint(of row: [Cell]) -> String {
        guard case .text(let name)? = row.first else { return "" }
        for case .place(let place) in row {
            let position = "lat=\"\(place.latitude)\" lon=\"\(place.longitude)\""
            return "<wpt \(position)><name>\(escaped(name))</name></wpt>\n"
        }
        return ""
    }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;")
    }
}
