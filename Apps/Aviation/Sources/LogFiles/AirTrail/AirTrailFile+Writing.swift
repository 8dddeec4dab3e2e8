import Flights
import Geodesy
import Logbook
import SectionEssentials
import SectionKit

extension AirTrailFile {
    /// Writes the JSON that AirTrail imports, with one user.
    static func text(of entries: [LogEntry]) -> String {
        let user = JSONValue.object([
            ("id", .string(userID)), ("displayName", .string("Me from flight-log")),
            ("username", .string("flight_log")),
        ])
        let file = JSONValue.object([
            ("users", .array([user])), ("flights", .array(entries.map(value))),
        ])
        return file.text(openTo: 2).escapingControls + "\n"
    }

    private static let userID = "user_1"

    private static func value(_ entry: LogEntry) -> JSONValue {
        let flight = entry.record
        let isFlown = flight.departure.actual != nil || flight.arrival.actual != nil
        let departure = flight.departure.written(in: entry.from?.zone, isFlown: isFlown)
        let arrival = flight.arrival.written(in: entry.to?.zone, isFlown: isFlown)
        return .object([
            ("date", JSONValue(flight.date?.wholeDay)),
            ("datePrecision", .string(flight.date?.airTrailPrecision ?? "day")),
            ("from", airport(entry.from, flight.departure, entry.departureCodes)),
            ("to", airport(entry.to, flight.arrival, entry.arrivalCodes)),
            ("departure", departure.time), ("arrival", arrival.time),
            ("departureScheduled", departure.scheduled), ("arrivalScheduled", arrival.scheduled),
            ("takeoffScheduled", .null), ("takeoffActual", .null), ("landingScheduled", .null),
            ("landingActual", .null), ("duration", JSONValue(entry.minutes.map { $0 * 60 })),
            ("flightNumber", JSONValue(flight.number)), ("airline", airline(entry)),
            ("aircraft", aircraft(entry)), ("aircraftReg", JSONValue(flight.registration)),
            ("departureTerminal", JSONValue(flight.departure.terminal)),
            ("departureGate", JSONValue(flight.departure.gate)),
            ("arrivalTerminal", JSONValue(flight.arrival.terminal)),
            ("arrivalGate", JSONValue(flight.arrival.gate)), ("note", JSONValue(flight.note)),
            ("passengers", .array([passenger(flight)])),
        ])
    }

    private static func airport(
        _ airport: LogAirport?, _ end: FlightEnd, _ codes: AirportCodes
    ) -> JSONValue {
        .object([
            ("code", .string(codes.icao ?? end.airport)), ("icao", JSONValue(codes.icao)),
            ("iata", JSONValue(codes.iata)), ("name", JSONValue(airport?.name)),
            ("municipality", JSONValue(airport?.city)),
            ("lat", JSONValue(airport?.position?.latitude)),
            ("lon", JSONValue(airport?.position?.longitude)),
            ("country", JSONValue(airport?.countryCode)),
            ("tz", JSONValue(airport?.zone?.name ?? end.zone)),
        ])
    }

    private static func airline(_ entry: LogEntry) -> JSONValue {
        guard let airline = entry.airline, airline.name ?? airline.icao ?? airline.iata != nil
        else {
            return .null
        }
        // Its importer needs a name, and both codes, which may be null.
        return .object([
            ("name", JSONValue(airline.name ?? airline.icao ?? airline.iata)),
            ("icao", JSONValue(airline.icao)),
            ("iata", JSONValue(airline.iata)),
        ])
    }

    private static func aircraft(_ entry: LogEntry) -> JSONValue {
        guard let type = entry.type else {
            return entry.flight.aircraft.map { .object([("name", .string($0)), ("icao", .null)]) }
                ?? .null
        }
        return .object([("name", .string(type.words)), ("icao", .string(type.code))])
    }

    private static func passenger(_ flight: LoggedFlight) -> JSONValue {
        let seat = flight.seatKind == .jump ? "jumpseat" : Codes.Words.seats.code(flight.seatKind)
        return .object([
            ("userId", .string(userID)), ("guestName", .null), ("seat", JSONValue(seat)),
            ("seatNumber", JSONValue(flight.seat)),
            ("seatClass", JSONValue(Codes.Words.classes.code(flight.cabin))),
            ("flightReason", JSONValue(Codes.Words.reasons.code(flight.reason))),
        ])
    }
}

extension FlightEnd {
    /// The time that counts in UTC, and the planned one of a flight with real times; null without a
    /// zone.
    fileprivate func written(
        in zone: DisplayZone?, isFlown: Bool
    ) -> (time: JSONValue, scheduled: JSONValue) {
        guard let zone else { return (.null, .null) }
        return (
            JSONValue(time?.instant(in: zone)),
            isFlown ? JSONValue(scheduled?.instant(in: zone)) : .null
        )
    }
}

extension LocalDateTime {
    fileprivate var airTrailPrecision: String {
        precision == .minute ? "day" : precision.rawValue
    }
}
