import SectionKit

/// The formats a report can be written in.
enum ReportFormat: String, CaseIterable, Sendable {
    case terminal, markdown, json

    /// The format that a file's name asks for by its ending, if it does.
    init?(fileName: String) {
        guard let dot = fileName.lastIndex(of: ".") else { return nil }
        switch fileName[dot...].lowercased() {
        case ".md", ".markdown": self = .markdown
        case ".json": self = .json
        case ".txt": self = .terminal
        default: return nil
        }
    }

    func surface(style: TerminalStyle, zone: DisplayZone) -> any Surface {
        switch self {
        case .terminal: TerminalSurface(style: style, zone: zone)
        case .markdown: MarkdownSurface(zone: zone)
        case .json: JSONSurface()
        }
    }
}
