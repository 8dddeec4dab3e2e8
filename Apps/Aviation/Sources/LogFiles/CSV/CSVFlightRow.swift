import Logbook
import SectionKit

/// A row of a CSV file with its columns by name.
struct CSVFlightRow {
    let fields: [String]

    /// The places of the columns by their names in lower case.
    let columns: [String: Int]

    let line: Int

    /// Whether its dates begin with the day or the month.
    var order = DateOrder.monthFirst

    /// Notes what is read; nil for a row that is only tried.
    var use: ColumnUse?

    /// The text of a column without white space around it; nil if the row has none, and for `\N`,
    /// which databases write for it.
    subscript(_ column: String) -> String? {
        guard let place = columns[column] else { return nil }
        use?.read(place)
        guard place < fields.count else { return nil }
        let text = fields[place].trimmed
        if text.isEmpty || text == "\\N" { return nil }
        return text.withoutFormulaMark
    }

    /// The value of a column; one that is not understood is noted, and left out.
    func value<Value>(_ column: String, _ read: (String) -> Value?) -> Value? {
        guard let text = self[column] else { return nil }
        if let value = read(text) { return value }
        if let place = columns[column] { use?.leaveOut(text, at: place, line: line) }
        return nil
    }

    /// The date in a column, perhaps with its time.
    func date(_ column: String) throws(RowFlaw) -> LocalDateTime {
        try DateText.required(self[column], order)
    }

    /// Whether the file has a column.
    func has(_ column: String) -> Bool { columns[column] != nil }

    /// The airport in a column.
    func departure(_ column: String) throws(RowFlaw) -> FlightEnd {
        guard let airport = self[column] else { throw .noDeparture }
        return FlightEnd(airport)
    }

    func arrival(_ column: String) throws(RowFlaw) -> FlightEnd {
        guard let airport = self[column] else { throw .noArrival }
        return FlightEnd(airport)
    }

    /// A flight between the airports in two columns.
    func flight(from: String, to: String) throws(RowFlaw) -> FileFlight {
        let flight = LoggedFlight(
            departure: try departure(from), arrival: try arrival(to), source: .imported)
        return FileFlight(flight, at: .line(line))
    }
}

extension String {
    /// The text without the apostrophe that keeps a spreadsheet from running it.
    private static let formulas: Set<Character> = ["=", "+", "-", "@"]

    fileprivate var withoutFormulaMark: String {
        guard first == "'", let second = dropFirst().first, Self.formulas.contains(second) else {
            return self
        }
        return String(dropFirst())
    }
}
