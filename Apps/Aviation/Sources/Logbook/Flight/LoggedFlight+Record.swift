package import Essentials
package import Networking
package import RecordStore

extension LoggedFlight: StoredRecord {
    package static let kind = RecordKind("flights", schema: 1)

    package init?(json: inout JSONReader, schema: Int) {
        var departure: FlightEnd?
        var arrival: FlightEnd?
        var flight = LoggedFlight(departure: FlightEnd(""), arrival: FlightEnd(""), source: .manual)
        json.object { key, json in
            switch key {
            case "departure": departure = FlightEnd(json: &json)
            case "arrival": arrival = FlightEnd(json: &json)
            default: flight.read(key, &json)
            }
        }
        guard let departure, let arrival else { return nil }
        self = flight
        (self.departure, self.arrival) = (departure, arrival)
        if date == nil { return nil }
    }

    private mutating func read(_ key: JSONText, _ json: inout JSONReader) {
        switch key {
        case "number": number = json.string()
        case "airline": airline = json.string()
        case "code_shares": codeShares = json.list { $0.string() } ?? []
        case "duration_min": minutes = json.integer()
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

    package var members: [(key: String, value: JSONValue)] {
        [
            ("number", JSONValue(number)), ("airline", JSONValue(airline)),
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
    fileprivate mutating func word<Word: RawRepresentable<String>>() -> Word? {
        string().flatMap { Word(rawValue: $0) }
    }
}
