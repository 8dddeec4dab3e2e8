import Flights
import Logbook

extension CSVFlightTable {
    /// The export of jetlog: ICAO codes, local times, and the duration in minutes.
    static let jetlog = CSVFlightTable(
        format: .jetlog, required: ["date", "origin", "destination", "ticket_class"]
    ) { row throws(RowFlaw) in
        var read = try row.flight(from: "origin", to: "destination")
        let day = try row.date("date")
        let departure = row["departure_time"].flatMap(DateText.clock)
        read.flight.departure.scheduled = departure.flatMap { day.at(minutes: $0) } ?? day
        let clock = row["arrival_time"].flatMap(DateText.clock)
        if let clock, let date = row["arrival_date"].flatMap({ DateText.date($0, row.order) }) {
            read.flight.arrival.scheduled = date.at(minutes: clock)
        } else {
            read.arrival.clock = clock
        }
        read.flight.minutes = try DateText.duration(inMinutes: row["duration"])
        read.flight.number = row["flight_number"]?.flightNumber
        read.flight.airline = row["airline"].flatMap(NamedAirline.init(_:))
        read.flight.seatKind = Codes.Words.seats.word(row["seat"])
        read.flight.cabin = Codes.Words.classes.word(row["ticket_class"])
        read.flight.reason = Codes.Words.reasons.word(row["purpose"])
        read.flight.aircraft = row["airplane"]
        read.flight.registration = row["tail_number"]
        read.flight.note = row["notes"]?.replacing("\\n", with: "\n")
        return read
    }
}
