import Flights
import Logbook
import SectionKit

extension CSVFlightTable {
    /// The export of Flighty: ICAO codes of airlines, IATA codes of airports and local times.
    static let flighty = CSVFlightTable(
        format: .flighty,
        required: ["date", "airline", "flight", "from", "to", "gate departure (scheduled)"]
    ) { row throws(RowFlaw) in
        var read = try row.flight(from: "from", to: "to")
        read.flight.read(row)
        if read.flight.date == nil {
            read.flight.departure.scheduled = try row.date("date")
        }
        return read
    }
}

extension LoggedFlight {
    fileprivate mutating func read(_ row: CSVFlightRow) {
        departure.scheduled = row.time("gate departure (scheduled)", "take off (scheduled)")
        departure.actual = row.time("gate departure (actual)", "take off (actual)")
        departure.terminal = row["dep terminal"]
        departure.gate = row["dep gate"]
        arrival.scheduled = row.time("gate arrival (scheduled)", "landing (scheduled)")
        arrival.actual = row.time("gate arrival (actual)", "landing (actual)")
        arrival.terminal = row["arr terminal"]
        arrival.gate = row["arr gate"]
        airline = row["airline"].flatMap(NamedAirline.init(_:))
        number = row["flight"].flatMap { ((row["airline"] ?? "") + $0).flightNumber }
        divertedTo = row["diverted to"]
        if divertedTo != nil { status = .diverted }
        if row["canceled"]?.lowercased() == "true" { status = .cancelled }
        aircraft = row["aircraft type name"]
        registration = row["tail number"]
        bookingCode = row["pnr"]
        seat = row["seat"]
        seatKind = row.value("seat type", Codes.Words.seats.word)
        cabin = row.value("cabin class", Codes.Words.classes.word)
        reason = row.value("flight reason", Codes.Words.reasons.word)
        note = row["notes"]
        origin = row["flight flighty id"].map { "flighty:\($0)" }
    }
}

extension CSVFlightRow {
    /// The local time at the gate, else on the runway.
    fileprivate func time(_ gate: String, _ runway: String) -> LocalDateTime? {
        [gate, runway].compactMap { value($0) { DateText.date($0) } }.first
    }
}
