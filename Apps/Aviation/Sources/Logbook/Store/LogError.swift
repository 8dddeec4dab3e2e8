package import RecordStore
import SectionEssentials
import SectionKit

/// Why the log could not be read or changed.
package enum LogError: ExplainedError, Equatable {
    /// This machine has no folder for records; the value says why.
    case noStore(String)

    case notFound(String, nearest: String?)

    /// No flight has the name, since there is none at all.
    case empty(String)

    /// Several flights have the name; each is given by its ID with its date and route.
    case several(String, [String])
    case store(StoreError)

    /// A flight that cannot be written down as it is given, and what to do instead.
    case refused(String, recovery: String)

    /// No flight has a name.
    ///
    /// - Parameters:
    ///   - name: what somebody called it.
    ///   - names: those that flights have, of which a similar one is proposed.
    package static func missing(_ name: String, among names: some Sequence<String>) -> Self {
        let known = Set(names).sorted()
        return known.isEmpty ? .empty(name) : .notFound(name, nearest: name.nearest(in: known))
    }

    package var summary: String {
        switch self {
        case .noStore(let reason): reason
        case .notFound(let name, _), .empty(let name): "no flight of your log is called \(name)"
        case .several(let name, let flights): "\(flights.count) flights are called \(name)"
        case .store(let error): error.summary
        case .refused(let reason, _): reason
        }
    }

    package var recovery: String {
        switch self {
        case .noStore: "Set HOME or XDG_DATA_HOME to a folder, such as /home/me."
        case .notFound(_, let nearest?): "Did you mean \(nearest)?"
        case .notFound(_, nil): "Run 'flight-log list' to see your flights."
        case .empty:
            "Your log is empty; what is shown instead is made up. Add a flight with 'flight-log add FLIGHT'."
        case .several(let name, let flights):
            (LoggedFlightName(name)?.advice ?? "Give the ID")
                + " of one of them: \(flights.prefix(3).joined(separator: "; "))"
                + (flights.count > 3
                    ? "; 'flight-log list' shows the \(flights.count - 3) others." : ".")
        case .store(let error): error.recovery
        case .refused(_, let recovery): recovery
        }
    }

    package var isNotFound: Bool {
        switch self {
        case .notFound, .empty: true
        case .noStore, .several, .store, .refused: false
        }
    }
}
