import Essentials
import Logbook

/// Why a flight could not be looked up or saved.
enum FlightSearchError: ExplainedError, Equatable {
    case log(LogError)

    /// Nobody knows the flight.
    case unknown(String, [FlightLookUp.Step])

    /// The number is flown over several legs, or several times on the day.
    case several(String, [String])

    /// Its day is not known.
    case needsDay(String)

    /// It is in the log already; the value is its ID.
    case alreadySaved(String, id: String)

    var summary: String {
        switch self {
        case .log(let error): error.summary
        case .unknown(let name, _): "nobody who was asked knows \(name)"
        case .several(let name, let routes):
            "\(name) is \(routes.count) flights: \(routes.joined(separator: ", "))"
        case .needsDay(let name): "only the route of \(name) is known, not its day"
        case .alreadySaved(let name, _): "\(name) is in your log already"
        }
    }

    var recovery: String {
        switch self {
        case .log(let error): return error.recovery
        case .unknown(let name, let steps):
            let failed = steps.compactMap { step in
                if case .failed(let reason) = step.outcome {
                    "\(step.name): \(reason)"
                } else {
                    nil
                }
            }
            let reasons = failed.isEmpty ? "" : "Not asked: \(failed.joined(separator: "; ")). "
            return reasons + "Check the number, or add it by hand with 'flight-log add --number "
                + "\(name) --from LHR --to JFK --date 2026-06-14'."
        case .several(let name, _):
            return "Name the airport of departure too, such as 'flight-log save \"\(name) "
                + "2026-06-14 FRA\"'."
        case .needsDay(let name):
            return "Give the day, such as 'flight-log save \"\(name) 2026-06-14\"'."
        case .alreadySaved(_, let id): return "Run 'flight-log show \(id)' to see it."
        }
    }
}
