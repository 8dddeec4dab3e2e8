import Networking
import PackedRecords
import SectionEssentials

/// The reason there is no history.
enum HistoryError: ExplainedError {
    /// The source has no history.
    case noHistory

    /// No airport has this code.
    case unknownAirport(String)

    /// The server could not be asked, or sent no usable answer.
    case request(RequestError)

    /// The server refused or stopped the query.
    case query(TrinoError)

    /// The rows could not be written to a temporary file.
    case file(TemporaryFileError)

    var summary: String {
        switch self {
        case .noHistory: "this source has no history"
        case .unknownAirport(let code): "no airport has the code \(code)"
        case .request(let error): error.summary
        case .query(let error): error.summary
        case .file(let error): error.summary
        }
    }

    var recovery: String {
        switch self {
        case .noHistory: "Use --source opensky, whose history needs an account with access to it."
        case .unknownAirport: "Find the code with 'flight-report airports --search NAME'."
        case .request(let error): error.recovery
        case .query(let error): error.recovery
        case .file(let error): error.recovery
        }
    }

    var isStorageFailure: Bool {
        if case .file(let error) = self { error.isStorageFailure } else { false }
    }

    var isNotFound: Bool {
        if case .unknownAirport = self { true } else { false }
    }
}
