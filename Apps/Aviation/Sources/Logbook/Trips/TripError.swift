import SectionEssentials
import SectionKit

/// Why trips could not be read or changed.
package enum TripError: ExplainedError, Equatable {
    case log(LogError)
    case noTrip(String, nearest: String?)

    /// Several trips have the name; each is given by its ID with its dates.
    case severalTrips(String, [String])
    case noEntry(String)

    /// Several entries have the name; each is given by its ID with its date and place.
    case severalEntries(String, [String])

    case photo(PhotoError)

    /// What cannot be written down as it is given, and what to do instead.
    case refused(String, recovery: String)

    package var summary: String {
        switch self {
        case .log(let error): error.summary
        case .noTrip(let name, _): "no trip is called \(name.quoted)"
        case .severalTrips(let name, let trips): "\(trips.count) trips are called \(name.quoted)"
        case .noEntry(let name): "no entry is called \(name.quoted)"
        case .severalEntries(let name, let entries):
            "\(entries.count) entries are called \(name.quoted)"
        case .photo(let error): error.summary
        case .refused(let reason, _): reason
        }
    }

    package var recovery: String {
        switch self {
        case .log(let error): error.recovery
        case .noTrip(_, let nearest?): "Did you mean \(nearest.quoted)?"
        case .noTrip(_, nil): "Run 'flight-log trips' to see your trips."
        case .noEntry: "Run 'flight-log trip NAME' to see the entries of a trip."
        case .severalTrips(_, let names), .severalEntries(_, let names):
            "Give the ID of one of them: \(names.few(by: "or"))."
        case .photo(let error): error.recovery
        case .refused(_, let recovery): recovery
        }
    }

    package var isNotFound: Bool {
        switch self {
        case .log(let error): error.isNotFound
        case .noTrip, .noEntry: true
        case .severalTrips, .severalEntries, .photo, .refused: false
        }
    }
}
