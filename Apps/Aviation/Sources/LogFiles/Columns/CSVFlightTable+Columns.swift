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
            func read<Value>(_ value: FlightColumn, _ read: (String) -> Value?) -> Value? {
                names[value].flatMap { row.value($0, read) }
            }
            var file = try row.flight(from: names[.from] ?? "from", to: names[.to] ?? "to")
            BracketedName(file.flight.departure.airport).write(to: &file.flight.departure)
            BracketedName(file.flight.arrival.airport).write(to: &file.flight.arrival)
            let written = try row.date(names[.date] ?? "date")
            let day = written.withoutTime
            // A time with its zone becomes one on the clock of the airport.
            func instant(_ value: FlightColumn) -> WrittenTime? {
                text(value).flatMap(DateText.instant).map { .instant($0) }
            }
            let date = instant(.date) == nil ? written : day
            file.departure.scheduled = instant(.departs) ?? instant(.date)
            file.departure.actual = instant(.departed)
            file.arrival.scheduled = instant(.arrives)
            file.arrival.actual = instant(.arrived)
            func time(_ value: FlightColumn) throws(RowFlaw) -> LocalDateTime? {
                guard let text = text(value), instant(value) == nil else { return nil }
                let (time, days) = DateText.daysAfter(text)
                if let clock = DateText.clock(time) {
                    return day.adding(days: days ?? 0).at(minutes: clock)
                }
                guard let time = DateText.date(text, row.order), time.precision == .minute else {
                    throw .invalidTime(text)
                }
                return time
            }
            file.flight.departure.scheduled = try time(.departs) ?? date
            file.flight.departure.actual = try time(.departed)
            let arrives = text(.arrives).map(DateText.daysAfter)
            if let arrives, arrives.days == nil, let clock = DateText.clock(arrives.time) {
                file.arrival.clock = clock
            } else {
                file.flight.arrival.scheduled = try time(.arrives)
            }
            file.flight.arrival.actual = try time(.arrived)
            let isTimeless = text(.duration).map { DateText.minutes($0) ?? Int($0) } == 0
            file.flight.minutes = isTimeless ? nil : read(.duration, DateText.duration)
            file.flight.number = text(.number)?.flightNumber
            file.flight.airline = text(.airline).flatMap { NamedAirline(written: $0) }
            file.flight.seat = text(.seat)
            file.flight.seatKind = read(.seatKind, Codes.seat)
            file.flight.cabin = read(.cabin, Codes.cabin)
            file.flight.reason = read(.reason, Codes.reason)
            file.flight.aircraft = text(.aircraft).flatMap { BracketedName($0).type }
            file.flight.registration = text(.registration)
            file.flight.bookingCode = text(.bookingCode)
            file.flight.departure.terminal = text(.departureTerminal)
            file.flight.departure.gate = text(.departureGate)
            file.flight.arrival.terminal = text(.arrivalTerminal)
            file.flight.arrival.gate = text(.arrivalGate)
            file.flight.note = text(.note)
            return file
        }
    }
}

extension Codes {
    /// A word or a letter for a kind of seat.
    fileprivate static func seat(_ text: String) -> SeatKind? {
        Words.seats.word(text) ?? Letters.seats.word(text)
    }

    /// A word or a letter for a class.
    fileprivate static func cabin(_ text: String) -> CabinClass? {
        Words.classes.word(text.replacing(" ", with: "_")) ?? Letters.classes.word(text)
            ?? CabinClass(rawValue: text.lowercased().replacing(" ", with: "-"))
    }

    /// A word or a letter for a reason.
    fileprivate static func reason(_ text: String) -> FlightReason? {
        Words.reasons.word(text) ?? Letters.reasons.word(text)
    }
}
