import Flights
import Logbook
import SectionEssentials
import SectionKit

/// Writes the CSV that openflights.org imports.
enum OpenFlightsFile {
    static let columns = [
        "Date", "From", "To", "Flight_Number", "Airline", "Distance", "Duration", "Seat",
        "Seat_Type", "Class", "Reason", "Plane", "Registration", "Trip", "Note", "From_OID",
        "To_OID", "Airline_OID", "Plane_OID",
    ]

    static func text(of entries: [LogEntry]) -> String {
        CSVLines.text([columns] + entries.map(row))
    }

    private static func row(_ entry: LogEntry) -> [String?] {
        let flight = entry.flight
        let date = flight.times.departure.map { time in
            time.clock.map { "\(time.withoutTime.text) \($0):00" } ?? time.wholeDay
        }
        return [
            date, entry.record.departure.code(of: entry.from),
            entry.record.arrival.code(of: entry.to), flight.number,
            entry.airline?.name,
            entry.distance.map { String(Int(clamping: ($0 / 1609.344).rounded())) },
            entry.minutes.map(LocalDateTime.clock), flight.seat,
            Codes.Letters.seats.code(flight.seatKind)?.uppercased(),
            Codes.Letters.classes.code(flight.cabin)?.uppercased(),
            Codes.Letters.reasons.code(flight.reason)?.uppercased(),
            entry.type?.words ?? flight.aircraft, flight.registration, nil, flight.note, nil, nil,
            nil, nil,
        ]
    }
}
