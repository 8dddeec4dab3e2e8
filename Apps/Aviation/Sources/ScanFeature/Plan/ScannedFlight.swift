import Logbook
import SectionKit

/// A flight that was read, and what saving it does to the log.
struct ScannedFlight: Equatable, Sendable {
    /// What saving it would do.
    enum Outcome: Equatable, Sendable {
        case added

        /// A flight of the log is completed.
        case updated(LogEntry)

        /// The log says all of it already.
        case unchanged(LogEntry)

        /// A person has to say whether a flight of the log is the same.
        case undecided(LogEntry)

        /// It cannot be saved as it is.
        case unusable(Flaw)
    }

    /// Why a flight cannot be saved as it is.
    enum Flaw: Equatable, Sendable {
        /// Something is missing or open; the value says what and what to do, in plain sentences.
        case incomplete(String)

        /// It was cancelled, and the log has no such flight.
        case cancelled

        /// The reason and what to do, in plain sentences.
        var reason: String {
            switch self {
            case .incomplete(let reason): reason
            case .cancelled:
                "Your log does not have this flight, so there is nothing to mark. To keep it as "
                    + "cancelled all the same, add --new."
            }
        }

        /// What the flight is, in a word.
        var word: String {
            switch self {
            case .incomplete: "incomplete"
            case .cancelled: "cancelled"
            }
        }
    }

    /// Its number among all that were read, from 1.
    let number: Int

    let found: FoundFlight

    /// The flight as it would be written down.
    var draft: FlightDraft

    /// The flight as it would be in the log; nil if it cannot be saved.
    var entry: LogEntry?

    var outcome: Outcome

    /// What a person should know, in plain sentences.
    var warnings: [String] = []

    /// What saving would change of the flight of the log, in a few words each.
    var changes: [String] {
        guard case .updated(let old) = outcome, let entry else { return [] }
        return entry.flight.changes(since: old.flight)
    }

    /// The number and the route, as far as they are known.
    var title: String {
        entry?.datedTitle
            ?? [draft.flight.number, draft.hasAirports ? draft.flight.route : nil]
            .compactMap(\.self).joined(separator: " ").nonBlank ?? "flight \(number)"
    }
}
