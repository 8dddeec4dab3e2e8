import Airports
import Flights
import SectionKit

extension RecordField<FlightDraft> {
    /// What flies when: the fields that most people fill in.
    private static let route = [
        FlightField(
            text("number", "NUMBER", "the flight number", "LH400") { $0.flightNumber },
            \.flight.number),
        FlightField(
            SectionOption(
                "date", placeholder: "DATE",
                summary: "the date of departure, as far as it is known",
                accepts: "a date, a month or a year", example: "2024-06-14",
                parse: LocalDateTime.date
            ), \.schedule.date),
        FlightField(needed: airport("from", "of departure", "FRA"), \.flight.departure.airport),
        FlightField(needed: airport("to", "of arrival", "JFK"), \.flight.arrival.airport),
        time("departs", "when it departs, on the airport's clock", "10:05", \.schedule.departs),
        time(
            "arrives", "when it arrives; +1 is the day after, -1 the day before", "05:45+1",
            \.schedule.arrives),
        time("departed", "when it really departed", "10:20", \.schedule.departed),
        time("arrived", "when it really arrived", "05:30+1", \.schedule.arrived),
    ]

    /// What is printed on a boarding pass, and what a person makes of it.
    private static let passenger = [
        FlightField(text("seat", "SEAT", "your seat", "14A"), \.flight.seat),
        FlightField(
            word: SectionOption<SeatKind>(
                "seat-kind", placeholder: "KIND", summary: "where you sat", default: nil),
            \.flight.seatKind),
        FlightField(
            word: SectionOption<CabinClass>(
                "class", placeholder: "CLASS", summary: "your class", default: nil),
            \.flight.cabin),
        FlightField(
            word: SectionOption<FlightReason>(
                "reason", placeholder: "REASON", summary: "why you flew", default: nil),
            \.flight.reason),
        FlightField(
            text("booking-code", "CODE", "the booking code", "X7K2PQ"), \.flight.bookingCode),
        FlightField(text("note", "TEXT", "a note of your own", "'sat by the wing'"), \.flight.note),
    ]

    private static let aircraft = [
        FlightField(
            SectionOption(
                "airline", placeholder: "AIRLINE",
                summary: "the airline: its name, a code, or both; by default that of the number",
                accepts: "any name, perhaps with codes in brackets",
                example: "Lufthansa or 'Alitalia (AZ/AZA)'",
                suggestions: .vocabulary(AirlineVocabulary.name), parse: NamedAirline.init(_:)
            ), \.flight.airline),
        FlightField(
            text("aircraft", "TYPE", "the type of aircraft", "A388 or 'Airbus A380'"),
            \.flight.aircraft),
        FlightField(
            text("registration", "MARK", "the registration", "D-AIMA"), \.flight.registration),
    ]

    private static let airports = [
        FlightField(
            text("departure-terminal", "NAME", "the terminal of departure", "1"),
            \.flight.departure.terminal),
        FlightField(
            text("departure-gate", "NAME", "the gate of departure", "B42"),
            \.flight.departure.gate),
        FlightField(
            text("arrival-terminal", "NAME", "the terminal of arrival", "4"),
            \.flight.arrival.terminal),
        FlightField(
            text("arrival-gate", "NAME", "the gate of arrival", "A7"), \.flight.arrival.gate),
        FlightField(
            word: SectionOption<FlightStatus>(
                "status", placeholder: "STATUS",
                summary: "its status; by default it has landed once its time is past",
                default: nil),
            \.flight.status),
        FlightField(
            airport("diverted-to", "where it landed instead", "EWR"), \.flight.divertedTo),
        FlightField(
            SectionOption<Int>(
                "duration", placeholder: "MINUTES",
                summary: "how long it took, if the times are unknown", in: LoggedFlight.durations),
            \.flight.minutes),
    ]

    /// All fields, in the order of help and of forms.
    package static let all = route + passenger + aircraft + airports

    private static func text(
        _ name: String, _ placeholder: String, _ summary: String, _ example: String,
        parse: @escaping @Sendable (String) -> String? = { $0[...].trimmed.typed }
    ) -> SectionOption<String> {
        SectionOption(
            name, placeholder: placeholder, summary: summary, accepts: "a text",
            example: example, parse: parse)
    }

    private static func airport(
        _ name: String, _ what: String, _ example: String
    ) -> SectionOption<String> {
        SectionOption(
            name, placeholder: "AIRPORT", summary: "the airport \(what)",
            accepts: "a code of IATA or ICAO, or a name", example: example,
            suggestions: .vocabulary(AirportVocabulary.name)
        ) { $0[...].trimmed.typed }
    }

    private static func time(
        _ name: String, _ summary: String, _ example: String,
        _ path: any WritableKeyPath<FlightDraft, ClockTime?> & Sendable
    ) -> FlightField {
        FlightField(
            SectionOption(
                name, placeholder: "TIME", summary: summary,
                accepts: "a time of day, perhaps with a number of days", example: example,
                parse: ClockTime.init), path)
    }
}

extension String {
    /// The text as a flight number: in upper case and without blanks; nil if it is invalid.
    var flightNumber: String? {
        let code = uppercased().filter { !$0.isWhitespace && $0 != "-" }
        let isCode =
            code.utf8.allSatisfy { $0 < 0x80 } && code.allSatisfy { $0.isLetter || $0.isNumber }
        return isCode && (2...8).contains(code.utf8.count) && code.contains(where: \.isNumber)
            ? code : nil
    }
}

extension LocalDateTime {
    /// Reads a date without a time.
    package static func date(_ text: String) -> LocalDateTime? {
        LocalDateTime(text[...].trimmed).flatMap { $0.precision == .minute ? nil : $0 }
    }
}
