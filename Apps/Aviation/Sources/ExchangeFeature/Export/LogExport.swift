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

    /// What the format does not hold, flight by flight.
    let losses: [ExportLoss]

    let byteCount: Int
}

extension LogExport {
    /// How many flights the format cannot hold.
    private var omittedCount: Int { losses.count { $0.omission != nil } }

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
            "The export has all flights, with seats, booking codes and notes wherever the format has a "
                + "place for them. Mind whom you give it to. Trips, their entries and photos are not in it: "
                + "'flight-log backup FILE' has everything."
        ]
        if let losses = format.losses {
            words.append("The format cannot hold \(losses). Only JSON holds all of a flight.")
        }
        let notices = words.map { Block.notice(Notice(.info, InlineText($0))) }
        if losses.isEmpty { return notices }
        let count = losses.count.counted("flight", "flights")
        return notices + [
            .heading("What the file does not hold of \(count)"), .table(ExportLoss.table(losses)),
        ]
    }
}
