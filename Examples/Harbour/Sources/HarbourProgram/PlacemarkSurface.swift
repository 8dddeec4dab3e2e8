import ReportCLI
import SectionKit

extension ReportFormat {
    /// KML 2.2 for map programs, with a placemark for each place.
    static let kml = ReportFormat(
        "kml", summary: "KML, for map programs; a placemark for each place",
        fileExtensions: [".kml"], isPaged: false
    ) { _ in PlacemarkSurface() }
}

/// Writes the places of a report's tables as placemarks (<https://www.ogc.org/standards/kml/>).
private struct PlacemarkSurface: Surface {
    func check(_ shape: ReportShape) throws(SurfaceError) {
        let withPlaces = shape.sections.filter { $0.content.places.upperBound > 0 }
        if withPlaces.isEmpty {
            throw .unfit("KML holds places, but there are none")
        }
    }

    func write<Sink: TextSink>(_ report: Report, to sink: inout Sink) throws(Sink.Failure) {
        try sink.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <kml xmlns="http://www.opengis.net/kml/2.2"><Document>\n
            """)
        for section in report.sections {
            guard case .success(let blocks) = section.state else { continue }
            for case .table(let table) in blocks {
                for row in table.rows { try sink.write(placemark(of: row)) }
            }
        }
        try sink.write("</Document></kml>\n")
    }

    private func placemark(of row: [Cell]) -> String {
        guard case .text(let name)? = row.first else { return "" }
        for case .place(let place) in row {
            let position = "<coordinates>\(place.longitude),\(place.latitude)</coordinates>"
            return "<Placemark><name>\(escaped(name))</name>"
                + "<Point>\(position)</Point></Placemark>\n"
        }
        return ""
    }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;")
    }
}
