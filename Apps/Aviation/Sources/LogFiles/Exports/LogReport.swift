import Logbook
import RecordStore
import SectionEssentials
import SectionKit
import WorldMap

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
