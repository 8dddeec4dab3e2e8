import SectionKit

/// A format of CSV: how it is recognised, and how a row is read.
struct CSVFlightTable: Sendable {
    let format: LogFileFormat

    /// The columns without which it is another format, in lower case.
    let required: [String]

    /// The columns of a file without a header; empty if the format always has one.
    var usual: [String] = []

    /// The column with the date.
    var date = "date"

    /// The columns that the program computes itself, in lower case.
    var computed: Set<String> = []

    /// Reads a row; nil for the flight of another person.
    let read: @Sendable (CSVFlightRow) throws(RowFlaw) -> FileFlight?

    /// All formats, those with the most telling columns first.
    static let all: [CSVFlightTable] = [
        .flightLog, .flighty, .flightradar24, .openFlights, .airTrail, .jetlog, .jetLovers,
        .byAir,
    ]

    /// The places of the columns, if the fields are a header of this format; else nil.
    func columns(_ fields: [String]) -> [String: Int]? {
        guard fields.count >= required.count, required.first.map(fields.mayHave) ?? true else {
            return nil
        }
        var columns: [String: Int] = [:]
        for (place, field) in fields.enumerated() where columns[field.columnName] == nil {
            columns[field.columnName] = place
        }
        return required.allSatisfy { columns[$0] != nil } ? columns : nil
    }

    /// The places of the columns of a file without a header.
    var usualColumns: [String: Int] {
        Dictionary(uniqueKeysWithValues: usual.enumerated().map { ($1, $0) })
    }
}

extension [String] {
    /// Whether one of the fields may be the name of a column, by its length: most rows are none, and
    /// need no names.
    fileprivate func mayHave(_ name: String) -> Bool {
        let lengths = name.utf8.count...name.utf8.count + 8
        return contains { lengths.contains($0.utf8.count) && $0.columnName == name }
    }
}

extension String {
    /// The name of a column in lower case, without a byte order mark.
    var columnName: String {
        String(lowercased().unicodeScalars.filter { $0 != "\u{FEFF}" }).trimmed
    }
}
