import SectionKit

/// The formats a report can be written in.
enum ReportFormat: String, CaseIterable, Sendable {
    case terminal, markdown, html, json, csv, icalendar

    /// What it is for, in a few words.
    var summary: String {
        switch self {
        case .terminal: "text, in columns as wide as the terminal"
        case .markdown: "GitHub Flavored Markdown, for wikis and pages"
        case .html: "a page for the browser, whole in one file, with a search"
        case .json: "JSON, for programs; its keys are stable"
        case .csv: "comma-separated values, for sheets; of one table"
        case .icalendar: "iCalendar, for calendars; an event for each date"
        }
    }

    /// The endings of file names that ask for it.
    var endings: [String] {
        switch self {
        case .terminal: [".txt", ".text", ".log"]
        case .markdown: [".md", ".markdown"]
        case .html: [".html", ".htm"]
        case .json: [".json"]
        case .csv: [".csv"]
        case .icalendar: [".ics"]
        }
    }

    /// What it is for and when it is meant, for help.
    var meaning: String { "\(summary): \(endings.joined(separator: ", "))" }

    /// The format that an ending of file names asks for, in any case; nil if none does.
    init?(ending: String) {
        let ending = ending.lowercased()
        guard let format = Self.allCases.first(where: { $0.endings.contains(ending) }) else {
            return nil
        }
        self = format
    }

    /// The format that a file's name asks for by its ending; text if it has none.
    ///
    /// - Parameter otherwise: how else a format can be said, for the error.
    /// - Throws: ``UsageError`` when the ending is that of no format there is.
    static func named(
        _ file: String,
        otherwise: String = ", or say which with --format"
    ) throws(UsageError) -> ReportFormat {
        let name = file.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return .terminal }
        if let format = ReportFormat(ending: String(name[dot...])) { return format }
        let usual = allCases.compactMap(\.endings.first)
        throw UsageError(
            "no format ends in \(String(name[dot...]).quoted): use \(usual.listed(by: "or"))"
                + "\(otherwise).")
    }

    /// The formats that can hold a report, found by trying.
    static func holding(_ report: Report) -> [ReportFormat] {
        allCases.filter { format in
            let surface = format.surface(style: TerminalStyle(), zone: .utc, images: true)
            return (try? surface.text(of: report)) != nil
        }
    }

    /// Those that a screen's content is exported to; the screen itself is one already.
    static let exported = allCases.filter { $0 != .terminal }

    func surface(style: TerminalStyle, zone: DisplayZone, images: Bool) -> any Surface {
        switch self {
        case .terminal: TerminalSurface(style: style, zone: zone)
        case .markdown: MarkdownSurface(zone: zone, ascii: style.ascii)
        case .html: HTMLSurface(zone: zone, images: images, ascii: style.ascii)
        case .json: JSONSurface(ascii: style.ascii)
        case .csv: CSVSurface(ascii: style.ascii)
        case .icalendar: CalendarSurface(ascii: style.ascii)
        }
    }
}
