import Logbook
import SectionKit

/// Writes rows as CSV (RFC 4180).
enum CSVLines {
    static func text(_ rows: [[String?]]) -> String {
        var text = ""
        for row in rows {
            text += row.map { ($0 ?? "").withoutControls.escapedForSpreadsheets.quotedForCSV }
                .joined(separator: ",")
            text += "\r\n"
        }
        return text
    }
}

extension LocalDateTime {
    /// The day as `2024-06-14`: the first of a month or year of which no more is known.
    var wholeDay: String {
        switch precision {
        case .year: "\(text)-01-01"
        case .month: "\(text)-01"
        case .day, .minute: withoutTime.text
        }
    }
}
