import ScreenHost
import SectionKit

/// Lays out a report for a terminal's screen; a line says how many lines do not fit.
struct WatchFrame {
    let size: ScreenSize
    let style: TerminalStyle
    let zone: DisplayZone

    /// The width from the option, in columns; nil for the screen's width.
    let width: Int?

    /// The latest notice of a change; empty if there is none.
    let news: String

    /// Returns the frame that shows a report.
    func frame(of report: Report) -> Frame {
        let columns = max(1, size.columns)
        let style = style.widened(to: min(width ?? columns, columns))
        let surface = TerminalSurface(style: style, zone: zone)
        var lines = surface.wholeText(of: report)
            .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        let room = max(1, size.rows - 1)
        if lines.count > room {
            let hidden = lines.count - room + 1
            lines = Array(lines.prefix(room - 1))
            lines.append(
                style.encoded(
                    "… \(hidden.grouped) more lines: make the terminal taller, or use -o FILE."))
        }
        lines += Array(repeating: "", count: room - lines.count)
        lines.append(style.line(status(of: report), columns: columns))
        return Frame(size: size, lines: lines.map { Line(painted: $0, atMost: columns) })
    }

    /// The status line, which is the last of the frame.
    private func status(of report: Report) -> String {
        let head = "\(zone.formatted(report.generatedAt)). q or Ctrl-C ends."
        return news.isEmpty ? head : "\(head) \(news)"
    }
}

extension TerminalSurface {
    /// Returns the text of a whole report.
    func wholeText(of report: Report) -> String {
        var text = ""
        write(report, to: &text)
        return text
    }
}
