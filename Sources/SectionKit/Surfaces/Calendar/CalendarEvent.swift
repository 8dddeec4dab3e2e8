/// One event of a calendar (RFC 5545, section 3.6.1).
struct CalendarEvent {
    /// What the calendar calls it for good, so that a later calendar replaces it.
    let id: String

    /// All that is known of it, the id included.
    let lines: [CalendarLine]
}

extension Table {
    /// The events that the rows are, as far as their day is known, each made when it is asked for.
    var calendarEvents: some Sequence<CalendarEvent> {
        let reader = EventReader(self)
        return rows.lazy.compactMap { reader?.event(for: $0) }
    }

    /// What a calendar calls the rows: all of them, and those whose day is known.
    var calendarIDs: (all: [String], dated: [String]) {
        guard let reader = EventReader(self) else { return ([], []) }
        let dated = rows.filter { reader.times(of: $0) != nil }
        return (rows.map(reader.id), dated.map(reader.id))
    }
}

/// Finds in the rows of a table what a calendar says of events.
private struct EventReader {
    private let table: Table
    private let domain: String
    private let idColumn: Int?
    private let start: Int
    private let place: Int?

    /// The columns that the description of an event is made of.
    private let details: [Int]

    private let formatter = ValueFormatter(zone: .utc)

    /// Finds the columns; nil where rows are no events.
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

    /// The event that a row is; nil if its day is not known.
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
            // Nobody is busy because something happens somewhere.
            + [CalendarLine("TRANSP", raw: "TRANSPARENT")]
        return CalendarEvent(id: id, lines: lines)
    }

    /// The lines that say when the event is; nil if its day is not known.
    func times(of row: [Cell]) -> [CalendarLine]? {
        switch row[start] {
        case .date(let date): date.calendarLines
        case .localTime(let time): PreciseDate(time.date, precision: .hour).calendarLines
        default: nil
        }
    }

    /// What the calendar calls a row for good.
    func id(of row: [Cell]) -> String {
        // Better an id that changes with the date than no event.
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

    /// What else is known, a line each; addresses too, because some calendars show no URL.
    private func description(of row: [Cell]) -> String? {
        let lines = details.filter { row[$0].raw != .none }.compactMap { column in
            formatter.text(of: row[column]).map { "\(table.columns[column].label): \($0)" }
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
}

extension Column {
    /// What it is called away from its table, where a mere sign, such as "#", says little; by its
    /// key if it is for machines only.
    fileprivate var label: String {
        let title = title ?? ""
        guard let key, !title.contains(where: \.isLetter) else { return title }
        let words = key.replacing("_", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
