import Flights
import Logbook
import Networking
import SectionEssentials
import SectionKit

/// Asks AeroDataBox (https://doc.aerodatabox.com) for the flights of one day.
struct AeroDataBoxService: ScheduleService {
    static let name = "aerodatabox.com"

    let request: any BaseRequestInput
    let now: Date

    var name: String { Self.name }

    func flights(
        _ number: FlightNumber, on day: LocalDateTime?
    ) async throws(RequestError) -> [FlightLookUp.Found]? {
        let date = (day ?? LocalDateTime(now, in: .utc)).withoutTime
        let records = try await request.value(of: .aeroDataBox(number, date: date))
        return AeroDataBoxFlight.joined(records.records).map { FlightLookUp.Found($0) }
    }
}

extension Resource where Value == Records<AeroDataBoxFlight> {
    /// The flights with a number that depart on a day.
    static func aeroDataBox(_ number: FlightNumber, date: LocalDateTime) -> Self {
        .records(
            of: Endpoint("/flights/number/\(number.airline)\(number.number)/\(date.text)"),
            called: "flights"
        ) { AeroDataBoxFlight(json: &$0) }
    }
}

/// A flight as AeroDataBox describes it; its local times have an offset from UTC.
struct AeroDataBoxFlight: Sendable {
    var flight: LoggedFlight

    /// Whether the number is that of another airline's flight.
    var isCodeShare: Bool

    init?(json: inout JSONReader) {
        var number: String?
        var airline = (name: String?.none, icao: String?.none, iata: String?.none)
        var status: String?
        var sharing: String?
        var departure: FlightEnd?
        var arrival: FlightEnd?
        var aircraft: (model: String?, registration: String?) = (nil, nil)
        json.object { key, json in
            switch key {
            case "number": number = json.string()?.filter { $0 != " " }.nonBlank
            case "status": status = json.string()
            case "codeshareStatus": sharing = json.string()
            case "departure": departure = Self.end(&json)
            case "arrival": arrival = Self.end(&json)
            case "airline":
                json.object { key, json in
                    switch key {
                    case "name": airline.name = json.string()
                    case "icao": airline.icao = json.string()
                    case "iata": airline.iata = json.string()
                    default: break
                    }
                }
            case "aircraft":
                json.object { key, json in
                    if key == "model" { aircraft.model = json.string().nonBlank }
                    if key == "reg" { aircraft.registration = json.string().nonBlank }
                }
            default: break
            }
        }
        guard let departure, let arrival, departure.time != nil else { return nil }
        flight = LoggedFlight(departure: departure, arrival: arrival, source: .aeroDataBox)
        flight.number = number
        flight.airline = NamedAirline(
            name: airline.name, icao: airline.icao, iata: airline.iata)
        flight.aircraft = aircraft.model
        flight.registration = aircraft.registration
        flight.status = Self.status(status)
        isCodeShare = sharing == "IsCodeshared"
    }

    private static func end(_ json: inout JSONReader) -> FlightEnd? {
        var end = FlightEnd("")
        var revised: LocalDateTime?
        json.object { key, json in
            switch key {
            case "airport":
                var (iata, icao): (String?, String?)
                json.object { key, json in
                    switch key {
                    case "iata": iata = json.string().nonBlank
                    case "icao": icao = json.string().nonBlank
                    case "timeZone": end.zone = json.string().nonBlank
                    default: break
                    }
                }
                end.airport = iata ?? icao ?? ""
            case "scheduledTime": end.scheduled = json.field("local") { $0.localTime() }
            case "revisedTime": revised = json.field("local") { $0.localTime() }
            case "runwayTime": end.actual = json.field("local") { $0.localTime() }
            case "terminal": end.terminal = json.string().nonBlank
            case "gate": end.gate = json.string().nonBlank
            default: break
            }
        }
        end.actual = revised ?? end.actual
        return end.airport.isEmpty ? nil : end
    }

    private static func status(_ word: String?) -> FlightStatus? {
        switch word {
        case "Expected", "CheckIn", "GateClosed": .scheduled
        case "Boarding": .boarding
        case "Delayed": .delayed
        case "Departed": .departed
        case "EnRoute", "Approaching": .inAir
        case "Arrived": .landed
        case "Canceled", "CanceledUncertain": .cancelled
        case "Diverted": .diverted
        default: nil
        }
    }

    /// Returns each flight once, with the numbers of its code-shares.
    static func joined(_ flights: [AeroDataBoxFlight]) -> [LoggedFlight] {
        var joined = flights.filter { !$0.isCodeShare }.map(\.flight)
        for shared in flights where shared.isCodeShare {
            let flight = shared.flight
            let place = joined.firstIndex {
                $0.departure.airport == flight.departure.airport
                    && $0.departure.scheduled == flight.departure.scheduled
                    && $0.arrival.airport == flight.arrival.airport
            }
            guard let place else {
                joined.append(flight)
                continue
            }
            if let number = flight.number { joined[place].codeShares.append(number) }
        }
        return joined
    }
}
