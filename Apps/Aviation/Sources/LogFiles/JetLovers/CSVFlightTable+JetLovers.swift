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
        read.flight.cabin = Codes.Letters.classes.word(row["class"])
        read.flight.reason = Codes.Letters.reasons.word(row["reason"])
        read.flight.seatKind = Codes.Letters.seats.word(row["seat_type"])
        read.flight.seat = row["seat"]
        read.flight.origin = row["id"].map { "jetlovers:\($0)" }
        return read
    }
}
