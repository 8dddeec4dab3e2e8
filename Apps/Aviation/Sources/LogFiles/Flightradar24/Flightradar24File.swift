import Flights
import Logbook
import SectionKit

/// Writes the CSV that my.flightradar24.com imports.
enum Flightradar24File {
    static let seats = CodeTable<SeatKind>(["1": .window, "2": .middle, "3": .aisle])
    static let classes = CodeTable<CabinClass>([
        "1": .economy, "2": .business, "3": .first, "4": .premiumEconomy, "5": .privateFlight,
    ])
    static let reasons = CodeTable<FlightReason>([
        "1": .leisure, "2": .business, "3": .crew, "4": .other,
    ])

    private static let columns = [
        "Date", "Flight number", "From", "To", "Dep time", "Arr time", "Duration", "Airline",
        "Aircraft", "Registration", "Seat number", "Seat type", "Flight class", "Flight reason",
        "Note", "Dep_id", "Arr_id", "Airline_id", "Aircraft_id",
    ]

    static func text(of entries: [LogEntry]) -> String {
        CSVLines.text([columns] + entries.map(row))
    }

    private static func row(_ entry: LogEntry) -> [String?] {
        let flight = entry.flight
        let (departure, arrival) = flight.times
        return [
            departure?.wholeDay, flight.number,
            airport(entry.from, entry.departureCodes) ?? flight.departure.airport,
            airport(entry.to, entry.arrivalCodes) ?? flight.arrival.airport,
            time(departure?.clock), time(arrival?.clock),
            time(entry.minutes.map(LocalDateTime.clock)), airline(entry), aircraft(entry),
            flight.registration, flight.seat, seats.code(flight.seatKind) ?? "0",
            classes.code(flight.cabin) ?? "0", reasons.code(flight.reason) ?? "0", flight.note,
            nil, nil, nil, nil,
        ]
    }

    /// A time with seconds, which are 0; 00:00:00 stands for an unknown time.
    private static func time(_ clock: String?) -> String { "\(clock ?? "00:00"):00" }

    /// The airport as my.flightradar24.com writes it, such as `Munich / Munich Airport (MUC/EDDM)`; nil
    /// for one without a code.
    private static func airport(_ airport: LogAirport?, _ codes: AirportCodes) -> String? {
        if codes.iata == nil, codes.icao == nil { return nil }
        let name = airport?.name ?? codes.iata ?? codes.icao ?? ""
        return "\(airport?.city ?? name) / \(name) (\(codes.iata ?? "")/\(codes.icao ?? ""))"
    }

    private static func airline(_ entry: LogEntry) -> String? {
        guard let airline = entry.airline else { return nil }
        return "\(airline.name ?? "") (\(airline.iata ?? "")/\(airline.icao ?? ""))"
    }

    private static func aircraft(_ entry: LogEntry) -> String? {
        guard let type = entry.type else { return entry.flight.aircraft }
        return "\(type.words) (\(type.code))"
    }
}
