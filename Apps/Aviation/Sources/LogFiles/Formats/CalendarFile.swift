import Logbook
import RecordStore
import SectionKit

/// Reads a calendar, such as that of TripIt or one that this program wrote, in which a flight is an
/// event such as "SK2535 CPH to BHX".
///
/// Other events, such as trips and hotels, are no flights and are passed over.
struct CalendarFile {
    private(set) var file = LogFile(.calendar)

    private var reader = CalendarEventReader()

    /// Reads the next line of the file.
    mutating func take(_ text: String) {
        if let event = reader.take(text) { add(event) }
    }

    /// Ends the last line.
    mutating func end() {
        if let event = reader.end() { add(event) }
    }

    private mutating func add(_ event: CalendarEvent) {
        let place = FilePlace.line(event.line)
        let summary = event.text("SUMMARY") ?? ""
        if let own = OwnCalendarEvent(event) {
            return file.add(summary, at: place) { () throws(RowFlaw) in
                try Self.flight(own, at: event.line)
            }
        }
        guard let flight = CalendarFlight(event) else {
            file.passOver(CalendarFlight.name(ofOther: event))
            return
        }
        file.add(summary, at: place) { () throws(RowFlaw) in
            guard let start = event.value("DTSTART") else { throw .noDate }
            guard let departure = flight.departure else { throw .invalidDate(start) }
            var logged = LoggedFlight(
                departure: FlightEnd(flight.from), arrival: FlightEnd(flight.to), source: .imported)
            logged.number = flight.number?.flightNumber
            logged.note = event.text("DESCRIPTION")?.typed
            logged.origin = event.value("UID").map { "tripit:\($0)" }
            if flight.isCancelled { logged.status = .cancelled }
            var read = FileFlight(logged, at: place)
            read.departure.scheduled = departure
            read.arrival.scheduled = flight.arrival
            return read
        }
    }

    /// Reads an event of this program, whose description has the columns of its table.
    private static func flight(
        _ event: OwnCalendarEvent, at line: Int
    ) throws(RowFlaw) -> FileFlight? {
        let fields = FlightField.all.map { event[$0.label] ?? "" }
        let columns = FlightField.all.enumerated().map { ($1.key, $0) }
        var read = try CSVFlightTable.flightLog.read(
            CSVFlightRow(
                fields: fields, columns: Dictionary(uniqueKeysWithValues: columns), line: line))
        read?.id = RecordID(event.id)
        return read
    }
}
