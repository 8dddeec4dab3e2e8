package import SectionKit

/// A format other than a page, which an address asks for with its ending.
package struct WebFormat: Sendable {
    /// The name for people, such as "JSON".
    package let title: String

    /// The endings of addresses, such as `.json`; the first is used in links.
    package let endings: [String]

    /// Makes the surface that writes it, with private values or without.
    package let surface: @Sendable (_ isPersonal: Bool) -> any Surface

    /// Creates a format.
    package init(
        _ title: String, endings: [String], surface: @escaping @Sendable (Bool) -> any Surface
    ) {
        self.title = title
        self.endings = endings
        self.surface = surface
    }

    /// The type of its text on the web.
    var mediaType: String {
        switch endings.first {
        case ".json": "application/json"
        case ".csv": "text/csv; charset=utf-8"
        case ".md": "text/markdown; charset=utf-8"
        case ".ics": "text/calendar; charset=utf-8"
        case ".geojson": "application/geo+json"
        case ".gpx": "application/gpx+xml"
        default: "text/plain; charset=utf-8"
        }
    }
}
