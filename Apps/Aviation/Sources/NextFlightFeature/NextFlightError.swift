import Essentials
import Logbook

/// Why there is no next flight to show.
enum NextFlightError: ExplainedError, Equatable {
    case nothingPlanned
    case log(LogError)

    var summary: String {
        switch self {
        case .nothingPlanned: "no flight is planned"
        case .log(let error): error.summary
        }
    }

    var recovery: String {
        switch self {
        case .nothingPlanned:
            "Add one, such as with 'flight-log add LH400 2030-06-14 --from FRA --to JFK'."
        case .log(let error): error.recovery
        }
    }
}
