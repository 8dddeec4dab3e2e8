package import Flights
package import Networking
package import RecordStore
package import SectionEssentials
import SectionKit

/// A flight in a person's log, as it was written down or imported, in memory.
package struct LoggedFlight: FlightRecord, Equatable {
    package var number: String?
    package var airline: NamedAirline?
    package var codeShares: [String] = []

    package var departure: FlightEnd
    package var arrival: FlightEnd

    package var minutes: Int?
    package var status: FlightStatus?
    package var divertedTo: String?

    package var seat: String?
    package var seatKind: SeatKind?
    package var cabin: CabinClass?
    package var reason: FlightReason?

    package var aircraft: String?
    package var registration: String?
    package var bookingCode: String?
    package var note: String?
    package var photos: [String] = []

    package var source: FlightDataSource
    package var origin: String?

    /// The minutes that a flight can take: at most two days.
    package static let durations = 1...2880

    package init(departure: FlightEnd, arrival: FlightEnd, source: FlightDataSource) {
        self.departure = departure
        self.arrival = arrival
        self.source = source
    }
}

extension LoggedFlight: StoredRecord {
    package static let kind = RecordKind("flights", schema: 1)

    package init?(json: inout JSONReader, schema: Int) {
        self.init(departure: FlightEnd(""), arrival: FlightEnd(""), source: .manual)
        guard read(&json) else { return nil }
    }

    package var commonName: String? { datedTitle }

    /// Takes the members of the object; false if it is invalid.
    // A closure in an initializer makes the compiler copy the whole flight to return it.
    @inline(never)
    private mutating func read(_ json: inout JSONReader) -> Bool {
        var (name, icao, iata) = (String?.none, String?.none, String?.none)
        var hasCodes = false
        json.object { key, json in
            switch key {
            case "departure": departure.read(&json)
            case "arrival": arrival.read(&json)
            case "number": number = json.string()
            case "airline": name = json.string()
            case "airline_icao": (icao, hasCodes) = (json.string(), true)
            case "airline_iata": (iata, hasCodes) = (json.string(), true)
            case "code_shares": codeShares = json.list { $0.string() } ?? []
            case "duration_min": minutes = json.integer().flatMap(Self.storedDuration)
            case "status": status = json.word()
            case "diverted_to": divertedTo = json.string()
            case "seat": seat = json.string()
            case "seat_kind": seatKind = json.word()
            case "class": cabin = json.word()
            case "reason": reason = json.word()
            case "aircraft": aircraft = json.string()
            case "registration": registration = json.string()
            case "booking_code": bookingCode = json.string()
            case "note": note = json.string()
            case "photos": photos = json.list { $0.string() } ?? []
            case "source": source = json.word() ?? .manual
            case "origin": origin = json.string()
            default: break
            }
        }
        // Earlier versions kept a code or a name in one member.
        airline =
            hasCodes
            ? NamedAirline(name: name, icao: icao, iata: iata) : name.flatMap(NamedAirline.init(_:))
        return !departure.airport.isEmpty && !arrival.airport.isEmpty && date != nil
    }

    /// The duration of a record; none if it is no number of minutes that can be reckoned with.
    private static func storedDuration(_ minutes: Int) -> Int? {
        (0...1_000_000).contains(minutes) ? minutes : nil
    }

    package var members: [(key: String, value: JSONValue)] {
        [
            ("number", JSONValue(number)), ("airline", JSONValue(airline?.name)),
            ("airline_icao", JSONValue(airline?.icao)),
            ("airline_iata", JSONValue(airline?.iata)),
            ("code_shares", .array(codeShares.map(JSONValue.string))),
            ("departure", departure.value), ("arrival", arrival.value),
            ("duration_min", JSONValue(minutes)), ("status", JSONValue(status?.rawValue)),
            ("diverted_to", JSONValue(divertedTo)), ("seat", JSONValue(seat)),
            ("seat_kind", JSONValue(seatKind?.rawValue)), ("class", JSONValue(cabin?.rawValue)),
            ("reason", JSONValue(reason?.rawValue)), ("aircraft", JSONValue(aircraft)),
            ("registration", JSONValue(registration)), ("booking_code", JSONValue(bookingCode)),
            ("note", JSONValue(note)), ("photos", .array(photos.map(JSONValue.string))),
            ("source", .string(source.rawValue)), ("origin", JSONValue(origin)),
        ]
    }
}

extension JSONReader {
    /// Reads a string that is one of the words of a type; nil for any other value.
    fileprivate mutating func word<Word: RawRepresentable<String> & CaseIterable>() -> Word? {
        text().flatMap { text in Word.allCases.first { text == $0.rawValue } }
    }
}

extension LoggedFlight {
    /// The flight with what another record of it has and this one lacks; nothing is replaced, but a
    /// date without a time gets the time of that day.
    package func completed(by other: LoggedFlight) -> LoggedFlight {
        var flight = self
        flight.departure.complete(with: other.departure)
        flight.arrival.complete(with: other.arrival)
        flight.airline = airline.map { $0.completed(by: other.airline) } ?? other.airline
        flight.take(\.number, from: other)
        flight.take(\.minutes, from: other)
        flight.take(\.status, from: other)
        flight.take(\.divertedTo, from: other)
        flight.take(\.seat, from: other)
        flight.take(\.seatKind, from: other)
        flight.take(\.cabin, from: other)
        flight.take(\.reason, from: other)
        flight.take(\.aircraft, from: other)
        flight.take(\.registration, from: other)
        flight.take(\.bookingCode, from: other)
        flight.take(\.note, from: other)
        return flight
    }

    private mutating func take<Value>(
        _ field: WritableKeyPath<LoggedFlight, Value?>, from other: LoggedFlight
    ) {
        if self[keyPath: field] == nil { self[keyPath: field] = other[keyPath: field] }
    }

    /// Whether another record is surely of the same flight, if both are of the same route: nothing
    /// that both say of its number, its day and its times contradicts.
    package func isSurely(_ other: LoggedFlight) -> Bool {
        guard let date, let day = other.date, date.withoutTime == day.withoutTime else {
            return false
        }
        let hasNumbers = number != nil && other.number != nil
        if hasNumbers, number == other.number { return true }
        // Numbers of one flight differ if it was sold by two airlines; then the time is the same.
        let times = [(departure.scheduled, other.departure.scheduled)].allSatisfy { one, other in
            one?.precision == .minute && other?.precision == .minute ? one == other : !hasNumbers
        }
        return times
    }
}

extension FlightEnd {
    fileprivate mutating func complete(with other: FlightEnd) {
        scheduled = scheduled.completed(by: other.scheduled)
        actual = actual.completed(by: other.actual)
        icao = icao ?? (airport == other.airport ? other.icao : nil)
        zone = zone ?? (airport == other.airport ? other.zone : nil)
        terminal = terminal ?? other.terminal
        gate = gate ?? other.gate
    }
}

extension LocalDateTime? {
    /// The time, with what another one knows more of the same day.
    fileprivate func completed(by other: LocalDateTime?) -> LocalDateTime? {
        guard let self else { return other }
        guard let other, other.precision == .minute, self.precision == .day,
            other.withoutTime == self
        else { return self }
        return other
    }
}

extension NamedAirline {
    /// The airline with what another name of it has and this one lacks; itself if they differ.
    fileprivate func completed(by other: NamedAirline?) -> NamedAirline {
        guard let other else { return self }
        let both = [(icao, other.icao), (iata, other.iata)]
        let isOne =
            both.allSatisfy { $0 == nil || $1 == nil || $0 == $1 }
            && (both.contains { $0 != nil && $0 == $1 } || name == other.name)
        guard isOne else { return self }
        var airline = self
        airline.name = name ?? other.name
        airline.icao = icao ?? other.icao
        airline.iata = iata ?? other.iata
        return airline
    }
}

extension LoggedFlight {
    /// Takes what others say of the flight, so that what the person wrote stays.
    package mutating func update(with other: LoggedFlight) {
        let old = self
        departure.update(with: other.departure)
        arrival.update(with: other.arrival)
        status = other.status ?? status
        aircraft = other.aircraft ?? aircraft
        registration = other.registration ?? registration
        if self != old, other.source != source { source = .combined }
    }
}

extension [LogEntry] {
    /// Says what has changed of the flights that an older list has too, a sentence each.
    package func notices(since old: [LogEntry]) -> [String] {
        let flights = Dictionary(old.map { ($0.id, $0.flight) }) { first, _ in first }
        return compactMap { entry in flights[entry.id].flatMap { entry.flight.notice(since: $0) } }
    }
}

extension FlightEnd {
    /// Takes the times, terminal and gate of another description of the same airport.
    fileprivate mutating func update(with other: FlightEnd) {
        scheduled = other.scheduled.flatMap { $0.precision == .minute ? $0 : nil } ?? scheduled
        actual = other.actual ?? actual
        zone = other.zone ?? zone
        terminal = other.terminal ?? terminal
        gate = other.gate ?? gate
    }
}
