import Logbook
import RecordStore
import SectionKit

/// Says in a few words what a record is, such as "LH400 FRA–JFK, 14 Jun 2024, seat 14A".
enum RecordWords {
    /// Returns the words; nil for a record of an unknown kind, or one that cannot be read.
    static func words(of file: RecordFile, kind: String) -> String? {
        if file.isRemoved { return "removed" }
        let parts: [String?]? =
            switch record(of: file, kind: kind) {
            case let flight as LoggedFlight: parts(of: flight)
            case let trip as Trip: [trip.name]
            case let entry as TripEntry: parts(of: entry)
            case let airport as OwnAirport: [airport.code, airport.name]
            case let search as PastSearch: [search.number]
            case let columns as KeptColumns: [columns.name]
            default: nil
            }
        return parts.map { $0.compactMap(\.self).joined(separator: ", ") }
    }

    /// Reads a record; nil for one of an unknown kind, a removed one, and one that cannot be read.
    static func record(of file: RecordFile, kind: String) -> (any StoredRecord)? {
        let types: [any StoredRecord.Type] = [
            LoggedFlight.self, Trip.self, TripEntry.self, OwnAirport.self, PastSearch.self,
            KeptColumns.self,
        ]
        return types.first { $0.kind.name == kind }.flatMap { file.record(as: $0) }
    }

    private static func parts(of flight: LoggedFlight) -> [String?] {
        [flight.title, flight.date?.day.formatted, flight.seat.map { "seat \($0)" }, flight.note]
    }

    private static func parts(of entry: TripEntry) -> [String?] {
        [entry.place, entry.date?.day.formatted, entry.text]
    }
}
