package import Flights
import Geodesy
package import SectionEssentials
package import SectionKit

/// An aircraft that a source has heard, compared with the flight of a log that it is expected to be.
package struct LiveFlight: Equatable, Sendable {
    /// The aircraft as it was heard last.
    private let heard: Aircraft

    /// The time that its ages were counted to when it was loaded.
    private let loaded: Date

    private let route: FlightRoute?

    /// The zone of the airport that it flies to; nil if that is unknown.
    private let zone: DisplayZone?

    /// The aircraft where it is now: where it was heard, or a place computed from that one by speed
    /// and track.
    package private(set) var aircraft: Aircraft

    /// How far it is along the route, and whether it can be on it; nil if the route is unknown.
    package private(set) var check: RouteCheck?

    private(set) var now: Date

    /// Compares an aircraft with the flight that it is expected to be.
    ///
    /// - Parameter now: the time that ages are counted to, which is never before that of the source.
    package init(_ aircraft: Aircraft, from: LogAirport?, to: LogAirport?, at now: Date) {
        (heard, loaded) = (aircraft, now)
        let stops = [from, to].compactMap(\.self).map {
            RouteStop($0.code, airport: nil, name: $0.name, city: $0.city, position: $0.position)
        }
        route = FlightRoute(of: aircraft.callSign ?? "", stops: stops)
        zone = to?.zone
        (self.aircraft, self.now) = (aircraft, now)
        compute()
    }

    /// Returns the flight where it is at a later time.
    func moved(to now: Date) -> LiveFlight {
        var moved = self
        moved.now = max(now, loaded)
        moved.compute()
        return moved
    }

    private mutating func compute() {
        aircraft = now > heard.positionTime ?? now ? heard.moved(to: now, since: loaded) : heard
        check = route.flatMap { RouteCheck(of: $0, aircraft) }
    }
}

extension LiveFlight {
    /// What its last position says about now.
    package enum State: String, Sendable {
        case inAir = "in-air"
        case onGround = "on-ground"

        /// The aircraft is on another way than the flight.
        case elsewhere

        /// Its last position, or that it was heard, is too long ago to count as now.
        case old
    }

    package var state: State {
        guard MaximumAge.usual.allows(age) else { return .old }
        if case .doubtful? = check?.verdict { return .elsewhere }
        return aircraft.isOnGround == true ? .onGround : .inAir
    }

    /// How old its last position is, or else how long ago it was heard, in seconds.
    package var age: Double? {
        heard.positionAge(at: now) ?? heard.heardAge(at: now).map { max(0, $0) }
    }

    /// When its last position, or else it, was heard.
    package var heardAt: Date? { age.map { now.addingTimeInterval(-$0) } }

    /// How much of the way is flown, from 0 to 1; nil if it is not on the way in the air now.
    package var progress: Double? {
        guard state == .inAir, let flown = check?.flown, let toGo = check?.toGo, flown + toGo > 0
        else { return nil }
        return flown / (flown + toGo)
    }

    /// The code of the airport of its way where it is on the ground; nil if it is in the air.
    var airport: String? {
        guard state == .onGround, let check, let flown = check.flown, let toGo = check.toGo else {
            return nil
        }
        return flown < toGo ? check.leg.start.bestCode : check.leg.end.bestCode
    }

    /// The direct distance to its destination in metres; nil if it is not on the way in the air now.
    package var toGo: Double? { progress == nil ? nil : check?.toGo }

    /// The seconds that the rest of the way takes at the present speed, which is an estimate.
    package var timeToGo: Double? { progress == nil ? nil : check?.timeToGo(aircraft) }

    /// When it arrives at the present speed, which is an estimate; in the zone of the airport.
    package var arrival: LocalTime? {
        guard let zone, let timeToGo else { return nil }
        return LocalTime(now.addingTimeInterval(timeToGo), in: zone)
    }
}
