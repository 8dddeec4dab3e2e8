import Flights
package import Logbook

/// A field of a flight with its name for people and machines and its value as text.
package struct FlightField: Sendable {
    package let key: String
    package let label: String

    /// The value; nil if the flight has none.
    package let text: @Sendable (LoggedFlight) -> String?

    private init(
        _ key: String, _ label: String, _ text: @escaping @Sendable (LoggedFlight) -> String?
    ) {
        self.key = key
        self.label = label
        self.text = text
    }

    /// All fields but where a flight was imported from.
    package static let all: [FlightField] = [
        FlightField("number", "Flight") { $0.number },
        FlightField("airline", "Airline") { $0.airline?.name },
        FlightField("airline_icao", "Airline's ICAO code") { $0.airline?.icao },
        FlightField("airline_iata", "Airline's IATA code") { $0.airline?.iata },
        FlightField("code_shares", "Code-shares") { $0.codeShares.words },
        FlightField("from", "From") { $0.departure.airport },
        FlightField("to", "To") { $0.arrival.airport },
        FlightField("departure_icao", "ICAO code of departure") { $0.departure.icao },
        FlightField("arrival_icao", "ICAO code of arrival") { $0.arrival.icao },
        FlightField("departure_scheduled", "Departure") { $0.departure.scheduled?.text },
        FlightField("departure_actual", "Real departure") { $0.departure.actual?.text },
        FlightField("arrival_scheduled", "Arrival") { $0.arrival.scheduled?.text },
        FlightField("arrival_actual", "Real arrival") { $0.arrival.actual?.text },
        FlightField("departure_terminal", "Departure terminal") { $0.departure.terminal },
        FlightField("departure_gate", "Departure gate") { $0.departure.gate },
        FlightField("arrival_terminal", "Arrival terminal") { $0.arrival.terminal },
        FlightField("arrival_gate", "Arrival gate") { $0.arrival.gate },
        FlightField("duration_min", "Minutes") { $0.minutes.map(String.init) },
        FlightField("status", "Status") { $0.status?.rawValue },
        FlightField("diverted_to", "Diverted to") { $0.divertedTo },
        FlightField("seat", "Seat") { $0.seat },
        FlightField("seat_kind", "Kind of seat") { $0.seatKind?.rawValue },
        FlightField("class", "Class") { $0.cabin?.rawValue },
        FlightField("reason", "Reason") { $0.reason?.rawValue },
        FlightField("aircraft", "Aircraft") { $0.aircraft },
        FlightField("registration", "Registration") { $0.registration },
        FlightField("booking_code", "Booking code") { $0.bookingCode },
        FlightField("note", "Note") { $0.note },
        FlightField("photos", "Photos") { $0.photos.words },
    ]
}

extension [String] {
    fileprivate var words: String? { isEmpty ? nil : joined(separator: ", ") }
}
