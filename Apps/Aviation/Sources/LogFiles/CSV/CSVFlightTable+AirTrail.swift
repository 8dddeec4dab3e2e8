import Flights
import Logbook
import SectionKit

extension CSVFlightTable {
    /// The CSV of AirTrail: local dates, times in UTC, durations in seconds, and ICAO codes of airlines
    /// and aircraft.
    static let airTrail = CSVFlightTable(
        format: .airTrailCSV,
        required: ["date", "from", "to", "flightnumber", "flightreason", "seatclass"]
    ) { row throws(RowFlaw) in
        var read = try row.flight(from: "from", to: "to")
        read.flight.departure.scheduled = try row.date("date")
        read.departure.scheduled = row.value("departure", WrittenTime.init(iso:))
        read.arrival.scheduled = row.value("arrival", WrittenTime.init(iso:))
        read.flight.minutes = row.value("duration") { text in
            Double(text).flatMap { (0..<172_800).contains($0) ? Int($0 / 60) : nil }
        }
        read.flight.number = row["flightnumber"]?.flightNumber
        read.flight.airline = row["airline"].flatMap(NamedAirline.init(_:))
        read.flight.aircraft = row["aircraft"]
        read.flight.registration = row["aircraftreg"]
        read.flight.reason = row.value("flightreason", Codes.Words.reasons.word)
        read.flight.seat = row["seatnumber"]
        read.flight.seatKind = row.value("seat", Codes.Words.seats.word)
        read.flight.cabin = row.value("seatclass", Codes.Words.classes.word)
        read.flight.note = row["note"]
        return read
    }
}
