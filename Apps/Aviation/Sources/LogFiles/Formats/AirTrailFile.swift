import Flights
import Geodesy
import Logbook
import Networking
import SectionEssentials
import SectionKit

/// The format of AirTrail, whose times are in UTC.
///
/// The seat of the first passenger who is a user of AirTrail, and not a guest, is that of the log's
/// owner.
enum AirTrailFile: JSONLogFormat {
    static let format = LogFileFormat.airTrail
    static let list = "flights"

    static func flight(_ json: String, at place: FilePlace) throws(RowFlaw) -> FileFlight? {
        var flight = LoggedFlight(
            departure: FlightEnd(""), arrival: FlightEnd(""), source: .imported)
        var times = Times()
        var seconds: Double?
        try members(of: json) { key, json in
            switch key {
            case "from": flight.departure.read(&json)
            case "to": flight.arrival.read(&json)
            case "departureTerminal": flight.departure.terminal = json.string()
            case "departureGate": flight.departure.gate = json.string()
            case "arrivalTerminal": flight.arrival.terminal = json.string()
            case "arrivalGate": flight.arrival.gate = json.string()
            case "duration": seconds = json.number()
            case "passengers", "seats":
                var seats: [Seat] = []
                json.array { seats.append(Seat(&$0)) }
                (seats.first { $0.isUser } ?? seats.first)?.write(to: &flight)
            default: if !times.read(key, &json) { flight.read(key, &json) }
            }
        }
        if flight.departure.airport.isEmpty { throw .noDeparture }
        if flight.arrival.airport.isEmpty { throw .noArrival }
        flight.departure.scheduled = try times.day()
        flight.minutes = try DateText.duration(inSeconds: seconds)
        var read = FileFlight(flight, at: place)
        if times.precision == "day" {
            // Where one end has both times, the other's only one is the real one too.
            let isFlown = times.departure.hasBoth || times.arrival.hasBoth
            let isReal = isFlown && times.takes(minutes: flight.minutes)
            read.departure = times.departure.open(isFlown: isFlown, isReal: isReal)
            read.arrival = times.arrival.open(isFlown: isFlown, isReal: isReal)
        }
        return read
    }

    /// The times of a flight.
    private struct Times {
        var date: String?
        var precision = "day"
        var departure = EndTimes()
        var arrival = EndTimes()

        /// Reads a member; false if it is no time.
        mutating func read(_ key: JSONText, _ json: inout JSONReader) -> Bool {
            switch key {
            case "date": date = json.string()
            case "datePrecision": precision = json.string() ?? "day"
            case "departure": departure.time = json.date()
            case "departureScheduled": departure.scheduled = json.date()
            case "arrival": arrival.time = json.date()
            case "arrivalScheduled": arrival.scheduled = json.date()
            default: return false
            }
            return true
        }

        /// Whether the time between those that count is the duration, so that both are real.
        func takes(minutes: Int?) -> Bool {
            guard let minutes, let start = departure.time, let end = arrival.time else {
                return false
            }
            return Int(clamping: end.timeIntervalSince(start) / 60) == minutes
        }

        /// The local day, or what is known of it.
        func day() throws(RowFlaw) -> LocalDateTime {
            let day = try DateText.required(date)
            let length = ["year": 4, "month": 7][precision] ?? 10
            return LocalDateTime(String(day.text.prefix(length))) ?? day
        }
    }

    /// The time that counts, and the planned one if they differ.
    private struct EndTimes {
        var time: Date?
        var scheduled: Date?

        /// Whether the flight did not depart or arrive as planned.
        var hasBoth: Bool { scheduled.map { $0 != time } ?? false }

        func open(isFlown: Bool, isReal: Bool) -> OpenTimes {
            let (scheduled, time) = (
                scheduled.map { WrittenTime.instant($0) }, time.map { WrittenTime.instant($0) }
            )
            return hasBoth || isFlown && scheduled == nil || isReal && time != nil
                ? OpenTimes(scheduled: scheduled, actual: time) : OpenTimes(scheduled: time)
        }
    }
}

extension JSONReader {
    /// Reads a date such as `2024-06-14T10:00:00.000Z`.
    fileprivate mutating func date() -> Date? { string().flatMap(ISO8601.date) }
}

extension FlightEnd {
    /// Reads an airport: its code and its zone.
    fileprivate mutating func read(_ json: inout JSONReader) {
        var codes: [String: String] = [:]
        json.object { key, json in
            switch key {
            case "iata", "icao", "code", "name": codes[key.text] = json.string()
            case "tz": zone = json.string()
            default: break
            }
        }
        airport = ["iata", "icao", "code", "name"].lazy.compactMap { codes[$0] }.first ?? ""
        if codes["iata"] != nil { icao = codes["icao"] }
    }
}

extension LoggedFlight {
    fileprivate mutating func read(_ key: JSONText, _ json: inout JSONReader) {
        switch key {
        case "flightNumber": number = json.string()?.flightNumber
        case "airline": airline = json.airline()
        case "aircraft": aircraft = json.code("icao", "name")
        case "aircraftReg": registration = json.string()
        case "flightReason": reason = Codes.Words.reasons.word(json.string())
        case "note": note = json.string()
        default: break
        }
    }

}

/// The seat of a passenger, and why they flew.
private struct Seat {
    /// Whether the passenger is a user of AirTrail.
    var isUser = false

    private var kind: String?
    private var number: String?
    private var cabin: String?
    private var reason: String?

    init(_ json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "userId": isUser = json.string() != nil
            case "seat": kind = json.string()
            case "seatNumber": number = json.string()
            case "seatClass": cabin = json.string()
            case "flightReason": reason = json.string()
            default: break
            }
        }
    }

    func write(to flight: inout LoggedFlight) {
        flight.seatKind = Codes.Words.seats.word(kind)
        flight.seat = number
        flight.cabin = Codes.Words.classes.word(cabin)
        flight.reason = Codes.Words.reasons.word(reason) ?? flight.reason
    }
}

extension JSONReader {
    /// Reads an airline: its name and its codes, or a code alone.
    fileprivate mutating func airline() -> NamedAirline? {
        if let text = string() { return NamedAirline(text) }
        var found: [String: String] = [:]
        object { key, json in
            switch key {
            case "name", "icao", "iata": found[key.text] = json.string()
            default: break
            }
        }
        return NamedAirline(name: found["name"], icao: found["icao"], iata: found["iata"])
    }

    /// Reads a text, or one of the members of an object, the first that it has.
    fileprivate mutating func code(_ keys: String...) -> String? {
        if let text = string() { return text }
        var found: [String: String] = [:]
        object { key, json in
            let key = key.text
            if keys.contains(key) { found[key] = json.string() }
        }
        return keys.lazy.compactMap { found[$0] }.first
    }
}

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
