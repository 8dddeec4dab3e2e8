import LogFiles
import SectionKit

/// What to export, and where to.
struct ExportQuery: Equatable, Sendable {
    let path: String

    /// The format; nil for that of the extension.
    var format: LogExportFormat?

    /// Whether an existing file may be replaced.
    var replaces = false
}

/// What an export writes, or has written.
struct LogExport: Equatable, Sendable {
    let path: String
    let format: LogExportFormat
    let flightCount: Int

    /// How many flights the format cannot hold.
    let omittedCount: Int

    let byteCount: Int
}

extension LogExport {
    var summary: String { "write \(flightCount.counted("flight", "flights")) to \(path)" }

    var facts: [Fact] {
        [
            Fact("file", "File", .text(path)),
            Fact("format", "Format", .text(format.rawValue)),
            Fact("flights", "Flights", .integer(flightCount)),
            Fact("omitted", "Left out", .integer(omittedCount)),
            Fact("size_bytes", "Bytes", .integer(byteCount)),
        ]
    }

    /// What is personal in the export, and what it does not hold.
    var notices: [Block] {
        var words = [
            "The export is whole: it has seats, booking codes and notes wherever the format has a "
                + "place for them. Mind whom you give it to."
        ]
        if let losses = format.losses {
            words.append("The format cannot hold \(losses). Only JSON holds everything.")
        }
        if omittedCount > 0 {
            let what = format == .iCalendar ? "day" : "route"
            words.append(
                "\(omittedCount.counted("flight is", "flights are")) left out because the \(what) "
                    + "is unknown.")
        }
        return words.map { .notice(Notice(.info, InlineText($0))) }
    }
}
