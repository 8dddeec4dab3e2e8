import Flights
import Logbook

extension CSVFlightTable {
    /// The log of openflights.org, of which other programs write variants: the header may be last or
    /// missing, and rows may be short.
    ///
    /// Source: <https://openflights.org/help/csv>.
    static let openFlights = CSVFlightTable(
        format: .openFlights, required: ["date", "from", "to", "flight_number"], usual: columns
    ) { row throws(RowFlaw) in
        var read = try row.flight(from: "from", to: "to")
        read.flight.departure.scheduled = try row.date("date")
        read.flight.number = row["flight_number"]?.flightNumber
        read.flight.airline = row["airline"].flatMap(NamedAirline.init(written:))
        read.flight.minutes = row.value("duration", DateText.minutes)
        read.flight.seat = row["seat"]
        read.flight.seatKind = row.value("seat_type", Codes.Letters.seats.word)
        read.flight.cabin = row.value("class", Codes.Letters.classes.word)
        read.flight.reason = row.value("reason", Codes.Letters.reasons.word)
        read.flight.aircraft = row["plane"]
        read.flight.registration = row["registration"]
        read.flight.note = row["note"]
        return read
    }

    /// The columns in their order, in lower case.
    private static let columns = OpenFlightsFile.columns.map { $0.lowercased() }
}
