import Flights
import Logbook
import Networking
import SectionEssentials
import SectionKit

/// Asks AviationStack (https://aviationstack.com/documentation), whose free plan knows only the
/// flights of today.
struct AviationStackService: ScheduleService {
    static let name = "aviationstack.com"

    let request: any BaseRequestInput
    let now: Date

    var name: String { Self.name }

    func flights(
        _ number: FlightNumber, on day: LocalDateTime?
    ) async throws(RequestError) -> [FlightLookUp.Found]? {
        // Other days need a plan that is paid for, so the date is sent only if it is another one.
        let today = LocalDateTime(now, in: .utc).withoutTime
        let date = day?.withoutTime == today ? nil : day?.withoutTime
        let answer: AviationStackAnswer
        do throws(RequestError) {
            answer = try await request.value(of: .aviationStack(number, date: date))
        } catch .status(403) where date != nil {
            throw AviationStackAnswer.Refusal(code: "function_access_restricted").error
        } catch {
            throw error
        }
        if let refusal = answer.refusal { throw refusal.error }
        let name = number.airline + number.number
        return AviationStackFlight.joined(answer.flights).filter { flight in
            // Only numbers with an airline's code of IATA can be compared.
            let isNamed =
                number.airline.utf8.count != 2 || flight.number == name
                || flight.codeShares.contains(name)
            let isOnDay = day.map { flight.departure.scheduled?.withoutTime == $0.withoutTime }
            return isNamed && isOnDay ?? true
        }
        .map { FlightLookUp.Found($0) }
    }
}

extension Resource where Value == AviationStackAnswer {
    /// The flights with a number, of today or of a date.
    static func aviationStack(_ number: FlightNumber, date: LocalDateTime?) -> Self {
        let key = number.airline.utf8.count == 2 ? "flight_iata" : "flight_icao"
        var query = [Endpoint.QueryItem(key, number.airline + number.number)]
        if let date { query.append(Endpoint.QueryItem("flight_date", date.text)) }
        return .json(
            of: Endpoint("/v1/flights", query: query), called: "a list of flights",
            isObject: true
        ) { AviationStackAnswer(json: &$0) }
    }
}
