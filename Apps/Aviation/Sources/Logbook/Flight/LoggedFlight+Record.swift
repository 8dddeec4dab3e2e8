import Flights
package import Networking
package import RecordStore
package import SectionEssentials

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
