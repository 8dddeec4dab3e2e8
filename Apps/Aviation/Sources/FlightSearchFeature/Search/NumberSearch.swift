import Flights
import Logbook

/// What is known of a flight that a person has searched for, and what was searched for before.
struct NumberSearch: Equatable, Sendable {
    /// The flight; nil if none was named.
    var reference: FlightReference?

    var lookUp: FlightLookUp

    /// Where it is now; nil if it is not in the air, or nobody was asked.
    var live: LiveFlight?

    /// Who was asked where it is now, and the result; nil if nobody was.
    var liveStep: FlightLookUp.Step?

    /// The flights with this number that are in the log.
    var logged: [LogEntry]

    /// The past searches, the newest first.
    var past: [PastSearch]

    var warnings: [String]
}
