import Flights
import Networking
import RecordStore
import SectionEssentials
import SectionKit

/// Why the watch list could not be read or changed.
enum WatchListError: ExplainedError, Equatable {
    /// This machine has no folder for records; the value says why.
    case noStore(String)

    /// A flight is on the list, under this name; the other name is what a person called it, if that
    /// differs.
    case alreadyWatched(String, called: String?)

    case notWatched(String, nearest: String?)
    case store(StoreError)
    case request(RequestError)

    var summary: String {
        switch self {
        case .noStore(let reason): reason
        case .alreadyWatched(let name, nil): "\(name) is already on the list"
        case .alreadyWatched(let name, let other?):
            "\(other) is \(name), which is already on the list"
        case .notWatched(let name, _): "\(name.quoted) is not on the list"
        case .store(let error): error.summary
        case .request(let error): error.summary
        }
    }

    var retryAfter: Duration? {
        if case .request(let error) = self { error.retryAfter } else { nil }
    }

    var recovery: String {
        switch self {
        case .noStore: "Set HOME or XDG_DATA_HOME to a folder, such as /home/me."
        case .alreadyWatched(let name, _):
            "Run 'flight-report watch' to see it, or remove it with 'flight-report watch remove \(name)'."
        case .notWatched(_, let nearest?): "Did you mean \(nearest.quoted)?"
        case .notWatched(_, nil): "Run 'flight-report watch' to see the list."
        case .store(let error): error.recovery
        case .request(let error): error.recovery
        }
    }
}
