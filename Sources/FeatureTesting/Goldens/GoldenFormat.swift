public import SectionEssentials
public import SectionKit

/// A format in which a section is compared with a golden file: one of those below, or one's own.
///
/// ```swift
/// let format = GoldenFormat(
///     "org", OrgSurface(formatter: ValueFormatter(zone: GoldenFormat.zone)))
/// ```
public struct GoldenFormat: CaseIterable, Equatable, Sendable {
    /// The extension of the file, such as `md`.
    public let fileExtension: String

    private let surface: any Surface

    /// Creates a format with the extension of its files and the surface that writes it.
    public init(_ fileExtension: String, _ surface: any Surface) {
        self.fileExtension = fileExtension
        self.surface = surface
    }

    /// A pipe, without wrapping.
    public static let terminal = GoldenFormat("terminal.txt", TerminalStyle())

    /// The narrowest terminal, 40 columns.
    public static let terminal40 = GoldenFormat("terminal-40.txt", TerminalStyle(width: 40))

    /// A terminal of the usual width, 80 columns.
    public static let terminal80 = GoldenFormat("terminal-80.txt", TerminalStyle(width: 80))

    /// A terminal that shows only ASCII.
    public static let terminalASCII80 = GoldenFormat(
        "terminal-ascii-80.txt", TerminalStyle(width: 80, ascii: true))

    /// A wide terminal with colours.
    public static let terminalColor100 = GoldenFormat(
        "terminal-color-100.txt", TerminalStyle(width: 100, color: true))

    /// GitHub Flavored Markdown.
    public static let markdown = GoldenFormat("md", MarkdownSurface(zone: zone))

    /// A page of HTML.
    public static let html = GoldenFormat("html", HTMLSurface(zone: zone))

    /// JSON.
    public static let json = GoldenFormat("json", JSONSurface())

    /// CSV, for a section with one table.
    public static let csv = GoldenFormat("csv", CSVSurface())

    /// A calendar, for a section with events.
    public static let icalendar = GoldenFormat("ics", CalendarSurface())

    /// GeoJSON, for a section with a map.
    public static let geojson = GoldenFormat("geojson", GeoJSONSurface())

    /// GPX, for a section with a map.
    public static let gpx = GoldenFormat("gpx", GPXSurface())

    /// The tree of blocks, type by type.
    public static let outline = GoldenFormat("outline.txt", OutlineSurface())

    /// The formats above but GeoJSON and GPX, which refuse a section without a map.
    public static let allCases: [GoldenFormat] = [
        .terminal, .terminal40, .terminal80, .terminalASCII80, .terminalColor100, .markdown, .html,
        .json, .csv, .icalendar, .outline,
    ]

    /// Whether the files of two formats have the same extension.
    public static func == (one: GoldenFormat, other: GoldenFormat) -> Bool {
        one.fileExtension == other.fileExtension
    }

    /// The date of golden reports: 15 June 2021, noon in UTC.
    public static let now = Date(timeIntervalSince1970: 1_623_758_400)

    /// The zone that golden reports show times in: 5 hours and 45 minutes ahead of UTC.
    ///
    /// No hour is the same in both zones, and some instants are in different years.
    public static let zone = DisplayZone(name: "Asia/Kathmandu", secondsEast: 20_700)

    /// The text of a report of one section; the refusal where the format cannot hold it.
    public func text(of section: SectionSnapshot) -> String {
        let report = Report(
            title: "Golden report",
            source: Report.Source(id: "golden", summary: "made up for tests."),
            generatedAt: Self.now,
            sections: [section]
        )
        // The rest of a page is always the same and has a golden file of its own.
        if let page = surface as? HTMLSurface {
            var content = ""
            page.writeContent(of: report, to: &content)
            return content
        }
        do throws(SurfaceError) {
            return try surface.text(of: report)
        } catch {
            return "refused: \(error)\n"
        }
    }

    private init(_ fileExtension: String, _ style: TerminalStyle) {
        self.init(fileExtension, TerminalSurface(style: style, zone: Self.zone))
    }
}

extension GoldenFormat: CustomStringConvertible {
    /// The extension of the file, for the names of tests.
    public var description: String { fileExtension }
}
