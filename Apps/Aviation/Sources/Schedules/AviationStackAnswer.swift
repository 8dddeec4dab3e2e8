import Flights
import Logbook
import Networking
import SectionKit

/// An answer of AviationStack: flights, or why there are none.
struct AviationStackAnswer: Sendable {
    /// Why a request was refused.
    struct Refusal: Sendable {
        let code: String
    }

    var flights: [AviationStackFlight] = []
    var refusal: Refusal?

    init?(json: inout JSONReader) {
        let isObject = json.object { key, json in
            switch key {
            case "data": flights = json.list { AviationStackFlight(json: &$0) } ?? []
            case "error":
                refusal = Refusal(code: json.field("code") { $0.string() } ?? "unknown")
            default: break
            }
        }
        if !isObject { return nil }
    }
}

extension AviationStackAnswer.Refusal {
    /// The error for a person; only codes that are documented are named.
    var error: RequestError {
        switch code {
        case "function_access_restricted":
            .notAllowed(reason: "the plan of your key has no flights of other days")
        case "usage_limit_reached", "rate_limit_reached":
            .notAllowed(reason: "the requests that the plan of your key has are used up")
        case "invalid_access_key", "missing_access_key", "inactive_user":
            .notAllowed(reason: "the key in AVIATIONSTACK_KEY is not valid")
        default: .unreadable(reason: "it reports an error, \(code.prefix(40))")
        }
    }
}

/// A flight as AviationStack describes it.
///
/// Its times are on the clocks of the airports although they end in `+00:00`.
struct AviationStackFlight: Sendable {
    var flight: LoggedFlight

    /// The number of the flight that it is a code-share of; nil for the flight itself.
    var operatingNumber: String?

    var operatingAirline: String?

    init?(json: inout JSONReader) {
        var number: String?
        var airline = (name: String?.none, icao: String?.none, iata: String?.none)
        var status: String?
        var departure = AviationStackEnd()
        var arrival = AviationStackEnd()
        var aircraft: (type: String?, registration: String?) = (nil, nil)
        var operating: (number: String?, airline: String?) = (nil, nil)
        json.object { key, json in
            switch key {
            case "flight_status": status = json.string()
            case "departure": departure = AviationStackEnd(json: &json)
            case "arrival": arrival = AviationStackEnd(json: &json)
            case "airline":
                json.object { key, json in
                    switch key {
                    case "name": airline.name = json.string()
                    case "icao": airline.icao = json.string()
                    case "iata": airline.iata = json.string()
                    default: break
                    }
                }
            case "flight":
                json.object { key, json in
                    switch key {
                    case "iata": number = json.string().nonBlank ?? number
                    case "icao": number = number ?? json.string().nonBlank
                    case "codeshared":
                        json.object { key, json in
                            if key == "flight_iata" { operating.number = json.string().nonBlank }
                            if key == "airline_icao" { operating.airline = json.string().nonBlank }
                        }
                    default: break
                    }
                }
            case "aircraft":
                json.object { key, json in
                    if key == "icao" { aircraft.type = json.string().nonBlank }
                    if key == "registration" { aircraft.registration = json.string().nonBlank }
                }
            default: break
            }
        }
        guard let number, let from = departure.end, let to = arrival.end,
            from.scheduled ?? from.actual != nil
        else { return nil }
        flight = LoggedFlight(departure: from, arrival: to, source: .aviationStack)
        flight.number = number.uppercased()
        flight.airline = NamedAirline(
            name: airline.name, icao: airline.icao?.uppercased(),
            iata: airline.iata?.uppercased())
        flight.aircraft = aircraft.type
        flight.registration = aircraft.registration
        flight.status = Self.status(status, delay: departure.delay)
        operatingNumber = operating.number?.uppercased()
        operatingAirline = operating.airline?.uppercased()
    }

    private static func status(_ word: String?, delay: Int?) -> FlightStatus? {
        switch word {
        case "scheduled": (delay ?? 0) > 0 ? .delayed : .scheduled
        case "active": .inAir
        case "landed": .landed
        case "cancelled": .cancelled
        case "diverted": .diverted
        default: nil
        }
    }

    /// Returns each flight once, with the numbers of its code-shares, in the order of departure.
    static func joined(_ flights: [AviationStackFlight]) -> [LoggedFlight] {
        var joined: [LoggedFlight] = flights.filter { $0.operatingNumber == nil }.map(\.flight)
        for shared in flights {
            guard let number = shared.operatingNumber, let own = shared.flight.number else {
                continue
            }
            let day = shared.flight.date?.withoutTime
            let place = joined.firstIndex {
                $0.number == number && $0.date?.withoutTime == day
            }
            if let place {
                if !joined[place].codeShares.contains(own) { joined[place].codeShares.append(own) }
            } else {
                var flight = shared.flight
                flight.number = number
                flight.codeShares = [own]
                flight.airline =
                    shared.operatingAirline.flatMap { NamedAirline(icao: $0) } ?? flight.airline
                joined.append(flight)
            }
        }
        return joined.sorted { one, other in
            guard let first = one.date, let second = other.date else { return false }
            return first < second
        }
    }
}

/// The departure or the arrival of a flight as AviationStack describes it.
private struct AviationStackEnd {
    var end: FlightEnd?
    var delay: Int?

    init() {}

    init(json: inout JSONReader) {
        var (iata, icao): (String?, String?)
        var end = FlightEnd("")
        json.object { key, json in
            switch key {
            case "iata": iata = json.string().nonBlank
            case "icao": icao = json.string().nonBlank
            case "timezone": end.zone = json.string().nonBlank
            case "terminal": end.terminal = json.string().nonBlank
            case "gate": end.gate = json.string().nonBlank
            case "delay": delay = json.integer()
            case "scheduled": end.scheduled = json.localTime()
            case "actual": end.actual = json.localTime()
            default: break
            }
        }
        guard let code = iata ?? icao else { return }
        end.airport = code
        self.end = end
    }
}

extension JSONReader {
    /// Reads a time on the clock of a place, whatever offset follows it; nil for anything else.
    mutating func localTime() -> LocalDateTime? {
        string().flatMap { $0.utf8.count >= 16 ? LocalDateTime(String($0.prefix(16))) : nil }
    }
}
