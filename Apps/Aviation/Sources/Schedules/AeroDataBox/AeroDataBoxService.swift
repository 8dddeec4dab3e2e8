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
