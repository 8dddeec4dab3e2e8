/// A flight in a person's log, as it was written down or imported.
package struct LoggedFlight: FlightRecord, Equatable {
    /// The flight number with its airline's code, such as `LH400` or `DLH400`.
    package var number: String?

    /// The ICAO code of the airline, or its name if the code is unknown.
    package var airline: String?

    /// Other flight numbers of the same flight.
    package var codeShares: [String] = []

    package var departure: FlightEnd
    package var arrival: FlightEnd

    /// The duration in minutes that was written down, which counts if the times do not tell it.
    package var minutes: Int?

    /// What somebody said of it; nil if only the date decides whether it is flown.
    package var status: FlightStatus?

    /// The airport where it landed instead.
    package var divertedTo: String?

    package var seat: String?
    package var seatKind: SeatKind?
    package var cabin: CabinClass?
    package var reason: FlightReason?

    /// The ICAO code of the type of aircraft, or its name if the code is unknown.
    package var aircraft: String?

    package var registration: String?
    package var bookingCode: String?
    package var note: String?

    /// The names of the files of photos.
    package var photos: [String] = []

    package var source: FlightDataSource

    /// Which log it was imported from and its ID there, such as `flighty:4256f3d8`.
    package var origin: String?

    package init(departure: FlightEnd, arrival: FlightEnd, source: FlightDataSource) {
        self.departure = departure
        self.arrival = arrival
        self.source = source
    }
}
