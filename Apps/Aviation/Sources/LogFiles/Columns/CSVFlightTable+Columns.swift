import Flights
import Logbook
import SectionKit

extension CSVFlightTable {
    /// Any table, whose columns a person has named.
    static func columns(_ mapping: ColumnMapping) -> CSVFlightTable {
        let names = mapping.columns.mapValues { $0.lowercased() }
        return CSVFlightTable(
            format: .columns, required: mapping.isNumbered ? [] : Array(names.values),
            date: names[.date] ?? "date"
        ) { row throws(RowFlaw) in
            func text(_ value: FlightColumn) -> String? { names[value].flatMap { row[$0] } }
            var read = try row.flight(from: names[.from] ?? "from", to: names[.to] ?? "to")
            BracketedName(read.flight.departure.airport).write(to: &read.flight.departure)
            BracketedName(read.flight.arrival.airport).write(to: &read.flight.arrival)
            let date = try row.date(names[.date] ?? "date")
            let day = date.withoutTime
            func time(_ value: FlightColumn) throws(RowFlaw) -> LocalDateTime? {
                guard let text = text(value) else { return nil }
                if let clock = DateText.clock(text) { return day.at(minutes: clock) }
                guard let time = DateText.date(text, row.order), time.precision == .minute else {
                    throw .invalidTime(text)
                }
                return time
            }
            read.flight.departure.scheduled = try time(.departs) ?? date
            read.flight.departure.actual = try time(.departed)
            if let clock = text(.arrives).flatMap(DateText.clock) {
                read.arrival.clock = clock
            } else {
                read.flight.arrival.scheduled = try time(.arrives)
            }
            read.flight.arrival.actual = try time(.arrived)
            read.flight.minutes = text(.duration).flatMap(DateText.duration)
            read.flight.number = text(.number)?.flightNumber
            read.flight.airline = text(.airline).flatMap { NamedAirline(written: $0) }
            read.flight.seat = text(.seat)
            read.flight.seatKind = Codes.seat(text(.seatKind))
            read.flight.cabin = Codes.cabin(text(.cabin))
            read.flight.reason = Codes.reason(text(.reason))
            read.flight.aircraft = text(.aircraft).flatMap { BracketedName($0).type }
            read.flight.registration = text(.registration)
            read.flight.bookingCode = text(.bookingCode)
            read.flight.departure.terminal = text(.departureTerminal)
            read.flight.departure.gate = text(.departureGate)
            read.flight.arrival.terminal = text(.arrivalTerminal)
            read.flight.arrival.gate = text(.arrivalGate)
            read.flight.note = text(.note)
            return read
        }
    }
}

extension Codes {
    /// A word or a letter for a kind of seat.
    fileprivate static func seat(_ text: String?) -> SeatKind? {
        Words.seats.word(text) ?? Letters.seats.word(text)
    }

    /// A word or a letter for a class.
    fileprivate static func cabin(_ text: String?) -> CabinClass? {
        Words.classes.word(text?.replacing(" ", with: "_")) ?? Letters.classes.word(text)
            ?? text.flatMap { CabinClass(rawValue: $0.lowercased().replacing(" ", with: "-")) }
    }

    /// A word or a letter for a reason.
    fileprivate static func reason(_ text: String?) -> FlightReason? {
        Words.reasons.word(text) ?? Letters.reasons.word(text)
    }
}
