import Flights
import Logbook

extension CSVFlightTable {
    /// The export of JetLovers, which has no times.
    static let jetLovers = CSVFlightTable(
        format: .jetLovers, required: ["date", "from", "to", "flightnum", "aircraft_reg"]
    ) { row throws(RowFlaw) in
        var read = try row.flight(from: "from", to: "to")
        read.flight.departure.scheduled = try row.date("date")
        read.flight.number = row["flightnum"]?.flightNumber
        read.flight.airline = row["airline"].flatMap(NamedAirline.init(written:))
        read.flight.aircraft = row["aircraft"]
        read.flight.registration = row["aircraft_reg"]
        read.flight.cabin = row.value("class", Codes.Letters.classes.word)
        read.flight.reason = row.value("reason", Codes.Letters.reasons.word)
        read.flight.seatKind = row.value("seat_type", Codes.Letters.seats.word)
        read.flight.seat = row["seat"]
        read.flight.origin = row["id"].map { "jetlovers:\($0)" }
        return read
    }
}
