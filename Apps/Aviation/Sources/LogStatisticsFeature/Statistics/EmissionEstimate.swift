import Logbook

/// An estimate of the carbon dioxide of flights, after the method of ICAO's calculator.
///
/// For a passenger it is 3.16 × fuel × passengers' share ÷ (seats × load). The fuel is that of a
/// typical aircraft for the distance, not of the type that flew; so it is good for a comparison of
/// ways to travel, and not of airlines.
///
/// Source: ICAO Carbon Emissions Calculator Methodology; the figures of ``Aircraft`` are round values
/// for an A320 and an A330.
struct EmissionEstimate: Equatable, Sendable {
    /// A typical aircraft.
    struct Aircraft: Equatable, Sendable {
        /// The fuel in kilograms for the take-off, the climb and the landing.
        let fixedFuel: Double

        /// The fuel in kilograms for each kilometre.
        let fuelPerKilometre: Double

        /// The number of seats if all were in economy class.
        let seats: Double

        /// The part of the payload that is passengers and their bags.
        let passengersShare: Double

        static let shortHaul = Aircraft(
            fixedFuel: 750, fuelPerKilometre: 3.1, seats: 180, passengersShare: 0.95)
        static let longHaul = Aircraft(
            fixedFuel: 2_500, fuelPerKilometre: 6.5, seats: 380, passengersShare: 0.8)
    }

    /// The emissions in kilograms.
    private(set) var kilograms = 0.0

    /// The number of flights without a known distance, which are left out.
    private(set) var unknown = 0

    /// Estimates the emissions of flights.
    init(_ flights: [CountedFlight]) {
        for flight in flights {
            if let distance = flight.distance {
                kilograms += Self.kilograms(
                    kilometres: distance / 1000,
                    isPremium: flight.entry.flight.cabin?.isPremium ?? false)
            } else {
                unknown += 1
            }
        }
    }

    /// The kilograms for one passenger and a great-circle distance.
    static func kilograms(kilometres: Double, isPremium: Bool) -> Double {
        let aircraft = kilometres <= 4_500 ? Aircraft.shortHaul : .longHaul
        let flown = kilometres + detour(kilometres)
        let fuel = aircraft.fixedFuel + aircraft.fuelPerKilometre * flown
        let economy = 3.16 * fuel * aircraft.passengersShare / (aircraft.seats * load)
        return isPremium && kilometres > 3_000 ? 2 * economy : economy
    }

    /// How much longer than the great circle a flight is, in kilometres.
    private static func detour(_ kilometres: Double) -> Double {
        kilometres < 550 ? 50 : kilometres <= 5_500 ? 100 : 125
    }

    /// The part of the seats that is taken.
    private static let load = 0.82

    /// How it is found, with what is assumed, for people.
    static let method = """
        The carbon dioxide is an estimate after the method of ICAO's calculator: 3.16 × fuel × \
        passengers' share ÷ (seats × load). Assumed is a typical aircraft, not the one that flew: up \
        to 4,500 km one with 180 seats that burns 750 kg and 3.1 kg for each km, with a passengers' \
        share of 95 %; beyond it one with 380 seats, 2,500 kg, 6.5 kg for each km and 80 %. 82 % of the \
        seats are taken, flights are 50 to 125 km longer than the great circle, and all classes \
        above economy count twice beyond 3,000 km.
        """
}

extension CabinClass {
    /// Whether a seat takes the space of about two.
    fileprivate var isPremium: Bool { self != .economy }
}
