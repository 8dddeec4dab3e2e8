import Flights
import Logbook
import RecordStore
import SectionKit

extension CSVFlightTable {
    /// The table of this program, with the keys of ``FlightField`` as columns.
    static let flightLog = CSVFlightTable(
        format: .csv, required: ["id", "from", "to", "departure_scheduled", "departure_actual"],
        computed: ["distance_m"]
    ) { row throws(RowFlaw) in
        var read = try row.flight(from: "from", to: "to")
        read.flight.read(row)
        read.flight.minutes = try DateText.duration(inMinutes: row["duration_min"])
        if read.flight.date == nil { throw .noDate }
        read.id = row["id"].flatMap(RecordID.init)
        return read
    }
}

extension LoggedFlight {
    fileprivate mutating func read(_ row: CSVFlightRow) {
        departure.read(row, "departure")
        arrival.read(row, "arrival")
        number = row["number"]
        let (icao, iata) = (row["airline_icao"], row["airline_iata"])
        // Earlier versions kept a code or a name in one column.
        airline =
            row.has("airline_icao")
            ? NamedAirline(name: row["airline"], icao: icao, iata: iata)
            : row["airline"].flatMap(NamedAirline.init(_:))
        codeShares = row.list("code_shares")
        status = row.word("status")
        divertedTo = row["diverted_to"]
        seat = row["seat"]
        seatKind = row.word("seat_kind")
        cabin = row.word("class")
        reason = row.word("reason")
        aircraft = row["aircraft"]
        registration = row["registration"]
        bookingCode = row["booking_code"]
        note = row["note"]
        photos = row.list("photos")
    }
}

extension FlightEnd {
    fileprivate mutating func read(_ row: CSVFlightRow, _ end: String) {
        icao = row["\(end)_icao"]
        scheduled = row.value("\(end)_scheduled", LocalDateTime.init)
        actual = row.value("\(end)_actual", LocalDateTime.init)
        terminal = row["\(end)_terminal"]
        gate = row["\(end)_gate"]
    }
}

extension CSVFlightRow {
    fileprivate func word<Word: RawRepresentable<String>>(_ column: String) -> Word? {
        value(column, Word.init)
    }

    fileprivate func list(_ column: String) -> [String] {
        self[column]?.split(separator: ", ").map(String.init) ?? []
    }
}
