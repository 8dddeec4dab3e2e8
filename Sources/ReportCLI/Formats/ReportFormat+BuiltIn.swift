import SectionKit

/// The built-in formats.
extension ReportFormat {
    /// Text for the terminal.
    public static let terminal = ReportFormat(
        "terminal",
        summary: "text, as wide as the terminal",
        fileExtensions: [".txt", ".text", ".log"],
        isForOneself: true
    ) { TerminalSurface(style: $0.style, zone: $0.zone) }.using(.drawn)

    /// GitHub Flavored Markdown.
    public static let markdown = ReportFormat(
        "markdown",
        summary: "GitHub Flavored Markdown, for wikis and pages",
        fileExtensions: [".md", ".markdown"]
    ) { MarkdownSurface(zone: $0.zone, ascii: $0.ascii, contents: $0.hasContents) }.using(.copied)

    /// A web page.
    public static let html = ReportFormat(
        "html",
        summary: "a self-contained web page with search",
        fileExtensions: [".html", ".htm"]
    ) {
        HTMLSurface(
            zone: $0.zone, images: $0.images, ascii: $0.ascii, scheme: $0.style.scheme)
    }.using(.embedded)

    /// JSON with stable keys.
    public static let json = ReportFormat(
        "json",
        summary: "JSON with stable keys, for programs",
        fileExtensions: [".json"],
        isForOneself: true
    ) { JSONSurface(ascii: $0.ascii) }

    /// Comma-separated values.
    public static let csv = ReportFormat(
        "csv",
        summary: "comma-separated values of one table, for spreadsheets",
        fileExtensions: [".csv"],
        isForOneself: true
    ) { CSVSurface(ascii: $0.ascii, byteOrderMark: $0.hasByteOrderMark) }

    /// An iCalendar file (RFC 5545).
    public static let icalendar = ReportFormat(
        "icalendar",
        summary: "iCalendar with an event for each date, for calendar apps",
        fileExtensions: [".ics"]
    ) { CalendarSurface(ascii: $0.ascii) }

    /// GeoJSON (RFC 7946).
    public static let geojson = ReportFormat(
        "geojson",
        summary: "GeoJSON with the points and lines of maps, for map programs",
        fileExtensions: [".geojson"]
    ) { GeoJSONSurface(ascii: $0.ascii) }

    /// GPX 1.1.
    public static let gpx = ReportFormat(
        "gpx",
        summary: "GPX with the points and lines of maps, for GPS devices",
        fileExtensions: [".gpx"]
    ) { GPXSurface(ascii: $0.ascii) }

    /// The built-in formats, in the order help lists them; the first is the default.
    public static let builtIn = [terminal, markdown, html, json, csv, icalendar, geojson, gpx]
}
