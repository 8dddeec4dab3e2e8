import FeatureKit
import Flights
import Networking
import RecordStore
import SectionEssentials
import SectionKit

/// What is known of the range of a receiver.
struct RangeReport: Equatable, Sendable {
    /// What was kept; nil if nothing was.
    let range: ReceivedRange?

    /// How long to wait before the next load; nil if nothing is recorded.
    let refreshInterval: Duration?

    /// The warnings about the source, in plain sentences.
    var warnings: [String] = []
}

/// Why there is no range.
enum RangeError: ExplainedError, Equatable {
    /// This machine has no folder for records; the value says why.
    case noStore(String)

    /// The source does not say where the receiver is.
    case noPlace

    case store(StoreError)
    case request(RequestError)

    var summary: String {
        switch self {
        case .noStore(let reason): reason
        case .noPlace: "the source does not say where the receiver is"
        case .store(let error): error.summary
        case .request(let error): error.summary
        }
    }

    var recovery: String {
        switch self {
        case .noStore: "Set HOME or XDG_DATA_HOME to a folder, such as /home/me."
        case .noPlace:
            "Use --source receiver, and set the position of readsb or dump1090 (--lat and --lon)."
        case .store(let error): error.recovery
        case .request(let error): error.recovery
        }
    }

    var retryAfter: Duration? {
        if case .request(let error) = self { error.retryAfter } else { nil }
    }
}
