import Networking
import SectionEssentials

/// Why a walk cannot be shown.
enum WalkError: ExplainedError {
    /// Its file cannot be read, or its recording cannot be created.
    case request(RequestError)

    /// There was no receiver until the end, for a reason that is a sentence.
    case noReceiver(reason: String, recovery: String)

    var summary: String {
        switch self {
        case .request(let error): error.summary
        case .noReceiver(let reason, _): String(reason.dropLast())
        }
    }

    var recovery: String {
        switch self {
        case .request(let error): error.recovery
        case .noReceiver(_, let recovery): recovery
        }
    }
}
