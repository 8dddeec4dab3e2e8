import Airports
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

extension Enrichment {
    /// Adds the reply of a service about the aircraft.
    mutating func add(_ reply: Reply<AircraftAnswer>, from origin: LookUpStep.Origin) {
        switch reply {
        case .answer(let answer):
            outcomes.append((origin, answer.isEmpty ? .missing : .found))
            if !answer.isEmpty { answers.append((origin, answer)) }
        case .failure(let outcome): outcomes.append((origin, outcome))
        }
    }

    /// Adds the reply of a service about the route of a call sign.
    mutating func add(
        _ reply: Reply<RouteEntity>,
        from origin: LookUpStep.Origin,
        _ callSign: String,
        _ airports: AirportDirectory
    ) {
        switch reply {
        case .answer(let entity):
            let known = FlightRoute(of: callSign, stops: entity.stops.map { $0.stop(in: airports) })
            route = route ?? Sourced(known, from: origin)
            outcomes.append((origin, known == nil ? .missing : .found))
        case .failure(let outcome): outcomes.append((origin, outcome))
        }
    }

    /// The enrichment with one outcome for each service, in the order of the chain.
    ///
    /// A service that was asked twice is `found` if it knew anything, and `failed` if it failed
    /// otherwise.
    var ordered: Enrichment {
        var ordered = self
        ordered.outcomes = LookUpStep.Origin.allCases.compactMap { origin in
            let own = outcomes.filter { $0.origin == origin }.map(\.outcome)
            guard let first = own.first else { return nil }
            let best = own.first { $0 == .found } ?? own.first { $0 != .missing } ?? first
            return (origin, best)
        }
        return ordered
    }
}

extension RouteStopEntity {
    /// The stop with the known airport of its code.
    fileprivate func stop(in airports: AirportDirectory) -> RouteStop {
        RouteStop(
            code, airport: airports.airport(code), name: name, city: city, position: position)
    }
}
