/// Where a passenger sat.
package enum SeatKind: String, CaseIterable, Sendable {
    case window, middle, aisle, jump
}

/// The class of a passenger's cabin.
package enum CabinClass: String, CaseIterable, Sendable {
    case economy
    case premiumEconomy = "premium-economy"
    case business, first
    case privateFlight = "private"
}

/// Why a person flew.
package enum FlightReason: String, CaseIterable, Sendable {
    case leisure, business, crew, other
}

/// What has become of a flight; the order is that of a list of flights of today.
package enum FlightStatus: String, CaseIterable, Sendable {
    case boarding, departed
    case inAir = "in-air"
    case delayed, scheduled, landed, diverted, cancelled

    /// Whether nothing will change any more.
    package var isFinal: Bool { self == .landed || self == .diverted || self == .cancelled }

    /// Whether the person has flown.
    package var isFlown: Bool { self == .landed || self == .diverted }
}

/// Who said what is known of a flight.
package enum FlightDataSource: String, CaseIterable, Sendable {
    case openSky = "opensky"
    case aviationStack = "aviationstack"
    case aeroDataBox = "aerodatabox"

    /// The public tables of routes.
    case routes

    /// Several of them.
    case combined
    case pkpass, scan, manual
    case imported = "import"
}
