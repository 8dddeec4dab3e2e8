/// The sums of flights.
struct FlightTotals: Equatable, Sendable {
    private(set) var flights = 0

    /// The sum of the known distances, in metres.
    private(set) var distance = 0.0

    /// The sum of the known durations.
    private(set) var minutes = 0

    /// The numbers of flights whose distance or duration is unknown.
    private(set) var unknownDistances = 0
    private(set) var unknownDurations = 0

    init() {}

    /// Adds up flights.
    init(_ flights: some Sequence<CountedFlight>) {
        for flight in flights { add(flight) }
    }

    mutating func add(_ flight: CountedFlight) {
        flights += 1
        distance += flight.distance ?? 0
        minutes += flight.minutes ?? 0
        if flight.distance == nil { unknownDistances += 1 }
        if flight.minutes == nil { unknownDurations += 1 }
    }
}
