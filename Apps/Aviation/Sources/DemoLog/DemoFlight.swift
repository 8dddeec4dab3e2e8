import Flights
import Logbook

/// A flight of the made-up log, in the order in which a person would write it.
struct DemoFlight {
    /// The flight number after the airline's codes of IATA and ICAO, such as `LH/DLH 400`.
    let number: String

    let from: String
    let departure: String
    let to: String
    let arrival: String?
    var aircraft: String?
    var registration: String?
    var seat: String?
    var seatKind: SeatKind?
    var cabin = CabinClass.economy
    var reason = FlightReason.leisure
    var status: FlightStatus?
    var divertedTo: String?
    var actual: (departure: String, arrival: String)?
    var note: String?

    /// The flight as a person would have written it down.
    var logged: LoggedFlight {
        let words = number.split(separator: " ")
        let codes = words.first?.split(separator: "/") ?? []
        var flight = LoggedFlight(
            departure: FlightEnd(
                from, scheduled: LocalDateTime(departure),
                actual: actual.flatMap { LocalDateTime($0.departure) }),
            arrival: FlightEnd(
                to, scheduled: arrival.flatMap(LocalDateTime.init),
                actual: actual.flatMap { LocalDateTime($0.arrival) }),
            source: .manual)
        if words.count > 1, let iata = codes.first { flight.number = "\(iata)\(words[1])" }
        flight.airline = NamedAirline(
            icao: codes.last.map(String.init), iata: codes.first.map(String.init))
        flight.aircraft = aircraft
        flight.registration = registration
        flight.seat = seat
        flight.seatKind = seatKind
        flight.cabin = cabin
        flight.reason = reason
        flight.status = status
        flight.divertedTo = divertedTo
        flight.note = note
        return flight
    }
}
