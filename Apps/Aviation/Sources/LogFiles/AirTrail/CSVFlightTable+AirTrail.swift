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
        read.departure.scheduled = row["departure"].flatMap(WrittenTime.init(iso:))
        read.arrival.scheduled = row["arrival"].flatMap(WrittenTime.init(iso:))
        read.flight.minutes = row["duration"].flatMap { Double($0) }
            .flatMap { (0..<172_800).contains($0) ? Int($0 / 60) : nil }
        read.flight.number = row["flightnumber"]?.flightNumber
        read.flight.airline = row["airline"].flatMap(NamedAirline.init(_:))
        read.flight.aircraft = row["aircraft"]
        read.flight.registration = row["aircraftreg"]
        read.flight.reason = Codes.Words.reasons.word(row["flightreason"])
        read.flight.seat = row["seatnumber"]
        read.flight.seatKind = Codes.Words.seats.word(row["seat"])
        read.flight.cabin = Codes.Words.classes.word(row["seatclass"])
        read.flight.note = row["note"]
        return read
    }
}
