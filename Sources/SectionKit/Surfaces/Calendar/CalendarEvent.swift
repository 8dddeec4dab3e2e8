/// One event of a calendar (RFC 5545, section 3.6.1).
struct CalendarEvent {
    /// The permanent id, by which a later calendar replaces the event.
    let id: String

    /// The content lines of the event, including the id.
    let lines: [CalendarLine]
}

extension Table {
    /// The events of the rows whose day is known, created lazily.
    var calendarEvents: some Sequence<CalendarEvent> {
        let reader = EventReader(self)
        return rows.lazy.compactMap { reader?.event(for: $0) }
    }

    /// The event ids of all rows, and of the rows whose day is known.
    var calendarIDs: (all: [String], dated: [String]) {
        guard let reader = EventReader(self) else { return ([], []) }
        let dated = rows.filter { reader.times(of: $0) != nil }
        return (rows.map(reader.id), dated.map(reader.id))
    }
}

/// Converts the rows of a table to calendar events.
private struct EventReader {
    private let table: Table
    private let domain: String
    private let idColumn: Int?
    private let start: Int
    private let place: Int?

    /// The columns that make up the description of an event.
    private let details: [Int]

    private let formatter = ValueFormatter(zone: .utc)

    /// Finds the columns; nil if the rows of the table are not events.
    init?(_ table: Table) {
        let column = { (key: String) in table.columns.firstIndex { $0.key == key } }
        guard let events = table.events, let start = column(events.start) else { return nil }
        let place = events.place.flatMap(column)
        self.table = table
        self.start = start
        self.place = place
        domain = events.domain
        idColumn = column(events.id)
        details = events.details.compactMap(column)
    }

    /// The event of a row; nil if its day is unknown.
    func event(for row: [Cell]) -> CalendarEvent? {
        guard let times = times(of: row) else { return nil }
        let id = id(of: row)
        let lines =
            [CalendarLine("UID", id)] + times + [CalendarLine("SUMMARY", title(of: row))]
            + [
                text(place, of: row).map { CalendarLine("LOCATION", $0) },
                table.address(of: row).map { CalendarLine("URL", raw: $0.url) },
                description(of: row).map { CalendarLine("DESCRIPTION", $0) },
            ].compactMap(\.self)
            // The event does not make the owner of the calendar busy.
            + [CalendarLine("TRANSP", raw: "TRANSPARENT")]
        return CalendarEvent(id: id, lines: lines)
    }

    /// The lines with the time of the event; nil if its day is unknown.
    func times(of row: [Cell]) -> [CalendarLine]? {
        switch row[start] {
        case .date(let date): date.calendarLines
        case .localTime(let time): PreciseDate(time.date, precision: .hour).calendarLines
        default: nil
        }
    }

    /// The permanent event id of a row.
    func id(of row: [Cell]) -> String {
        // An id that changes with the date is better than no event.
        let id = text(idColumn, of: row) ?? "\(row[start].raw.text ?? "") \(title(of: row))"
        return "\(id)@\(domain)"
    }

    private func title(of row: [Cell]) -> String {
        formatter.text(of: row[table.rowTitle]) ?? ""
    }

    private func text(_ column: Int?, of row: [Cell]) -> String? {
        let text = column.flatMap { row[$0].raw.text }
        return text == "" ? nil : text
    }

    /// The other values, one per line, with the addresses, because some calendars show no URL.
    private func description(of row: [Cell]) -> String? {
        let lines = details.filter { row[$0].raw != .none }.compactMap { column in
            formatter.text(of: row[column]).map { "\(table.columns[column].label): \($0)" }
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
}

extension Column {
    /// The title of the column outside its table; derived from the key if the title is missing or
    /// only a symbol, such as "#".
    fileprivate var label: String {
        let title = title ?? ""
        guard let key, !title.contains(where: \.isLetter) else { return title }
        let words = key.replacing("_", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
