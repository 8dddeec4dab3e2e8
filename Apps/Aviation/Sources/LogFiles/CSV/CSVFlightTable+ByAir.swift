import Logbook

extension CSVFlightTable {
    /// The export of byAir: local times without the day of arrival, and flights of friends, which
    /// are left out.
    static let byAir = CSVFlightTable(
        format: .byAir,
        required: ["flight_date", "flight_code", "departure_airport_code", "arrival_airport_code"],
        date: "flight_date"
    ) { row throws(RowFlaw) in
        var read = try row.flight(from: "departure_airport_code", to: "arrival_airport_code")
        let day = try row.date("flight_date")
        if let owner = row["ownership"], owner.lowercased() != "mine" { return nil }
        let departure = row.value("departure_time", DateText.clock)
        read.flight.departure.scheduled = departure.flatMap { day.at(minutes: $0) } ?? day
        read.arrival.clock = row.value("arrival_time", DateText.clock)
        read.flight.number = row["flight_code"]?.flightNumber
        read.flight.bookingCode = row["booking_code"]
        read.flight.seat = row["seat_number"]
        read.flight.seatKind = Codes.Words.seats.word(row["seat_type"] ?? row["seat_class"])
        read.flight.cabin = Codes.Words.classes.word(row["seat_class"])
        read.flight.reason = row.value("purpose", Codes.Words.reasons.word)
        read.flight.note = row["notes"]
        read.flight.origin = row["byair_flight_id"].map { "byair:\($0)" }
        return read
    }
}
