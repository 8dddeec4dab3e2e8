package import Essentials
package import Logbook
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
                + "the statuses cancelled and diverted; a month becomes its first day"
        case .flightradar24:
            "planned times beside real ones, terminals, gates, booking codes, code-shares, photos "
                + "and the statuses cancelled and diverted; a month becomes its first day"
        case .airTrail:
            "booking codes, code-shares, photos and the statuses cancelled and diverted, and times "
                + "at airports whose zone is unknown"
        case .csv: "the zones that a source has named, and where flights were imported from"
        case .iCalendar, .geoJSON: "what an import needs, so it cannot be imported again"
        }
    }

    /// The text of a log in this format.
    ///
    /// - Parameters:
    ///   - log: the flights; the JSON of this program has them by ID, others the first flight first.
    ///   - now: when the export is made.
    package func text(of log: Log, now: Date) -> String {
        let entries = Array(log.entries.reversed())
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

    /// How many flights are not in the export, because their day or their airports are unknown.
    package func omitted(of log: Log) -> Int {
        switch self {
        case .json, .openFlights, .flightradar24, .airTrail, .csv: 0
        case .iCalendar:
            log.entries.count { [.year, .month].contains($0.flight.date?.precision) }
        case .geoJSON: log.entries.count { $0.distance == nil }
        }
    }
}
