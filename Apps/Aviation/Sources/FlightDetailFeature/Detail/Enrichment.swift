import Flights

/// What the services say about an aircraft and its flight, beyond the feed and the tables.
struct Enrichment: Equatable, Sendable {
    /// The answers about the aircraft, in the order of the chain.
    var answers: [(origin: LookUpStep.Origin, answer: AircraftAnswer)] = []

    var route: Sourced<FlightRoute>?
    var track: FlightTrack?

    /// The flights of the last days, and the number of those that could not be read.
    var pastFlights: [PastFlight] = []
    var droppedPastFlights = 0

    /// The result of each look-up.
    var outcomes: [(origin: LookUpStep.Origin, outcome: LookUpStep.Outcome)] = []

    static func == (one: Enrichment, other: Enrichment) -> Bool {
        one.route == other.route && one.track == other.track
            && one.pastFlights == other.pastFlights
            && one.droppedPastFlights == other.droppedPastFlights
            && one.answers.elementsEqual(other.answers, by: ==)
            && one.outcomes.elementsEqual(other.outcomes, by: ==)
    }
}
