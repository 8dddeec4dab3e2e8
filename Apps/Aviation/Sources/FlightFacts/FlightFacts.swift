public import Networking

/// The embedded facts about flights: airlines, types of aircraft, blocks of aircraft addresses, and
/// a recorded extract of live positions.
public enum FlightFacts {
    /// The tables and the extract, which are parsed only when requested.
    public static let responses = EmbeddedResponses([:])
}
