import Logbook
import RecordStore
import SectionKit

/// Says in a few words what a record is, such as "LH400 FRA–JFK, 14 Jun 2024, seat 14A".
enum RecordWords {
    /// Returns the words; nil for a record of an unknown kind, or one that cannot be read.
    static func words(of file: RecordFile, kind: String) -> String? {
        if file.isRemoved { return "removed" }
        let parts: [String?]? =
            switch kind {
            case LoggedFlight.kind.name: file.record(as: LoggedFlight.self).map(parts)
            case Trip.kind.name: file.record(as: Trip.self).map { [$0.name] }
            case TripEntry.kind.name: file.record(as: TripEntry.self).map(parts)
            case OwnAirport.kind.name: file.record(as: OwnAirport.self).map { [$0.code, $0.name] }
            case PastSearch.kind.name: file.record(as: PastSearch.self).map { [$0.number] }
            default: nil
            }
        return parts.map { $0.compactMap(\.self).joined(separator: ", ") }
    }

    private static func parts(of flight: LoggedFlight) -> [String?] {
        [flight.title, flight.date?.day.formatted, flight.seat.map { "seat \($0)" }, flight.note]
    }

    private static func parts(of entry: TripEntry) -> [String?] {
        [entry.place, entry.date?.day.formatted, entry.text]
    }
}
