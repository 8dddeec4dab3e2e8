import Flights
import Logbook
import SectionKit

/// Reads the text that App in the Air sent to those who asked for their data.
///
/// Each trip has a line with its owner and blocks such as `flights:`. A flight is a line with
/// semicolons: class, seat, booking code, …, airline, number, aircraft, from, to, departure and
/// arrival in UTC, both again on local clocks, and when it was added.
struct AppInTheAirFile {
    private(set) var file = LogFile(.appInTheAir)
    private var isMine = true
    private var isInFlights = false

    /// Whether a text is in this format.
    static func isBegun(_ text: Substring) -> Bool {
        text.hasPrefix("user:") && text.contains("\ntrips:")
            || text.hasPrefix("trips:") || text.hasPrefix("Ownership.")
    }

    /// Reads the next line, without white space around it.
    mutating func take(_ line: String, number: Int) {
        if line.hasPrefix("Ownership.") {
            isMine = line.hasPrefix("Ownership.MINE")
            isInFlights = false
        } else if line.hasSuffix(":"), !line.contains(";") {
            isInFlights = line == "flights:"
        } else if isInFlights, !line.isEmpty {
            let isMine = isMine
            file.add(line, at: .line(number)) { () throws(RowFlaw) in
                isMine ? try Self.flight(line, number) : nil
            }
        }
    }

    private static func flight(_ line: String, _ number: Int) throws(RowFlaw) -> FileFlight {
        let fields = line.split(separator: ";", omittingEmptySubsequences: false).map { field in
            let text = field.trimmed
            return text.isEmpty || text == "None" ? nil : text
        }
        // The fields in the middle may have semicolons of their own.
        guard fields.count >= 14 else { throw .noFlight }
        let last = Array(fields.suffix(10))
        guard let from = last[3] else { throw .noDeparture }
        guard let to = last[4] else { throw .noArrival }
        var flight = LoggedFlight(
            departure: FlightEnd(from), arrival: FlightEnd(to), source: .imported)
        flight.departure.scheduled = try DateText.required(last[7])
        flight.arrival.scheduled = last[8].flatMap { DateText.date($0) }
        flight.number = last[1].flatMap { ((last[0] ?? "") + $0).flightNumber }
        flight.airline = last[0].flatMap(NamedAirline.init(_:))
        flight.aircraft = last[2]
        flight.cabin = Codes.Words.classes.word(fields[0]?.cabin)
        flight.seat = fields[1]
        flight.bookingCode = fields[2]
        return FileFlight(flight, at: .line(number))
    }
}

extension String {
    /// The class without its letter and blanks: `ecolight` for "ECO LIGHT (B)".
    fileprivate var cabin: String? {
        split(separator: "(").first?.filter { !$0.isWhitespace }.lowercased()
    }
}
