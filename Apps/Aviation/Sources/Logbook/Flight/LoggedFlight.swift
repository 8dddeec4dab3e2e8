package import Flights

/// A flight in a person's log, as it was written down or imported, in memory.
package struct LoggedFlight: FlightRecord, Equatable {
    package var number: String?
    package var airline: NamedAirline?
    package var codeShares: [String] = []

    package var departure: FlightEnd
    package var arrival: FlightEnd

    package var minutes: Int?
    package var status: FlightStatus?
    package var divertedTo: String?

    package var seat: String?
    package var seatKind: SeatKind?
    package var cabin: CabinClass?
    package var reason: FlightReason?

    package var aircraft: String?
    package var registration: String?
    package var bookingCode: String?
    package var note: String?
    package var photos: [String] = []

    package var source: FlightDataSource
    package var origin: String?

    /// The minutes that a flight can take: at most two days.
    package static let durations = 1...2880

    package init(departure: FlightEnd, arrival: FlightEnd, source: FlightDataSource) {
        self.departure = departure
        self.arrival = arrival
        self.source = source
    }
}
