import LogFiles
import Logbook
import SectionKit

/// What an export does not hold of a flight.
struct ExportLoss: Equatable, Sendable {
    let entry: LogEntry

    /// Why the whole flight is left out, as a clause; nil if it is in the file.
    var omission: String?

    /// The names of the values that are missing.
    var missing: [String] = []

    /// The values that become others, such as "Departure 2024-06-14 10:00 becomes 2024-06-14 10:20".
    var changed: [String] = []

    private var isNothing: Bool { omission == nil && missing.isEmpty && changed.isEmpty }
}

extension ExportLoss {
    /// Compares the flights of a log with those that an import reads from the export.
    static func all(
        of log: Log, in format: LogExportFormat, readBack flights: [ReadFlight]
    ) -> [ExportLoss] {
        var flights = flights[...]
        let isByID = format == .json || format == .csv || format == .iCalendar
        let known =
            isByID
            ? Dictionary(flights.compactMap { read in read.id.map { ($0, read.flight) } }) { $1 }
            : [:]
        return log.entries.reversed().compactMap { entry in
            var loss = ExportLoss(entry: entry)
            loss.omission = format.omission(of: entry)
            if loss.omission == nil {
                let read = isByID ? known[entry.id] : flights.popFirst()?.flight
                if let read { loss.compare(entry.record, with: read) }
            }
            return loss.isNothing ? nil : loss
        }
    }

    /// The values that an export may add, because they follow from others and from the tables.
    private static let derived: Set = [
        "duration_min", "departure_icao", "arrival_icao", "airline", "airline_icao",
        "airline_iata", "aircraft",
    ]

    private mutating func compare(_ flight: LoggedFlight, with read: LoggedFlight) {
        for field in LogFiles.FlightField.all {
            switch (field.text(flight), field.text(read)) {
            case (.some, nil): missing.append(field.label)
            case (let old?, let new?) where old != new:
                changed.append("\(field.label) \(old.dateWords) becomes \(new.dateWords)")
            case (nil, let new?) where !Self.derived.contains(field.key):
                changed.append("\(field.label) becomes \(new.dateWords)")
            default: break
            }
        }
    }

    /// The flights with what is lost of each.
    static func table(_ losses: [ExportLoss]) -> Table {
        Table(
            key: "losses", of: losses,
            columns: TableColumn<LoggedFlight>.route.map { $0.of(\.entry.record) } + [
                TableColumn(Column("left_out", "Left out")) { loss in
                    (loss.omission.map { "the flight, because \($0)" }
                        ?? loss.missing.joined(separator: ", ").nonBlank).map(Cell.text) ?? .empty
                },
                TableColumn(Column("changed", "Changed")) {
                    $0.changed.joined(separator: "; ").nonBlank.map(Cell.text) ?? .empty
                },
            ])
    }
}
