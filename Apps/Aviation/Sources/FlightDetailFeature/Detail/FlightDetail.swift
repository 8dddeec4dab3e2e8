import Airports
import Flights
import Geodesy
import SectionEssentials
import SectionKit

/// One aircraft with what is known of it and its flight.
struct FlightDetail: Equatable, Sendable {
    /// The flight now: as the source reported it, or at its computed position.
    private(set) var flight: Flight

    /// The flight as the source reported it.
    private let reported: Flight

    /// Whether it is from a recording, so that it does not move on.
    let isRecorded: Bool

    /// How long to wait before the source is asked again for an aircraft in the air.
    let refreshInterval: Duration

    /// Whether all services have been asked.
    let isComplete: Bool

    let identity: AircraftIdentity
    let route: Sourced<FlightRoute>?
    private(set) var routeCheck: RouteCheck?
    private(set) var nearest: NearestAirport?
    let track: FlightTrack?

    /// The runways of the nearest airport, for an aircraft that is there or soon may be.
    let runways: [Runway]

    /// The flights of the last days, the latest first; empty if none is known.
    let pastFlights: [FlownFlight]

    /// The chain: who was asked, and what it knew.
    let steps: [LookUpStep]

    /// The warnings about missing or unreadable data, in plain sentences.
    let warnings: [String]

    /// The airports that the nearest one is found in.
    private let airports: AirportDirectory

    /// Joins the facts; `enrichment` is nil while the services are asked.
    init(
        _ flight: Flight,
        isRecorded: Bool,
        airports: AirportDirectory,
        runways: [Runway] = [],
        enrichment: Enrichment?,
        seen: FlightTrack? = nil,
        refreshInterval: Duration = .seconds(10),
        warnings: [String] = []
    ) {
        self.flight = flight
        reported = flight
        self.isRecorded = isRecorded
        self.refreshInterval = refreshInterval
        self.airports = airports
        self.runways = runways
        isComplete = enrichment != nil
        let found = enrichment ?? Enrichment()
        identity = AircraftIdentity(flight, found)
        route = found.route
        track = found.track.map { $0.joined(with: seen) } ?? seen
        pastFlights = FlownFlight.all(found.pastFlights, in: airports)
        steps = LookUpStep.all(of: flight, identity, found)
        self.warnings = warnings + found.warnings
        locate()
    }

    /// Whether somebody was asked, and could not answer.
    func lacks(_ origin: LookUpStep.Origin) -> Bool {
        steps.contains { step in
            if case .failed = step.outcome { step.origin == origin } else { false }
        }
    }

    /// Finds what depends on the position.
    private mutating func locate() {
        routeCheck = route.flatMap { RouteCheck(of: $0.value, flight.aircraft) }
        nearest = flight.aircraft.position.flatMap { NearestAirport(to: $0, in: airports) }
    }

    /// Returns the detail with the position and the age computed for a later time.
    func moved(to now: Date) -> FlightDetail {
        var detail = self
        detail.flight.aircraft = reported.aircraft.moved(to: now, since: reported.present)
        detail.flight.present = max(now, reported.present)
        detail.locate()
        return detail
    }
}

extension AircraftIdentity {
    /// Joins what the feed, the tables and the services say.
    init(_ flight: Flight, _ enrichment: Enrichment) {
        var feed = AircraftAnswer()
        let reported = flight.aircraft.reported
        feed.registration = reported.registration
        feed.typeCode = reported.typeCode
        feed.operatorName = reported.operatorName
        add(feed, from: .feed)
        var database = AircraftAnswer()
        database.registration = flight.aircraft.filed?.registration
        database.typeCode = flight.aircraft.filed?.typeCode
        database.operatorName = flight.aircraft.filed?.operatorName
        add(database, from: .database)
        var tables = AircraftAnswer()
        tables.manufacturer = flight.type?.manufacturer
        tables.model = flight.type?.model
        add(tables, from: .tables)
        for (origin, answer) in enrichment.answers { add(answer, from: origin) }
    }
}

extension LookUpStep {
    /// The steps of a chain, with the facts that each gave.
    fileprivate static func all(
        of flight: Flight,
        _ identity: AircraftIdentity,
        _ enrichment: Enrichment
    ) -> [LookUpStep] {
        let aircraft = flight.aircraft
        var feed = aircraft.position == nil ? [] : ["position"]
        if aircraft.altitude != nil { feed.append("altitude") }
        if aircraft.groundSpeed != nil { feed.append("speed") }
        if aircraft.squawk != nil { feed.append("squawk") }
        var tables: [String] = flight.airline == nil ? [] : ["airline"]
        if flight.country != nil { tables.append("country") }
        var own = [
            LookUpStep(origin: .feed, facts: feed + identity.facts(from: .feed), outcome: .found)
        ]
        if aircraft.filed != nil {
            own.append(
                LookUpStep(
                    origin: .database, facts: identity.facts(from: .database), outcome: .found))
        }
        own.append(
            LookUpStep(
                origin: .tables, facts: tables + identity.facts(from: .tables), outcome: .found))
        return own
            + enrichment.outcomes.map { origin, outcome in
                var facts = identity.facts(from: origin)
                if enrichment.route?.origin == origin { facts.append("route") }
                if origin == .track, enrichment.track != nil { facts.append("track") }
                if origin == .flights, outcome == .found { facts.append("past flights") }
                return LookUpStep(origin: origin, facts: facts, outcome: outcome)
            }
    }
}

extension Enrichment {
    /// A sentence for each service that could not be asked.
    var warnings: [String] {
        let missing = outcomes.compactMap { origin, outcome -> String? in
            guard case .failed(let reason) = outcome else { return nil }
            switch origin {
            case .track: return "The track is missing: \(reason)."
            case .flights: return "The flights of the last days are missing: \(reason)."
            default: return "What \(origin.rawValue) knows is missing: \(reason)."
            }
        }
        let dropped = droppedPastFlights
        if dropped == 0 { return missing }
        return missing + [
            "\(dropped.counted("past flight", "past flights")) could not be read and"
                + " \(dropped == 1 ? "is" : "are") left out."
        ]
    }
}

extension FlightTrack {
    /// Returns the track with the later points of another.
    fileprivate func joined(with other: FlightTrack?) -> FlightTrack {
        var joined = self
        for point in other?.points ?? [] { joined.add(point) }
        return joined
    }
}
