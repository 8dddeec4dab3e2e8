import SectionKit

/// The formats a report can be written in.
enum ReportFormat: String, CaseIterable, Sendable {
    case terminal, markdown, json

    /// The format that a file's name asks for by its ending; text if it has none.
    ///
    /// - Throws: ``UsageError`` when the ending is that of no format there is.
    static func named(_ file: String) throws(UsageError) -> ReportFormat {
        let name = file.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return .terminal }
        switch name[dot...].lowercased() {
        case ".md", ".markdown": return .markdown
        case ".json": return .json
        case ".txt", ".text", ".log": return .terminal
        default:
            throw UsageError(
                "no format ends in \(String(name[dot...]).quoted): use .md, .json or .txt,"
                    + " or say which with --format.")
        }
    }

    func surface(style: TerminalStyle, zone: DisplayZone) -> any Surface {
        switch self {
        case .terminal: TerminalSurface(style: style, zone: zone)
        case .markdown: MarkdownSurface(zone: zone, ascii: style.ascii)
        case .json: JSONSurface(ascii: style.ascii)
        }
    }
}
