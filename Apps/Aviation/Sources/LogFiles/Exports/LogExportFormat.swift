package import Logbook
import RecordStore
package import SectionEssentials
import SectionKit
import WorldMap

/// A format in which a log is exported.
package enum LogExportFormat: String, CaseIterable, Sendable {
    case json
    case openFlights = "openflights"
    case flightradar24
    case airTrail = "airtrail"
    case csv
    case iCalendar = "icalendar"
    case geoJSON = "geojson"

    /// The format that the extension of a file names; nil for others.
    package init?(file path: String) {
        switch path.split(separator: "/").last?.split(separator: ".").last?.lowercased() {
        case "json": self = .json
        case "csv": self = .csv
        case "ics": self = .iCalendar
        case "geojson": self = .geoJSON
        default: return nil
        }
    }

    /// What the format cannot hold of a flight, as a clause; nil if it holds everything.
    package var losses: String? {
        switch self {
        case .json: nil
        case .openFlights:
            "arrival times, real times, terminals, gates, booking codes, code-shares, photos and "
                + "that a flight was cancelled or diverted; a month becomes its first day"
        case .flightradar24:
            "planned times beside real ones, terminals, gates, booking codes, code-shares, photos "
                + "and that a flight was cancelled or diverted; a month becomes its first day"
        case .airTrail:
            "booking codes, code-shares, photos and that a flight was cancelled or diverted, and times "
                + "at airports whose zone is unknown"
        case .csv: "the zones that a source has named, and where flights were imported from"
        case .iCalendar:
            "flights whose day is unknown, the zones that a source has named, and where flights were "
                + "imported from"
        case .geoJSON: "what an import needs, so it cannot be imported again"
        }
    }

    /// The flights of a log that this format can hold, the first flight first.
    package func entries(of log: Log) -> [LogEntry] {
        log.entries.reversed().filter { omission(of: $0) == nil }
    }

    /// The text of a log in this format.
    ///
    /// - Parameters:
    ///   - log: the flights; the JSON of this program has them by ID, others the first flight first.
    ///   - now: when the export is made.
    package func text(of log: Log, now: Date) -> String {
        let entries = entries(of: log)
        return switch self {
        case .json: FlightLogFile.text(of: entries)
        case .openFlights: OpenFlightsFile.text(of: entries)
        case .flightradar24: Flightradar24File.text(of: entries)
        case .airTrail: AirTrailFile.text(of: entries)
        case .csv: FlightLogTable.text(of: entries)
        case .iCalendar:
            LogReport(entries, now: now, isCalendar: true).text(in: CalendarSurface())
        case .geoJSON: LogReport(entries, now: now).text(in: GeoJSONSurface())
        }
    }

    /// Why a flight is not in the export, as a clause; nil for one that is.
    package func omission(of entry: LogEntry) -> String? {
        switch self {
        case .json, .csv: nil
        case .openFlights, .flightradar24, .airTrail:
            entry.status == .cancelled ? "it was cancelled" : nil
        case .iCalendar:
            [.year, .month].contains(entry.flight.date?.precision) ? "its day is unknown" : nil
        case .geoJSON: entry.distance == nil ? "its route is unknown" : nil
        }
    }
}

/// A log as a report, for formats that the framework writes.
struct LogReport {
    private let entries: [LogEntry]
    private let now: Date

    /// Whether it is written as a calendar, whose descriptions are read again.
    private let isCalendar: Bool

    init(_ entries: [LogEntry], now: Date, isCalendar: Bool = false) {
        self.entries = entries
        self.isCalendar = isCalendar
        self.now = now
    }

    func text(in surface: some Surface) -> String {
        var text = ""
        surface.write(report, to: &text)
        return text
    }

    private var report: Report {
        let table = Table(
            key: "flights", of: entries.map { Row($0, isEvent: isCalendar) }, columns: Self.columns,
            titledBy: "title",
            events: EventColumns(
                domain: "flight-log", id: "id", start: "departure", end: "arrival", day: "day",
                place: "from_name", cancelled: "status",
                details: FlightField.all.map(\.key)),
            identity: \.entry.id.text)
        let map = Map(
            key: "map", title: "Flights", on: .naturalEarth, points: [],
            lines: entries.compactMap(Self.line), table: table.key)
        return Report(
            title: "Flight log",
            source: Report.Source(id: "log", summary: "your own records."), generatedAt: now,
            sections: [
                SectionSnapshot(
                    id: "flights", title: "Flights", state: .success([.table(table), .map(map)]))
            ])
    }

    private static func line(_ entry: LogEntry) -> MapLine? {
        guard let from = entry.from?.position, let to = entry.to?.position else { return nil }
        return MapLine(
            [[from, to]], path: .greatCircle, label: entry.flight.route, row: entry.id.text)
    }

    /// A flight with a copy of what was written down, of which every field is read.
    private struct Row {
        let entry: LogEntry
        let record: LoggedFlight
        let isEvent: Bool

        init(_ entry: LogEntry, isEvent: Bool) {
            self.entry = entry
            self.isEvent = isEvent
            record = entry.record
        }
    }

    private static let columns: [TableColumn<Row>] =
        [
            column("title") { row in
                .text(
                    [row.record.number, row.record.route].compactMap(\.self)
                        .joined(separator: " "))
            },
            column("id") { .text($0.entry.id.text) },
            column("day", keys: .day) { .date(orUnknown: $0.record.date?.day) },
            column("departure") { $0.entry.departure.map(Cell.localTime) ?? .empty },
            column("arrival") { $0.entry.arrival.map(Cell.localTime) ?? .empty },
            column("from_name") { .text($0.entry.from?.name ?? $0.record.departure.airport) },
            column("to_name") { .text($0.entry.to?.name ?? $0.record.arrival.airport) },
            column("distance_m") { row in
                row.entry.distance.map { .integer(Int(clamping: $0.rounded())) } ?? .empty
            },
        ]
        + FlightField.all.map { field in
            TableColumn(Column(field.key, field.label)) { row in
                field.text(row.record).map { .text(row.isEvent ? OwnCalendarEvent.value($0) : $0) }
                    ?? .empty
            }
        }

    private static func column(
        _ key: String, keys: ValueKeys = .one, _ cell: @escaping @Sendable (Row) -> Cell
    ) -> TableColumn<Row> {
        TableColumn(.machines(key, keys: keys), cell: cell)
    }
}
