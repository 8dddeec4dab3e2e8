public import SectionKit

/// A report format: its name, its file extensions, and the surface that writes it.
///
/// Every program has the ``builtIn`` formats and can add its own, which appear in help, completions
/// and the manual page too. Formats with the same name are equal.
public struct ReportFormat: Sendable {
    /// The name that `--format` takes, such as `json`.
    public let name: String

    /// A short description, for help.
    public let summary: String

    /// The file extensions that select it, in lower case with the dot, such as `.json`.
    public let fileExtensions: [String]

    /// Whether a report taller than the terminal goes to a pager.
    public let isPaged: Bool

    /// What it does with pictures that are not on the web.
    private(set) var images = ImageUse.named

    /// Whether it is for the person's own use, and so has private values without `--personal`.
    private let isForOneself: Bool

    private let makeSurface: @Sendable (SurfaceSettings) -> any Surface

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - name: the name that `--format` takes.
    ///   - summary: a short description without a full stop.
    ///   - fileExtensions: the file extensions that select it, the usual one first.
    ///   - isPaged: whether a report taller than the terminal goes to a pager.
    ///   - isForOneself: whether it has private values (`Column.keptPrivate`) even
    ///     without `--personal`.
    ///   - surface: makes the surface that writes it.
    public init(
        _ name: String,
        summary: String,
        fileExtensions: [String],
        isPaged: Bool = true,
        isForOneself: Bool = false,
        surface: @escaping @Sendable (SurfaceSettings) -> any Surface
    ) {
        self.name = name
        self.summary = summary
        self.fileExtensions = fileExtensions.map { $0.lowercased() }
        self.isPaged = isPaged
        self.isForOneself = isForOneself
        makeSurface = surface
    }

    /// Returns the format with another use of pictures.
    func using(_ images: ImageUse) -> ReportFormat {
        var format = self
        format.images = images
        return format
    }

    /// Makes the surface that writes the format.
    public func surface(_ settings: SurfaceSettings = SurfaceSettings()) -> any Surface {
        let surface = makeSurface(settings)
        return isForOneself || settings.isPersonal
            ? surface : PublicSurface(surface: surface, takesPersonal: settings.takesPersonal)
    }

    /// Makes the surface that writes the format for a web browser, which has private values only if they
    /// are asked for: what is saved from it is soon given to others.
    func surface(_ settings: SurfaceSettings, isPersonal: Bool) -> any Surface {
        let surface = makeSurface(settings)
        return isPersonal ? surface : PublicSurface(surface: surface, takesPersonal: false)
    }

    /// The name for people, such as "JSON".
    var title: String {
        switch self {
        case .markdown: "Markdown"
        case .icalendar: "iCalendar"
        case .geojson: "GeoJSON"
        case .csv: "CSV"
        // A format of a program is written as its summary begins, such as "TCX with recorded tracks".
        default: summary.hasPrefix(name.uppercased()) ? name.uppercased() : name.withCapital
        }
    }

    /// The summary and the file extensions, for help.
    var meaning: String {
        fileExtensions.isEmpty ? summary : "\(summary): \(fileExtensions.separated(by: ", "))"
    }
}

extension ReportFormat: Equatable {
    /// Whether two formats have the same name.
    public static func == (one: ReportFormat, other: ReportFormat) -> Bool {
        one.name == other.name
    }
}

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
            zone: $0.zone, images: $0.images, ascii: $0.ascii, scheme: $0.style.scheme,
            ground: $0.style.ground)
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

/// Writes reports for others: without private values.
struct PublicSurface: Surface {
    let surface: any Surface

    /// Whether the command takes `--personal`, which writes them.
    let takesPersonal: Bool

    func check(_ shape: ReportShape) throws(SurfaceError) {
        try surface.check(shape)
    }

    func write<Sink: TextSink>(_ report: Report, to sink: inout Sink) throws(Sink.Failure) {
        try surface.write(report.withoutPrivateValues, to: &sink)
    }

    /// The notes of the format, and what was left out.
    func notes(on report: Report) -> [String] {
        let names = report.privateValues
        let option = ReportOptions.personal.description.name
        let note =
            "private values are left out: \(names.separated(by: ", "))"
            + (takesPersonal ? "; add --\(option) to include them." : ".")
        return surface.notes(on: report.withoutPrivateValues) + (names.isEmpty ? [] : [note])
    }

    var namesFailures: Bool { surface.namesFailures }

    func streamed(isFirst: Bool) -> (any Surface)? {
        surface.streamed(isFirst: isFirst).map {
            PublicSurface(surface: $0, takesPersonal: takesPersonal)
        }
    }
}
