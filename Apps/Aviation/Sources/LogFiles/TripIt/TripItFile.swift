import Essentials
import Logbook
import SectionKit

/// Reads the calendar of TripIt, in which a flight is an event such as "SK2535 CPH to BHX".
///
/// Other events, such as trips and hotels, are no flights and are passed over.
struct TripItFile {
    private(set) var file = LogFile(.tripIt)

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
        let summary = event.text("SUMMARY") ?? ""
        let words = summary.split(separator: " ").map(String.init)
        guard words.count == 4, words[2] == "to", words[1].isAirport, words[3].isAirport,
            words[0].contains(where: \.isNumber)
        else { return }
        let place = FilePlace.line(event.line)
        file.add(summary, at: place) { () throws(RowFlaw) in
            guard let start = event.value("DTSTART") else { throw .noDate }
            guard let departure = event.instant("DTSTART") else { throw .invalidDate(start) }
            var flight = LoggedFlight(
                departure: FlightEnd(words[1]), arrival: FlightEnd(words[3]), source: .imported)
            flight.number = words[0].flightNumber
            flight.note = event.text("DESCRIPTION")?.nonBlank
            flight.origin = event.value("UID").map { "tripit:\($0)" }
            var read = FileFlight(flight, at: place)
            read.departure.scheduled = departure
            read.arrival.scheduled = event.instant("DTEND")
            return read
        }
    }
}

extension String {
    fileprivate var isAirport: Bool { utf8.count == 3 && allSatisfy(\.isUppercase) }
}
