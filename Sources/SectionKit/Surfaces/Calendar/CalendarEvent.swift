/// One event of a calendar (RFC 5545, section 3.6.1).
struct CalendarEvent {
    /// The permanent id, by which a later calendar replaces the event.
    let id: String

    /// The content lines of the event, including the id.
    let lines: [CalendarLine]
}

/// Converts the rows of a table to calendar events.
struct CalendarEvents {
    let table: Table
    private let domain: String
    private let idColumn: Int?
    private let start: Int
    private let end: Int?
    private let day: Int?
    private let title: Int
    private let place: Int?
    private let tentative: Int?
    private let cancelled: Int?

    /// The columns that make up the description of an event, with their labels.
    private let details: [(column: Int, label: String)]

    private let formatter = ValueFormatter(zone: .utc)

    /// Finds the columns; nil if the rows of the table are not events.
    init?(_ table: Table) {
        let column = { (key: String) in table.columns.firstIndex { $0.key == key } }
        guard let events = table.events, let start = column(events.start) else { return nil }
        let place = events.place.flatMap(column)
        self.table = table
        self.start = start
        title = events.title.flatMap(column) ?? table.rowTitle
        end = events.end.flatMap(column)
        day = events.day.flatMap(column)
        self.place = place
        tentative = events.tentative.flatMap(column)
        cancelled = events.cancelled.flatMap(column)
        domain = events.domain
        idColumn = column(events.id)
        details = events.details.compactMap(column).map { ($0, table.columns[$0].label) }
    }

    /// The event of a row; nil if its day is unknown.
    func event(for row: [Cell]) -> CalendarEvent? {
        guard let times = times(of: { row[$0] }) else { return nil }
        let id = id { row[$0] }
        var lines = [CalendarLine("UID", id)]
        lines.reserveCapacity(8)
        lines += times
        lines.append(CalendarLine("SUMMARY", text(ofTitle: row[title])))
        if let place, let text = Self.text(row[place]) {
            lines.append(CalendarLine("LOCATION", text))
        }
        if let address = table.address(of: row) {
            lines.append(CalendarLine("URL", raw: address.url))
        }
        if let description = description(of: row) {
            lines.append(CalendarLine("DESCRIPTION", description))
        }
        if let status = status(of: row) { lines.append(CalendarLine("STATUS", raw: status)) }
        // The event does not make the owner of the calendar busy.
        lines.append(CalendarLine("TRANSP", raw: "TRANSPARENT"))
        return CalendarEvent(id: id, lines: lines)
    }

    /// The status of the event of a row (RFC 5545, section 3.8.1.11); nil for one that takes place.
    private func status(of row: [Cell]) -> String? {
        if let state = cancelled.map({ row[$0] }),
            state == .boolean(true) || state.raw.text == "cancelled"
        {
            return "CANCELLED"
        }
        if let tentative, row[tentative] == .boolean(true) { return "TENTATIVE" }
        return nil
    }

    /// Whether the day of every row is known.
    var areDated: Bool {
        table.rows.indices.allSatisfy(isDated)
    }

    /// Adds the id of every row, and whether the day of a row with that id is known.
    func addIDs(to dated: inout [String: Bool]) {
        for row in table.rows.indices {
            let isDated = isDated(row)
            let id = id { table.rows.cell(row, $0) }
            dated[id] = dated[id] == true || isDated
        }
    }

    private func isDated(_ row: Int) -> Bool {
        times { table.rows.cell(row, $0) } != nil
    }

    /// The lines with the time of the event, from some cells of its row; nil if its day is unknown.
    private func times(of cell: (Int) -> Cell) -> [CalendarLine]? {
        guard let first = cell(start).date ?? day.flatMap({ cell($0).date }),
            let lines = first.calendarLines
        else { return nil }
        guard let last = end.flatMap({ cell($0).date }), last.precision == first.precision,
            last.date >= first.date, last.calendarLines != nil
        else { return lines }
        return lines.prefix(1) + last.calendarEnd
    }

    /// The permanent event id of a row, from some of its cells.
    private func id(of cell: (Int) -> Cell) -> String {
        if let text = idColumn.flatMap({ Self.text(cell($0)) }) { return "\(text)@\(domain)" }
        // An id that changes with the date is better than no event.
        return "\(cell(start).raw.text ?? "") \(text(ofTitle: cell(title)))@\(domain)"
    }

    private func text(ofTitle cell: Cell) -> String {
        formatter.text(of: cell) ?? ""
    }

    private static func text(_ cell: Cell) -> String? {
        let text = cell.raw.text
        return text == "" ? nil : text
    }

    /// The other values, one per line, with the addresses, because some calendars show no URL.
    private func description(of row: [Cell]) -> String? {
        var lines = ""
        for (column, label) in details where row[column].hasValue {
            guard let text = formatter.text(of: row[column]) else { continue }
            if !lines.isEmpty { lines += "\n" }
            lines += label
            lines += ": "
            lines += text
        }
        return lines.isEmpty ? nil : lines
    }
}

extension Cell {
    /// The date of a date or a local time.
    fileprivate var date: PreciseDate? {
        switch self {
        case .date(let date): date
        case .localTime(let time): PreciseDate(time.date, precision: .hour)
        default: nil
        }
    }

    /// Whether there is a value for machines.
    fileprivate var hasValue: Bool {
        switch self {
        case .text, .link, .image, .badge, .date: true
        case .unknown, .empty: false
        default: raw != .none
        }
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
