import Flights
import Logbook

extension CSVFlightTable {
    /// The export of jetlog: ICAO codes, local times, and the duration in minutes.
    static let jetlog = CSVFlightTable(
        format: .jetlog, required: ["date", "origin", "destination", "ticket_class"]
    ) { row throws(RowFlaw) in
        var read = try row.flight(from: "origin", to: "destination")
        let day = try row.date("date")
        let departure = row.value("departure_time", DateText.clock)
        read.flight.departure.scheduled = departure.flatMap { day.at(minutes: $0) } ?? day
        let clock = row.value("arrival_time", DateText.clock)
        if let clock, let date = row.value("arrival_date", { DateText.date($0, row.order) }) {
            read.flight.arrival.scheduled = date.at(minutes: clock)
        } else {
            read.arrival.clock = clock
        }
        read.flight.minutes = try DateText.duration(inMinutes: row["duration"])
        read.flight.number = row["flight_number"]?.flightNumber
        read.flight.airline = row["airline"].flatMap(NamedAirline.init(_:))
        read.flight.seatKind = row.value("seat", Codes.Words.seats.word)
        read.flight.cabin = row.value("ticket_class", Codes.Words.classes.word)
        read.flight.reason = row.value("purpose", Codes.Words.reasons.word)
        read.flight.aircraft = row["airplane"]
        read.flight.registration = row["tail_number"]
        read.flight.note = row["notes"]?.replacing("\\n", with: "\n")
        return read
    }
}
