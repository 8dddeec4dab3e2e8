import Logbook
import SectionEssentials

/// Why passes could not be read, or their flights not be saved.
enum ScanError: ExplainedError, Equatable {
    case log(LogError)
    case pass(PassError)

    /// What was read cannot be saved as it is, and what to do instead.
    case refused(String, recovery: String)

    var summary: String {
        switch self {
        case .log(let error): error.summary
        case .pass(let error): error.summary
        case .refused(let reason, _): reason
        }
    }

    var recovery: String {
        switch self {
        case .log(let error): error.recovery
        case .pass(let error): error.recovery
        case .refused(_, let recovery): recovery
        }
    }
}
