package import SectionEssentials

/// A flight that OpenSky saw.
package struct PastFlight: Equatable, Sendable {
    package let address: AircraftAddress
    package let callSign: String?

    /// When the aircraft was first and last heard, which is about when it took off and landed.
    package let firstSeen: Date
    package let lastSeen: Date

    /// The airports that OpenSky estimated, as codes of ICAO.
    package let departure: String?
    package let arrival: String?

    package init(
        address: AircraftAddress,
        callSign: String? = nil,
        firstSeen: Date,
        lastSeen: Date,
        departure: String? = nil,
        arrival: String? = nil
    ) {
        self.address = address
        self.callSign = callSign
        self.firstSeen = firstSeen
        self.lastSeen = lastSeen
        self.departure = departure
        self.arrival = arrival
    }

    /// The time between them, in seconds.
    package var duration: Double { lastSeen.timeIntervalSince(firstSeen) }
}
