import Logbook
import SectionEssentials
import SectionKit

/// Why a flight could not be looked up or saved.
enum FlightSearchError: ExplainedError, Equatable {
    case log(LogError)

    /// Nobody knows the flight, or nobody answered.
    case unknown(FlightReference, FlightLookUp)

    /// Nobody could be asked about the flights of these days; the reasons are sentences.
    case notLookedUp([String])

    /// The number is flown over several legs, or several times on the day.
    case several(String, [String])

    /// Its day is not known.
    case needsDay(String)

    /// It is in the log already; the value is its ID.
    case alreadySaved(String, id: String)

    var summary: String {
        switch self {
        case .log(let error): error.summary
        case .unknown(let flight, let lookUp):
            lookUp.isAnswered || lookUp.failures == nil
                ? "nobody who was asked knows \(flight.text)"
                : "nobody who was asked about \(flight.text) answered"
        case .notLookedUp: "nobody who knows schedules answered"
        case .several(let name, let routes):
            "\(name) is \(routes.count) flights: \(routes.joined(separator: ", "))"
        case .needsDay(let name): "only the route of \(name) is known, not its day"
        case .alreadySaved(let name, _): "\(name) is in your log already"
        }
    }

    var recovery: String {
        switch self {
        case .log(let error): return error.recovery
        case .unknown(let flight, let lookUp):
            let advice =
                "Check the number, or add the flight by hand with '\(flight.addCommand)'."
            return [lookUp.failures, advice].compactMap(\.self).separated(by: " ")
        case .notLookedUp(let reasons): return reasons.separated(by: " ")
        case .several: return "Give the airport of departure too, after the number and the day."
        case .needsDay: return "Give the day too, after the number, as in 2026-06-14."
        case .alreadySaved(_, let id): return "Run 'flight-log show \(id)' to see it."
        }
    }
}
