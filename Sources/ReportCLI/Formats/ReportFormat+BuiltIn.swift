import SectionKit

/// The formats of every program.
extension ReportFormat {
    /// Text for people, set for a terminal.
    public static let terminal = ReportFormat(
        "terminal",
        summary: "text, in columns as wide as the terminal",
        fileExtensions: [".txt", ".text", ".log"]
    ) { TerminalSurface(style: $0.style, zone: $0.zone) }

    /// GitHub Flavored Markdown.
    public static let markdown = ReportFormat(
        "markdown",
        summary: "GitHub Flavored Markdown, for wikis and pages",
        fileExtensions: [".md", ".markdown"]
    ) { MarkdownSurface(zone: $0.zone, ascii: $0.ascii) }

    /// A page of HTML.
    public static let html = ReportFormat(
        "html",
        summary: "a self-contained page for the browser, with a search",
        fileExtensions: [".html", ".htm"]
    ) { HTMLSurface(zone: $0.zone, images: $0.images, ascii: $0.ascii) }

    /// JSON with stable keys.
    public static let json = ReportFormat(
        "json",
        summary: "JSON, for programs; its keys are stable",
        fileExtensions: [".json"]
    ) { JSONSurface(ascii: $0.ascii) }

    /// Comma-separated values.
    public static let csv = ReportFormat(
        "csv",
        summary: "comma-separated values, for sheets; of one table",
        fileExtensions: [".csv"]
    ) { CSVSurface(ascii: $0.ascii) }

    /// A calendar.
    public static let icalendar = ReportFormat(
        "icalendar",
        summary: "iCalendar, for calendars; an event for each date",
        fileExtensions: [".ics"]
    ) { CalendarSurface(ascii: $0.ascii) }

    /// Those of every program, in the order help lists them; the first is the default.
    public static let builtIn = [terminal, markdown, html, json, csv, icalendar]
}
