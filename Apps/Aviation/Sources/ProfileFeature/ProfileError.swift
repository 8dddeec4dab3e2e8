import Logbook
import SectionEssentials
import SectionKit

/// Why the profile could not be shown, or the log not be cleared.
enum ProfileError: ExplainedError, Equatable {
    case log(LogError)

    /// The person has typed another number of flights than there are.
    case otherCount(Int, actual: Int)

    var summary: String {
        switch self {
        case .log(let error): error.summary
        case .otherCount(let typed, let actual):
            "your log has \(actual.counted("flight", "flights")), not \(typed)"
        }
    }

    var recovery: String {
        switch self {
        case .log(let error): error.recovery
        case .otherCount:
            "Nothing was deleted. Type the number of your flights to confirm that you mean this log."
        }
    }
}
