public import Essentials
public import SectionKit

/// A format in which a section is compared with a golden file.
///
/// The raw value is the extension of the file.
public enum GoldenFormat: String, CaseIterable, Sendable {
    /// A pipe, without wrapping.
    case terminal = "terminal.txt"

    /// The narrowest terminal, 40 columns.
    case terminal40 = "terminal-40.txt"

    /// A terminal of the usual width, 80 columns.
    case terminal80 = "terminal-80.txt"

    /// A terminal that shows only ASCII.
    case terminalASCII80 = "terminal-ascii-80.txt"

    /// A wide terminal with colours.
    case terminalColor100 = "terminal-color-100.txt"

    /// GitHub Flavored Markdown.
    case markdown = "md"

    /// A page of HTML.
    case html = "html"

    /// JSON.
    case json = "json"

    /// CSV, for a section with one table.
    case csv = "csv"

    /// A calendar, for a section with events.
    case icalendar = "ics"

    /// The tree of blocks, type by type.
    case outline = "outline.txt"

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

    private var surface: any Surface {
        switch self {
        case .terminal: terminal(TerminalStyle())
        case .terminal40: terminal(TerminalStyle(width: 40))
        case .terminal80: terminal(TerminalStyle(width: 80))
        case .terminalASCII80: terminal(TerminalStyle(width: 80, ascii: true))
        case .terminalColor100: terminal(TerminalStyle(width: 100, color: true))
        case .markdown: MarkdownSurface(zone: Self.zone)
        case .html: HTMLSurface(zone: Self.zone)
        case .json: JSONSurface()
        case .csv: CSVSurface()
        case .icalendar: CalendarSurface()
        case .outline: OutlineSurface()
        }
    }

    private func terminal(_ style: TerminalStyle) -> TerminalSurface {
        TerminalSurface(style: style, zone: Self.zone)
    }
}
