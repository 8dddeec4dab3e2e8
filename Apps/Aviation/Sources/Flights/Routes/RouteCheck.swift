import Geodesy

/// Whether an aircraft can be on a route, and how far along it is.
///
/// Tables of routes are often out of date, or have a flight the other way round, so that a route is
/// only shown with what the position says about it.
package struct RouteCheck: Equatable, Sendable {
    /// What the position says about the route.
    package enum Verdict: Equatable, Sendable {
        case plausible
        case doubtful(Doubt)

        /// There is no position to compare with, or an airport's position is unknown.
        case unknown
    }

    /// The reason why a route is doubtful.
    package enum Doubt: Equatable, Sendable {
        /// By way of the aircraft the leg would be longer by this many metres.
        case offRoute(detour: Double)

        /// The aircraft flies away from the end of the leg, towards its start.
        case otherWay

        /// The aircraft is on the ground, but at neither end of the leg.
        case onGroundElsewhere
    }

    /// The leg of the route that suits the aircraft best.
    package let leg: FlightRoute.Leg

    package let verdict: Verdict

    /// The length of the leg in metres; nil if an airport's position is unknown.
    package let length: Double?

    /// The direct distance from the start of the leg in metres; nil without a position.
    package let flown: Double?

    /// The direct distance to the end of the leg in metres; nil without a position.
    package let toGo: Double?

    /// Compares a route with an aircraft.
    package init?(of route: FlightRoute, _ aircraft: Aircraft) {
        let checks = route.legs.map { RouteCheck(of: $0, aircraft) }
        guard let first = checks.first else { return nil }
        self =
            checks.first { $0.verdict == .plausible }
            ?? checks.min { $0.detour ?? .infinity < $1.detour ?? .infinity } ?? first
    }

    private init(of leg: FlightRoute.Leg, _ aircraft: Aircraft) {
        self.leg = leg
        guard let start = leg.start.position, let end = leg.end.position else {
            (verdict, length, flown, toGo) = (.unknown, nil, nil, nil)
            return
        }
        let length = Geodesic(from: start, to: end).distance
        self.length = length
        guard let position = aircraft.position else {
            (verdict, flown, toGo) = (.unknown, nil, nil)
            return
        }
        let flown = Geodesic(from: start, to: position).distance
        let ahead = Geodesic(from: position, to: end)
        self.flown = flown
        toGo = ahead.distance
        verdict = Self.verdict(
            aircraft, flown: flown, ahead: ahead, detour: flown + ahead.distance - length,
            length: length)
    }

    private static func verdict(
        _ aircraft: Aircraft,
        flown: Double,
        ahead: Geodesic,
        detour: Double,
        length: Double
    ) -> Verdict {
        let nearestEnd = min(flown, ahead.distance)
        if aircraft.isOnGround == true {
            return nearestEnd <= groundRadius ? .plausible : .doubtful(.onGroundElsewhere)
        }
        if detour > slack + length * 0.1 { return .doubtful(.offRoute(detour: detour)) }
        // Near an airport aircraft turn to its runways.
        if let track = aircraft.track, nearestEnd > turningRadius {
            let turn = (track - ahead.initialBearing).remainder(dividingBy: 360)
            if turn.magnitude > 100 { return .doubtful(.otherWay) }
        }
        return .plausible
    }

    /// How far an aircraft on the ground may be from an airport's position: the largest airports
    /// are about 10 km long.
    private static let groundRadius = 10_000.0

    /// How far around an airport aircraft turn to its runways.
    private static let turningRadius = 80_000.0

    /// How much longer than its great circle any leg may be; a tenth of its length is added.
    private static let slack = 100_000.0

    private var detour: Double? {
        guard let flown, let toGo, let length else { return nil }
        return flown + toGo - length
    }
}

extension RouteCheck {
    /// The seconds that the rest of the leg takes at the present speed; nil on the ground, for a
    /// route that is doubtful, and for an aircraft that is too slow to say.
    package func timeToGo(_ aircraft: Aircraft) -> Double? {
        guard verdict == .plausible, aircraft.isOnGround != true, let toGo,
            let speed = aircraft.groundSpeed, speed > 25
        else { return nil }
        return toGo / speed
    }
}
