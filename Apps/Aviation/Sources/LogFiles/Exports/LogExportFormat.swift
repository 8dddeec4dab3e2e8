package import Logbook
package import SectionEssentials
import SectionKit

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
