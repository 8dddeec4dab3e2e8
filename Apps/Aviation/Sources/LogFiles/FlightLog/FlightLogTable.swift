import Logbook
import RecordStore
import SectionEssentials

/// Writes the table of this program, for spreadsheets and for its own import.
enum FlightLogTable {
    /// The text of the flights; the columns are the ID, the keys of ``FlightField``, and the distance
    /// over the ellipsoid in metres.
    static func text(of entries: [LogEntry]) -> String {
        let fields = FlightField.all
        let header = ["id"] + fields.map(\.key) + ["distance_m"]
        let rows = entries.map { entry in
            let record = entry.record
            return [entry.id.text] + fields.map { $0.text(record) }
                + [entry.distance.map { String(Int(clamping: $0.rounded())) }]
        }
        return CSVLines.text([header] + rows)
    }
}
